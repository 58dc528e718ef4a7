internal import Bytecode
internal import Diagnostics
internal import VirtualMachine

/// Keeps the account of one object: enters its events one by one, then looks who holds what is left.
///
/// An object may be retained and released a million times. What was given back long ago is only counted
/// (`forgotten`), and where more units are out at once than anybody would read, the account ends and says
/// so: the work grows with the events and not with their square.
struct Bookkeeper {
  /// Units that were given back and are kept, to be told.
  static let keptReturns = 1024
  /// Units that may be out at once.
  static let mostOpen = 1 << 16

  let moment: Moment
  let reading: CodeReading
  private var account: Account
  private var count: UInt32 = 0
  private var running: [(callable: UInt32, entry: WatchedEntry, moves: Int)] = []
  private var moves = 0
  /// The first `dealloc` of the program's that it was sent, as the log has it: who asked for it.
  private var endAsked: Event?

  private struct Tag {
    /// The code that took it.
    var taker: CodePlace
    var function: Int
    var destination: Int
    var whole: Int
    var through: Int
    var isVague: Bool
    var isOwn: Bool
    /// Taken for an instance variable or a block: its object's to give.
    var isInside: Bool
    /// Given back by a release of which the code does not tell whose unit it was.
    var isGuessed = false
  }
  /// One per unit: what the stacks ask.
  private var tags: [Tag] = []
  private var openCount = 0
  private var stacks = OpenUnits()
  /// Units below this are on the stacks: an object that was never released needs none.
  private var stacked = 0
  /// Places of the forgotten pairs.
  private var pairs: [Pair: Int] = [:]

  init(moment: Moment, serial: UInt32, className: String, reading: CodeReading) {
    self.moment = moment
    self.reading = reading
    account = Account(serial: serial, className: className)
  }

  private var world: World { moment.world }

  // MARK: Entering

  /// `asking`: who called the override that is running and posted this; nil: no override did, or (`isUnasked`) a pool
  /// that no code of the program's drains.
  mutating func enter(_ number: Int, _ event: Event, asking: Asking?, isUnasked: Bool) {
    let asker = asking?.place
    let runner = asking?.runner ?? event.runner
    if account.isCut, event.kind != .deallocBegin, event.kind != .dealloc { return }
    switch event.kind {
    case .alloc:
      account.birth = number
      count = event.after
      take(.birth, number, event, asker, runner)
    case .retain:
      notice(event.before)
      count = event.after
      moves += 1
      take(event.isInserted ? .inserted : .retain, number, event, asker, runner)
    case .release:
      notice(event.before)
      count = event.after
      moves += 1
      giveBack(number, event, asker, runner, isUnasked: isUnasked)
    case .autorelease:
      moves += 1
      wait(event, asker, runner)
    case .deallocBegin:
      account.deallocBegin = number
      endByHand(number, event)
    case .dealloc:
      if account.deallocBegin == nil { endByHand(number, event) }
      account.death = number
      count = 0
    case .override:
      if event.message == .dealloc, endAsked == nil { endAsked = event }
      if let entry = event.message, running.count < 1024 {
        running.append((event.method, entry, moves))
      }
    case .overrideEnd: leave(event)
    default: break
    }
  }

  /// Its life ends while units are out: `[a dealloc]`, `NSDeallocateObject(a)`.
  private mutating func endByHand(_ number: Int, _ event: Event) {
    guard account.isComplete, openCount > 0 else { return }
    // The program's own `dealloc` only passes the end on to the root class's.
    let asked = endAsked.flatMap { ask in ask.caller.map { (spot: reading.spot(ask), caller: $0) } }
    let spot = asked?.spot ?? reading.spot(event)
    account.deallocByHand = Account.Return(
      event: number, place: spot.place,
      function: asked.map { reading.function($0.caller.callable).name } ?? reading.teller(event),
      isLibrary: spot.isLibrary, isPool: false)
  }

  /// The count was changed by something that is not in the log (the log was off, or has forgotten it).
  private mutating func notice(_ before: UInt32) {
    if account.birth == nil || before != count { account.isComplete = false }
  }

  private mutating func leave(_ event: Event) {
    guard let depth = running.lastIndex(where: { $0.callable == event.method }) else { return }
    let override = running[depth]
    running.removeSubrange(depth...)
    switch override.entry {
    case .retain, .release, .autorelease, .retainCount: break
    // A copy that is another object is no answer about this one.
    case .copy where event.result == account.serial,
      .copyWithZone where event.result == account.serial:
      break
    default: return
    }
    let method = reading.function(override.callable).name
    let moved = moves > override.moves ? 1 : 0
    if let index = account.answered.firstIndex(where: { $0.method == method }) {
      account.answered[index].times += 1
      account.answered[index].moved += moved
    } else {
      account.answered.append(
        Account.Answered(
          method: method, selector: "\(override.entry)", times: 1, moved: moved))
    }
  }

  private mutating func take(
    _ kind: Account.Unit.Kind, _ number: Int, _ event: Event, _ asker: CodePlace?, _ runner: UInt32
  ) {
    guard openCount < Bookkeeper.mostOpen else {
      account.isCut = true
      account.isComplete = false
      return
    }
    let spot = reading.spot(event)
    let function = reading.function(event.callable)
    let destination = destination(kind, event, asker, isLibrary: spot.isLibrary)
    let isLibrary = isLibrary(asker, spot)
    var unit = Account.Unit(
      kind: kind, event: number, place: spot.place, function: reading.teller(event),
      isLibrary: spot.isLibrary, destination: destination.place, runner: runner)
    unit.address = reading.address(of: destination.place, event: number)
    if isLibrary, kind != .birth {
      // An override that only passes the message on took nothing: the library did, by way of it.
      if let asker, !spot.isLibrary {
        unit.function =
          reading.messageIntoLibrary(asker) ?? reading.function(asker.callable).name
        unit.isLibrary = true
      }
      unit.keeper = event.keeper
      if unit.keeper == 0 { unit.container = reading.receiver(asker ?? event.caller) }
    }
    // `[a retain];` leaves its claim with a: the next `[a release];` is its end. What an input at the prompt
    // returns is only shown.
    var through = CodeReading.Reading()
    // An override's answer is its asker's.
    let end =
      destination.place == .returned
      ? asker.map { reading.destination($0.callable, $0.pc).place } ?? .returned : destination.place
    let last = asker.map { reading.function($0.callable).name } ?? function.name
    let isDropped = end == nil || end == .returned && !isNamedCode(last)
    let sender = asker ?? event.place
    if kind == .retain, !isLibrary, isDropped {
      through = reading.source(sender.callable, sender.pc)
      unit.through = through.place
    }
    account.units.append(unit)
    let isOwn = !isLibrary || kind == .birth
    let isVague =
      switch destination.place {
      case nil, .returned?, .argument?: isOwn
      default: false
      }
    let isInside =
      switch destination.place {
      case .ivar?, .field?, .capture?: true
      default: false
      }
    tags.append(
      Tag(
        taker: event.place, function: function.number, destination: destination.number,
        whole: destination.whole, through: through.number,
        isVague: isVague, isOwn: isOwn, isInside: isInside))
    openCount += 1
  }

  /// What was taken for whom. What a method returns went to whoever asked for it: the override's asker, else
  /// the function that called.
  private func destination(
    _ kind: Account.Unit.Kind, _ event: Event, _ asker: CodePlace?, isLibrary: Bool
  ) -> CodeReading.Reading {
    if isLibrary {
      // `[Foo new]` is sent by the user and taken in the library; so is a copy that is the object itself.
      guard kind == .birth || reading.destination(event.callable, event.pc).place == .returned
      else { return CodeReading.Reading() }
      return reading.destination(ofAnswerTo: event.caller, anyMessage: false)
    }
    let own = reading.destination(event.callable, event.pc)
    let further: CodeReading.Reading
    switch own.place {
    case .returned? where asker == nil:
      further = reading.destination(ofAnswerTo: event.caller, anyMessage: true)
    case .returned?, nil:
      // `alloc` promises its sender a count: what its override takes is the sender's.
      guard let asker else { return own }
      further = reading.destination(ofAnswerTo: asker, anyMessage: own.place != nil)
    default: return own
    }
    switch further.place {
    case .local, .global, .ivar, .field, .capture, .literal: return further
    case .returned, .argument, nil: return own
    }
  }

  // MARK: Pairing

  private func isOpen(_ unit: Int) -> Bool { account.units[unit].givenBack == nil }
  private func isFree(_ unit: Int) -> Bool { isOpen(unit) && account.units[unit].pool == nil }

  private mutating func stackAll() {
    while stacked < tags.count {
      let tag = tags[stacked]
      var questions: [OpenUnits.Question] = [.free, .freeOf(tag.function)]
      if tag.destination != 0 {
        questions.append(.takenFor(tag.destination))
        if let address = moment.claimPlaces[account.units[stacked].event] {
          questions.append(.takenAt(address))
        }
        if tag.whole != tag.destination { questions.append(.takenFor(tag.whole)) }
        let slot = account.units[stacked].ownSlot
        questions.append(slot.map { .takenIn($0) } ?? .takenSomewhere(tag.destination))
      }
      if tag.through != 0 { questions.append(.takenFor(tag.through)) }
      if !tag.isOwn {
        questions.append(.library)
        questions.append(.keptBy(account.units[stacked].keeper))
      }
      if tag.isVague { questions += [.vague, .vagueOf(tag.function)] }
      if tag.isOwn { questions += tag.isInside ? [.inside] : [.own, .ownOf(tag.function)] }
      for question in questions { stacks.push(stacked, under: question) }
      stacked += 1
    }
  }

  /// What was taken for the place that a release names: of an instance variable, for its own object's, never for
  /// another's.
  private func taken(
    for source: CodeReading.Reading, of runner: UInt32
  ) -> [OpenUnits.Question] {
    if source.number == 0 { return [] }
    guard let slot = source.place?.slot(in: runner) else { return [.takenFor(source.number)] }
    return [.takenIn(slot), .takenSomewhere(source.number)]
  }

  private mutating func youngest(_ questions: [OpenUnits.Question]) -> Int? {
    let units = account.units
    for question in questions {
      let found = stacks.last(question) { unit in
        units[unit].givenBack == nil && (units[unit].pool != nil) == (question == .pooled)
      }
      if let found { return found }
    }
    return nil
  }

  /// Whether the library sent the message, were it to an override that passed it on.
  private func isLibrary(_ asker: CodePlace?, _ spot: CodeReading.Spot) -> Bool {
    guard let asker else { return spot.isLibrary }
    return !moment.isUsers(world.place(callable: Int(asker.callable), pc: Int(asker.pc)))
      || reading.messageIntoLibrary(asker) != nil
  }

  private mutating func wait(_ event: Event, _ asker: CodePlace?, _ runner: UInt32) {
    if event.pool == 0 { account.autoreleasedNowhere += 1 }
    stackAll()
    let sender = asker ?? event.place
    let function = reading.function(sender.callable).number
    let source = reading.source(sender.callable, sender.pc)
    var questions: [OpenUnits.Question] = [.freeOf(function)]
    // Nobody but the library gives what the library took.
    if isLibrary(asker, reading.spot(event)) {
      questions.append(.library)
    } else {
      questions = taken(for: source, of: runner) + questions
      questions += [.vague, .own, .inside]
    }
    guard let unit = youngest(questions + [.free]) else { return }
    if event.pool == 0 {
      account.units[unit].isInNoPool = true
    } else {
      account.units[unit].pool = event.pool
      stacks.push(unit, under: .pooled)
    }
  }

  private mutating func giveBack(
    _ number: Int, _ event: Event, _ asker: CodePlace?, _ runner: UInt32, isUnasked: Bool
  ) {
    let spot = reading.spot(event)
    let sender = asker ?? event.place
    let senderNumber = reading.function(sender.callable).number
    // Of a pool of the library's that an override is asked by, the program's own line is `[pool drain]`.
    let isPool =
      isUnasked || reading.isPoolDrain(sender.callable, sender.pc)
      || asker.flatMap(reading.messageIntoLibrary) == "drain"
    let isLibrary = isLibrary(asker, spot)
    let named = isLibrary ? nil : reading.source(sender.callable, sender.pc)
    let back = Account.Return(
      event: number, place: spot.place, function: reading.teller(event),
      isLibrary: spot.isLibrary, isPool: isPool, source: isPool ? nil : named?.place,
      runner: runner)
    stackAll()
    // Which unit: what waits in the pool; what was taken for this variable; what the library took itself;
    // what is known of nobody. What a variable is known to hold is its own to give, so that comes last.
    var questions: [OpenUnits.Question] = isPool ? [.pooled] : []
    if let named {
      if let address = moment.claimPlaces[number] { questions.append(.takenAt(address)) }
      questions += taken(for: named, of: runner)
    }
    if isLibrary {
      // What one object of the library took is given back by another only where nobody knows better.
      questions += [.keptBy(event.keeper), .keptBy(0), .library]
    }
    let known = youngest(questions)
    let guesses: [OpenUnits.Question] = [
      .takenFor(named.map { $0.whole } ?? 0), .vagueOf(senderNumber), .vague, .keptBy(0),
      .ownOf(senderNumber), .own, .inside, .free,
      .pooled,
    ]
    guard let unit = known ?? youngest(guesses) else {
      if account.surplus.count < Bookkeeper.keptReturns { account.surplus.append(back) }
      return
    }
    // Of an instance variable, whose the unit was is a guess where the log does not tell for which object.
    let isOfSome = named?.place?.slot(in: runner) != nil && account.units[unit].ownSlot == nil
    tags[unit].isGuessed = known == nil || isOfSome
    account.units[unit].givenBack = back
    openCount -= 1
    if account.units.count - openCount > 2 * Bookkeeper.keptReturns + openCount { forget() }
  }

  private struct Pair: Hashable {
    var taken: SourceRange
    var takenIn: String
    var given: SourceRange
    var givenIn: String
  }

  private mutating func count(_ unit: Account.Unit) {
    guard let back = unit.givenBack else { return }
    let pair = Pair(
      taken: unit.place, takenIn: unit.function, given: back.place, givenIn: back.function)
    if let index = pairs[pair] {
      account.forgottenPairs[index].times += 1
    } else {
      pairs[pair] = account.forgottenPairs.count
      account.forgottenPairs.append((unit, 1))
    }
  }

  /// Drops the oldest of what was given back.
  private mutating func forget() {
    let returned = account.units.indices.compactMap { unit in
      account.units[unit].givenBack.map { (event: $0.event, unit: unit) }
    }.sorted { $0.event < $1.event }
    let oldest = returned.dropLast(Bookkeeper.keptReturns)
    account.forgotten += oldest.count
    var isGone = [Bool](repeating: false, count: account.units.count)
    for each in oldest {
      isGone[each.unit] = true
      count(account.units[each.unit])
    }
    var place = [Int?](repeating: nil, count: isGone.count)
    var kept = 0
    for unit in isGone.indices where !isGone[unit] {
      place[unit] = kept
      account.units[kept] = account.units[unit]
      tags[kept] = tags[unit]
      kept += 1
    }
    account.units.removeSubrange(kept...)
    tags.removeSubrange(kept...)
    stacked = kept
    stacks.renumber(place)
  }

  // MARK: Closing

  mutating func closed(_ references: [Reference]) -> Account {
    account.object = world.objectInfo(serial: account.serial)
    guard let object = account.object, !object.isImmortal else { return account }
    account.isAbandoned = object.isAbandoned(references)
    agree(with: object.count)
    var matching = HolderMatching(
      references, reading: reading,
      released: account.units.filter { $0.givenBack != nil })
    // Who knows its place has it before one that may lie elsewhere in the variable, or in any object.
    for unit in account.units.indices
    where account.units[unit].givenBack == nil && account.units[unit].pool == nil {
      account.units[unit].holder = matching.exact(account.units[unit])
    }
    for isAnybodys in [false, true] {
      if isAnybodys { correctGuesses(&matching) }
      for unit in account.units.indices
      where account.units[unit].givenBack == nil && account.units[unit].holder == nil
        && matching.mayLieAnywhere(account.units[unit]) == isAnybodys
      {
        if let token = account.units[unit].pool {
          account.units[unit].holder = matching.pool(token)
        } else {
          account.units[unit].holder = matching.fitting(account.units[unit])
        }
      }
    }
    let open = account.units.indices.filter { account.units[$0].givenBack == nil }
    for unit in open where account.units[unit].isUnheld && unit < tags.count {
      // Whoever leaves the group last gives it back for the library.
      let code = world.code(ofCallable: Int(tags[unit].taker.callable))
      if code?.visible.kind == .groupEnter {
        account.units[unit].holder = .library(name: Holder.enteredGroup)
      }
    }
    account.guessedTakers = Set(
      open.filter { account.units[$0].isUnheld && $0 < tags.count }.map { tags[$0].taker.callable })
    keepForCalls(open, references)
    // A strong variable owns by itself. A mere pointer may be what is left of an owner, the eldest first: what
    // was moved from one variable to another is held by the other.
    for find in [HolderMatching.through, HolderMatching.strong, HolderMatching.pointer] {
      for unit in open where account.units[unit].isUnheld {
        account.units[unit].holder = find(&matching, account.units[unit])
      }
    }
    // A cast moves a claim without an event: `id x = CFBridgingRelease(r);`. Then r only points, and x owns.
    var strong = matching.unclaimedVariables()
    for unit in open where !strong.isEmpty && account.units[unit].pool == nil {
      guard let holder = account.units[unit].holder,
        let next = matching.handOn(from: holder, to: strong[0])
      else { continue }
      account.units[unit].holder = next
      strong.removeFirst()
    }
    // What is on its way from one message to the next will be read by a running call.
    var hand = reading.inHand(object.address)
    for unit in open where account.units[unit].isUnheld && hand > 0 {
      account.units[unit].isInHand = true
      hand -= 1
    }
    account.unheld = account.units.count(where: \.isUnheld)
    account.others = matching.left()
    return account
  }

  /// What a running call took and has not yet brought to where its code will (`[v retain]` in a setter, before
  /// `x = v`) is in its hand, whoever points there meanwhile: one for each call, the youngest. Another call of the same
  /// function, which has it in no register on its way and not in the variable that was asked, did not take it.
  private mutating func keepForCalls(_ open: [Int], _ references: [Reference]) {
    guard open.contains(where: { account.units[$0].isUnheld && $0 < tags.count }) else { return }
    var running = reading.running()
    let isOnItsWay = account.object.map { reading.inHand($0.address) > 0 } == true
    for unit in open.reversed() where account.units[unit].isUnheld && unit < tags.count {
      let taker = tags[unit].taker
      guard let calls = running[taker.callable],
        isOnItsWay
          || account.units[unit].kind != .birth
            && references.contains(where: { isSource($0, of: taker) }),
        let call = calls.firstIndex(where: { reading.isUnderway(taker, at: $0) })
      else { continue }
      running[taker.callable]?.remove(at: call)
      account.units[unit].isInHand = true
    }
  }

  /// Whether it is the variable of the taker's function that its `[v retain]` was sent to.
  private func isSource(_ reference: Reference, of taker: CodePlace) -> Bool {
    guard case .local(let name, let function, _, _, _) = reference.holder,
      function == reading.function(taker.callable).name
    else { return false }
    guard case .local(let source, _, _)? = reading.source(taker.callable, taker.pc).place else {
      return true
    }
    return name == source
  }

  /// `a = x; x = nil; [a release]` ends what was taken for `x`, though the code names `a`: where a guess chose
  /// the unit of a place that still points here, and another's place is gone, it was the other. What was taken after
  /// the release is none of those that it can have given back.
  private mutating func correctGuesses(_ matching: inout HolderMatching) {
    var homeless = account.units.indices.filter {
      let unit = account.units[$0]
      return unit.givenBack == nil && unit.pool == nil && unit.holder == nil
    }
    for unit in tags.indices where tags[unit].isGuessed {
      guard let back = account.units[unit].givenBack,
        let position = homeless.firstIndex(where: { account.units[$0].event < back.event })
      else { continue }
      guard
        let holder = matching.exact(account.units[unit]) ?? matching.fitting(account.units[unit])
      else { continue }
      let other = homeless.remove(at: position)
      account.units[other].givenBack = back
      account.units[unit].givenBack = nil
      account.units[unit].holder = holder
    }
  }

  /// The header's number is what counts: units that the log does not tell of are entered without a past.
  private mutating func agree(with count: UInt64) {
    if UInt64(openCount) == count { return }
    account.isComplete = false
    if account.isCut { return }
    while UInt64(openCount) < count, openCount < Bookkeeper.mostOpen {
      account.units.append(
        Account.Unit(kind: .unseen, event: -1, place: .none, function: "", isLibrary: true))
      openCount += 1
    }
    while UInt64(openCount) > count,
      let last = account.units.lastIndex(where: { $0.givenBack == nil })
    {
      account.units.remove(at: last)
      openCount -= 1
    }
  }
}
