internal import Bytecode
internal import Diagnostics
internal import VirtualMachine

/// What the code says about the places where counts moved, read once per place.
///
/// A loop of a million retains is one retain in the code. So everything that depends only on the place (who
/// runs there, what the user wrote there, where the pointer goes) is asked once and remembered, and names
/// become numbers that compare in an instant.
final class CodeReading {
  /// A place of a value, with its number; number 0: nothing is known.
  struct Reading {
    var place: ValuePlace?
    var number = 0
    /// Of the whole variable that the place is a part of.
    var whole = 0
  }
  struct Spot {
    var place: SourceRange
    var isLibrary: Bool
  }

  let moment: Moment
  /// What a person calls a global, by link name.
  let globalNames: [String: String]
  private var functions: [UInt32: (name: String, number: Int)] = [:]
  private var functionNumbers: [String: Int] = [:]
  private var flows: [UInt32: ValueFlow?] = [:]
  private var valuePlaces: [ValuePlace: Int] = [:]
  private var destinations: [UInt64: Reading] = [:]
  private var sources: [UInt64: Reading] = [:]
  private var underway: [Underway: Bool] = [:]
  /// Where what is taken at a place goes in the end.
  private var goals: [CodePlace: ValuePlace?] = [:]
  private var drains: [UInt64: Bool] = [:]
  private var messages: [UInt64: String?] = [:]
  private var liveRegisters: [Int: LiveRegisters] = [:]
  private var inHand: [UInt64: Int]?
  private var calls: [UInt32: [Int]]?
  private var spots: [SpotKey: Spot] = [:]

  private struct SpotKey: Hashable {
    var isOverride: Bool
    var place: CodePlace
    var caller: CodePlace?
  }

  init(moment: Moment, globalNames: [String: String]) {
    self.moment = moment
    self.globalNames = globalNames
  }

  private var world: World { moment.world }

  /// What the library's classes are sent by nobody else.
  private lazy var internalSelectors: Set<String> = {
    var (found, known) = (Set<String>(), Set<String>())
    for method in world.allClasses().flatMap(\.methods) {
      if world.isInternal(method.callable) {
        found.insert(method.selector)
      } else {
        known.insert(method.selector)
      }
    }
    return found.subtracting(known)
  }()

  /// By what a person calls a global: the letter of its type.
  private(set) lazy var globalKinds: [String: Character] = {
    var kinds: [String: Character] = [:]
    for global in world.globalInfos() {
      kinds[global.displayName] = global.encoding.first { !"rnNoORV".contains($0) }
    }
    return kinds
  }()

  private var births: (upTo: Int, events: [UInt32: Int]) = (0, [:])

  /// Number of the event by which an object came to be; -1: the log does not tell.
  func birth(of serial: UInt32) -> Int {
    let end = world.eventCount
    if births.upTo < end {
      let events = world.events(births.upTo..<end)
      for (index, event) in events.enumerated() where event.kind == .alloc {
        births.events[event.object] = end - events.count + index
      }
      births.upTo = end
    }
    return births.events[serial] ?? -1
  }

  /// The run has gone on since the last question.
  func momentPassed() {
    inHand = nil
    calls = nil
  }

  /// Where the calls of each callable stand that have not come to their end.
  func running() -> [UInt32: [Int]] {
    let all = calls ?? world.runningCalls()
    calls = all
    return all
  }

  /// How many units of an object running calls may have in hand.
  func inHand(_ address: UInt64) -> Int {
    let all = inHand ?? world.inHand(&liveRegisters)
    inHand = all
    return all[address] ?? 0
  }

  func readLater() -> Set<UInt64>? { world.readLater(&liveRegisters) }

  private func key(_ callable: UInt32, _ pc: UInt32) -> UInt64 {
    UInt64(callable) << 32 | UInt64(pc)
  }

  func function(_ callable: UInt32) -> (name: String, number: Int) {
    if let known = functions[callable] { return known }
    let name = world.callableName(Int(callable))
    let number = functionNumbers[name] ?? functionNumbers.count
    functionNumbers[name] = number
    functions[callable] = (name, number)
    return (name, number)
  }

  func spot(_ event: Event) -> Spot {
    let key = SpotKey(
      isOverride: event.kind == .override, place: event.place, caller: event.caller)
    if let known = spots[key] { return known }
    let (place, isLibrary) = moment.userPlace(of: event)
    let spot = Spot(place: place, isLibrary: isLibrary)
    spots[key] = spot
    return spot
  }

  private func flow(_ callable: UInt32) -> ValueFlow? {
    if let known = flows[callable] { return known }
    var flow: ValueFlow?
    if let code = world.code(ofCallable: Int(callable)) {
      let owner = world.classOfCallable(Int(callable))
      flow = ValueFlow(
        code: code,
        ivarName: { [world] offset in
          guard let owner else { return nil }
          for info in world.lineage(ofClass: owner) {
            if let ivar = info.ivars.first(where: { $0.offset == offset }) { return ivar.name }
          }
          return nil
        }, isMethod: owner != nil,
        leadsToMemory: { [world] offset in
          guard let owner else { return false }
          return world.lineage(ofClass: owner).contains {
            $0.ivars.contains { $0.offset == offset && $0.encoding.hasPrefix("^") }
          }
        })
    }
    flows[callable] = .some(flow)
    return flow
  }

  /// The method or function that an event is told in. Where the library or a front end keeps it to itself
  /// (`__setUp:`), the message or the call that led there; empty: that is not known.
  func teller(_ event: Event) -> String {
    let isHidden =
      world.isInternal(Int(event.callable))
      || world.maker(ofCallable: Int(event.callable)) == .frontEnd
    guard isHidden else { return function(event.callable).name }
    guard let caller = event.caller, let flow = flow(caller.callable) else { return "" }
    let pc = Int(caller.pc)
    let selector = flow.selector(at: pc)
    if !selector.isEmpty { return internalSelectors.contains(selector) ? "" : selector }
    let function = flow.called(at: pc)
    let isInternal = world.callable(ofFunction: function).map(world.isInternal) ?? false
    return isInternal ? "" : function
  }

  private func reading(_ place: ValuePlace?) -> Reading {
    guard let place else { return Reading() }
    // A method calls its own variable by name; to all others it lies so many bytes into an object.
    var key = place
    switch place {
    case .ivar(_, let offset), .field(let offset, _): key = .field(offset, of: nil)
    default: break
    }
    func number(_ place: ValuePlace) -> Int {
      let number = valuePlaces[place] ?? valuePlaces.count + 1
      valuePlaces[place] = number
      return number
    }
    return Reading(place: place, number: number(key), whole: number(key.whole))
  }

  /// Address of the pointer that an event is about, at this place of the code.
  func address(of place: ValuePlace?, event: Int) -> UInt64? {
    if let known = moment.claimPlaces[event] { return known }
    guard let place, case .global = place else { return nil }
    return moment.address(of: place)
  }

  /// Where the object goes that the instruction at `pc` answers or retains.
  func destination(_ callable: UInt32, _ pc: UInt32) -> Reading {
    let key = key(callable, pc)
    if let known = destinations[key] { return known }
    let result =
      isCapture(callable, pc)
      ? reading(.capture) : reading(flow(callable)?.destination(of: Int(pc)))
    destinations[key] = result
    return result
  }

  /// Whether a call that stands at `pc` has still to bring to its place what was taken behind it.
  func isUnderway(_ taker: CodePlace, at pc: Int) -> Bool {
    // Nothing is followed further than so: what stands behind has brought it there.
    guard pc > Int(taker.pc), pc <= Int(taker.pc) + 1 + ValueFlow.longestWalk else { return false }
    let call = Underway(taker: taker, pc: pc)
    if let known = underway[call] { return known }
    var result = false
    if let flow = flow(taker.callable) {
      let goal = goals[taker] ?? flow.destination(of: Int(taker.pc))
      goals[taker] = .some(goal)
      if let goal { result = flow.destination(of: Int(taker.pc), before: pc) != goal }
    }
    underway[call] = result
    return result
  }

  private struct Underway: Hashable {
    var taker: CodePlace
    var pc: Int
  }

  /// Where the object came from that is released at `pc`.
  func source(_ callable: UInt32, _ pc: UInt32) -> Reading {
    let key = key(callable, pc)
    if let known = sources[key] { return known }
    let result =
      isCapture(callable, pc) ? reading(.capture) : reading(flow(callable)?.source(of: Int(pc)))
    sources[key] = result
    return result
  }

  /// Whether what copies or ends a block moves a count for the block: a weak variable that it captured is only looked
  /// at, and the claim of the look ends with it.
  private func isCapture(_ callable: UInt32, _ pc: UInt32) -> Bool {
    [.block, .blockEnd].contains(world.maker(ofCallable: Int(callable)))
      && flow(callable)?.isLookAtWeak(Int(pc)) != true
  }

  /// Where the answer of a call goes; nothing where the message does not promise a count of one's own, or
  /// where the library called.
  func destination(ofAnswerTo caller: CodePlace?, anyMessage: Bool) -> Reading {
    guard let caller,
      moment.isUsers(world.place(callable: Int(caller.callable), pc: Int(caller.pc)))
    else { return Reading() }
    if !anyMessage, flow(caller.callable)?.promisesCount(at: Int(caller.pc)) != true {
      return Reading()
    }
    return destination(caller.callable, caller.pc)
  }

  /// The message at a place of the user's, where it is none of those that move a count themselves: whoever was asked to
  /// count behind it was asked by the library (`[array addObject:pen]`, of a pen that overrides retain).
  func messageIntoLibrary(_ place: CodePlace) -> String? {
    let key = key(place.callable, place.pc)
    if let known = messages[key] { return known }
    let selector = flow(place.callable)?.selector(at: Int(place.pc)) ?? ""
    let result = selector.isEmpty || ValueFlow.counts(selector) ? nil : selector
    messages[key] = .some(result)
    return result
  }

  /// The variable that the message at a place of the user's was sent to.
  func receiver(_ place: CodePlace?) -> ValuePlace? {
    place.flatMap { source($0.callable, $0.pc).place }
  }

  /// Whether a variable of the function that sent `[x retain]` on its own had its value before that, and no code behind
  /// it writes there again: the claim was not taken for it.
  func isElder(_ reference: Reference, of unit: Account.Unit) -> Bool {
    guard unit.through != nil, unit.event >= 0,
      case .local(let name, let function, _, _, _) = reference.holder,
      let event = world.events(unit.event..<(unit.event + 1)).first,
      self.function(event.callable).name == function,
      let code = world.code(ofCallable: Int(event.callable)),
      let home = code.variables.last(where: { $0.name == name })?.home,
      case .register(let register) = home, code.instructions.indices.contains(Int(event.pc))
    else { return false }
    return !code.instructions[(Int(event.pc) + 1)...].contains { $0.writes == register }
  }

  func isPoolDrain(_ callable: UInt32, _ pc: UInt32) -> Bool {
    let key = key(callable, pc)
    if let known = drains[key] { return known }
    let result = flow(callable)?.isPoolDrain(Int(pc)) == true
    drains[key] = result
    return result
  }
}
