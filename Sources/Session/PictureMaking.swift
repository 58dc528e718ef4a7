internal import Bytecode
internal import Diagnostics
internal import Ownership
internal import VirtualMachine

/// The picture of an input: the account of before, the account of after, and what was written in between.
extension ProgramSession {
  /// The account of this moment; nil: there are too many objects to be drawn.
  func ownersNow() -> OwnersOfMoment? {
    let place = OwnersPlace(
      event: world.eventCount, steps: world.steps, place: history?.place ?? HistoryPlace())
    if let known = ownersKept, known.place == place { return known.owners }
    let owners = Ledger(moment).owners()
    // Ctrl-C came on the way: what was found is not whole.
    if moment.isInterrupted { return nil }
    ownersKept = owners.map { (place, $0) }
    return owners
  }

  /// Several inputs, one after the other, until one does not end well. `picturing`: the last outcome tells what
  /// all of them changed. `areGiven`: they belong to a lesson.
  package func evaluate(
    lines: [String], picturing: Bool = false, areGiven: Bool = false
  ) -> [Outcome] {
    let owners = picturing ? ownersNow() : nil
    let first = world.eventCount
    let tip = history?.place.tip ?? 0
    var outcomes: [Outcome] = []
    for line in lines {
      outcomes.append(evaluate(line))
      if areGiven { markAsGiven() }
      guard outcomes.last?.status == .done else { return outcomes }
    }
    if let owners, var last = outcomes.popLast() {
      var whole = last
      whole.events = first..<world.eventCount
      let segments = history?.path.filter { $0.id > tip } ?? []
      last.picture = picture(
        since: owners, of: whole, entry: lastEntry,
        writes: segments.flatMap { writes(of: $0) ?? [] })
      outcomes.append(last)
    }
    return outcomes
  }

  /// `entry`: the input's own code.
  func picture(
    since before: OwnersOfMoment, of outcome: Outcome, entry: Int?, writes: [MemoryWrite]? = nil
  ) -> Picture? {
    guard outcome.status == .done else { return nil }
    let events = world.events(outcome.events)
    guard events.count == outcome.events.count, events.count <= 50_000 else { return nil }
    let ledger = Ledger(moment)
    guard let after = ledger.owners(staying: Set(before.objects.keys)), !moment.isInterrupted else {
      return nil
    }
    ownersKept = (
      OwnersPlace(
        event: world.eventCount, steps: world.steps, place: history?.place ?? HistoryPlace()), after
    )
    let writes = writes ?? writesOfLastInput()
    var reader = InputReading(session: self, before: before, events: events, writes: writes)
    reader.first = outcome.events.lowerBound
    reader.read()
    if let entry { reader.noteAnswers(of: entry, after: after, value: outcome.values.last) }
    return ledger.picture(
      since: before, now: after, asked: reader.asked, peaks: reader.peaks(ledger),
      written: reader.written(after, ledger), remarks: reader.remarks(after))
  }
}

struct OwnersPlace: Equatable, Sendable {
  var event: Int
  var steps: UInt64
  var place: HistoryPlace
}

/// What the events and writes of an input tell that the two accounts do not.
private struct InputReading {
  let session: ProgramSession
  let before: OwnersOfMoment
  let events: [Event]
  let writes: [MemoryWrite]
  var first = 0
  var asked: Set<UInt32> = []
  private var answering: [UInt32: String] = [:]
  /// Of what was answered: what the init was sent to.
  private var instead: [UInt32: UInt32] = [:]
  private var born: [UInt32: Int] = [:]
  private var died: Set<UInt32> = []
  /// How many inits of an object run, and where the first of them ended.
  private var preparing: [UInt32: Int] = [:]
  private var prepared: [UInt32: Int] = [:]
  /// Inits that ran again, by object: number and range of events.
  private var inits: [(serial: UInt32, number: Int, start: Int, end: Int)] = []
  private var claims: [(serial: UInt32, count: UInt64)] = []

  init(
    session: ProgramSession, before: OwnersOfMoment, events: [Event], writes: [MemoryWrite]
  ) {
    self.session = session
    self.before = before
    self.events = events
    self.writes = writes
  }

  private var world: World { session.world }

  mutating func read() {
    var running: [(callable: UInt32, made: Bool)] = []
    for (index, event) in events.enumerated() {
      switch event.kind {
      case .alloc:
        born[event.object] = first + index
        for depth in running.indices { running[depth].made = true }
      case .dealloc: died.insert(event.object)
      default: break
      }
      if event.kind == .`init` { preparing[event.object, default: 0] += 1 }
      if event.kind == .initEnd {
        preparing[event.object, default: 1] -= 1
        if event.result != 0, event.result != event.object { instead[event.result] = event.object }
        if preparing[event.object] == 0, prepared[event.object] == nil {
          prepared[event.object] = first + index
        }
      }
      switch event.kind {
      case .`init` where !event.flags.contains(.nested) && event.earlierInits > 0:
        inits.append((event.object, Int(event.earlierInits) + 1, first + index, Int.max))
      case .initEnd:
        if let open = inits.lastIndex(where: { $0.serial == event.object }) {
          inits[open].end = first + index
        }
      case .override:
        running.append((UInt32(truncatingIfNeeded: event.method), false))
      case .overrideEnd:
        guard
          let depth = running.lastIndex(where: {
            $0.callable == UInt32(truncatingIfNeeded: event.method)
          })
        else { continue }
        let made = running[depth].made
        running.removeSubrange(depth...)
        let name = world.callableName(Int(event.method))
        let isMaker = ["alloc", "new", "opy"].contains { part in name.contains(part) }
        if isMaker, !made, before.objects[event.result] != nil {
          asked.insert(event.result)
          answering[event.result] = name
        }
      default: break
      }
    }
  }

  /// Objects that were there before and that a class (or a copy) answered with, to the input itself.
  mutating func noteAnswers(of entry: Int, after: OwnersOfMoment, value: DisplayedValue?) {
    for place in session.moment.answersKept(by: entry) {
      var serial: UInt32 = 0
      switch place {
      case .global(let linkName, _): serial = session.moment.object(inGlobal: linkName)
      case .returned:
        if case .object(let shown, _, _, _, _, _)? = value?.content { serial = shown }
      default: break
      }
      if before.objects[serial] != nil, after.objects[serial] != nil { asked.insert(serial) }
    }
  }

  // MARK: What lived only within the input

  /// `ended`: variables that let go of the object because their function was over, and not by a line of it.
  func peaks(_ ledger: Ledger) -> [(object: OwnedObject, ended: [ValuePlace])] {
    let short = born.keys.filter { serial in
      guard died.contains(serial), let name = world.className(ofSerial: serial),
        let index = world.classIndex(named: name)
      else { return false }
      return world.classInfo(index)?.isPrelude == false
    }.sorted().prefix(64)
    let accounts = ledger.accounts(of: Set(short))
    return short.compactMap { serial in
      guard let account = accounts[serial] else { return nil }
      // The last moment at which as many units were out as ever.
      var count = 0
      var most = 0
      var peak = 0
      for (index, event) in events.enumerated() where event.object == serial {
        switch event.kind {
        case .alloc, .retain: count += 1
        case .release: count -= 1
        default: continue
        }
        if count >= most {
          most = count
          peak = first + index
        }
      }
      let held = account.units.filter { $0.event <= peak && ($0.givenBack?.event ?? .max) > peak }
      var owned = OwnedObject(
        serial: serial, className: account.className,
        classIndex: world.classIndex(named: account.className) ?? 0, count: UInt64(max(most, 0)),
        units: [:], order: [], others: [], isLost: false)
      var ended: [ValuePlace] = []
      for unit in held {
        let giver = giver(of: unit, serial, ledger)
        owned.units[unit.event] = giver.label
        owned.order.append(unit.event)
        if giver.isWord { owned.words.insert(unit.event) }
        if case .local(_, let function, _)? = unit.givenBack?.source, !giver.isWord,
          isNamedCode(function), let end = unit.givenBack, isEnd(of: end)
        {
          ended.append(end.source ?? .returned)
        }
      }
      return (owned, ended)
    }
  }

  /// Who gave a unit back: the variable that the code of the release names, for that one pointed to the object. What
  /// a unit was once meant for may never have come to hold it, so it is not told.
  private func giver(
    of unit: Account.Unit, _ serial: UInt32, _ ledger: Ledger
  ) -> (label: String, isWord: Bool) {
    guard let back = unit.givenBack else { return (OwnerSign.nobody, true) }
    if back.isPool { return (OwnerSign.pool, true) }
    switch back.source {
    case .local(let name, _, _)? where isProgrammersName(name): return (name, false)
    case .global(let link, _)?:
      let name = withoutOwner(world.globalInfo(named: link)?.displayName ?? link)
      if isProgrammersName(name) { return (name, false) }
    case .ivar(_, let offset)? where back.runner != 0:
      if let owner = variable(at: offset, of: back.runner, ledger) { return (owner, false) }
    case .ivar(_, let offset)?, .field(let offset, _)?:
      if let owner = owner(at: offset, holding: serial, ledger) { return (owner, false) }
    case .capture?: return ("block", true)
    default:
      if unit.isLibrary, unit.kind != .birth {
        if unit.keeper == 0 || unit.keeper == serial { return ("library", true) }
        return (ledger.label(.element(of: unit.keeper)), false)
      }
    }
    return (OwnerSign.inHand, true)
  }

  /// Whether a unit was given back at its function's last brace, or where it returns.
  private func isEnd(of unit: Account.Return) -> Bool {
    guard
      let event = events.indices.contains(unit.event - first) ? events[unit.event - first] : nil,
      let code = world.code(ofCallable: Int(event.callable))
    else { return false }
    return unit.place.end == code.place.end
      || session.sources.text(of: unit.place).hasPrefix("return")
  }

  /// `#6.next`: of the objects that the input wrote it into, so far from their beginning, if it was one only.
  private func owner(at offset: Int, holding serial: UInt32, _ ledger: Ledger) -> String? {
    guard let address = world.lastAddress(ofSerial: serial) else { return nil }
    let owners = Set(
      writes.filter { write in
        write.after == address && write.object != 0
          && world.lastAddress(ofSerial: write.object).map { $0 &+ UInt64(offset) } == write.address
      }.map(\.object))
    return owners.count == 1 ? owners.first.flatMap { variable(at: offset, of: $0, ledger) } : nil
  }

  /// The same of an object that is known, alive or dead.
  private func variable(at offset: Int, of owner: UInt32, _ ledger: Ledger) -> String? {
    guard let className = world.className(ofSerial: owner),
      let index = world.classIndex(named: className),
      let ivar = world.programIvars(ofClass: index).first(where: { $0.offset == offset })
    else { return nil }
    return "\(objectName(owner)).\(ledger.variableName(ivar.name, ofClass: index))"
  }

  // MARK: Variables

  func written(
    _ after: OwnersOfMoment, _ ledger: Ledger
  ) -> [UInt32: [Picture.Variable]] {
    var result: [UInt32: [Picture.Variable]] = [:]
    let byObject = Dictionary(grouping: writes.filter { $0.object != 0 }, by: \.object)
    for (serial, writes) in byObject {
      guard let object = after.objects[serial] else { continue }
      let variables = world.programIvars(ofClass: object.classIndex).compactMap { ivar in
        variable(ivar, of: serial, writes, isNew: before.objects[serial] == nil, ledger)
      }
      if !variables.isEmpty { result[serial] = variables }
    }
    return result
  }

  private func variable(
    _ ivar: IvarDefinition, of serial: UInt32, _ writes: [MemoryWrite], isNew: Bool,
    _ ledger: Ledger
  ) -> Picture.Variable? {
    guard let start = world.objectInfo(serial: serial)?.address else { return nil }
    let address = start &+ UInt64(ivar.offset)
    let own = writes.filter {
      $0.address >= address && $0.address < address &+ UInt64(ivar.size)
        && $0.isMeant(for: ivar.encoding, at: address)
    }
    guard let first = own.first else { return nil }
    let kind = ivar.encoding.utf8.first { !"rnNoORV".utf8.contains($0) } ?? 0
    let name = ledger.variableName(ivar.name, of: serial)
    if kind == UInt8(ascii: "@") || kind == UInt8(ascii: "#") {
      // What owns is told by the bracket of what it holds.
      let target = world.readWord(address).map { world.serial(ofAddress: $0) } ?? 0
      let owns = ledger.references.references(to: target).contains {
        $0.holder == .ivar(of: serial, name: ivar.name) && ledger.owns($0)
      }
      let owned = own.contains { write in
        let told = world.serial(ofAddress: write.before)
        return before.objects[told]?.units.values.contains("\(objectName(serial)).\(name)") == true
      }
      if owns || owned || ivar.ownership == .strong { return nil }
    }
    if "{([".utf8.contains(kind) {
      var reader = StructureReader(encoding: Array(ivar.encoding.utf8), world: world)
      return Picture.Variable(name: name, values: [reader.text(at: address)])
    }
    // What an object's first init wrote it had from the beginning.
    let isFromInit = isNew && prepared[serial].map { first.event <= $0 } ?? true
    var values = isFromInit ? [] : [first.before]
    for write in own where values.last != write.after { values.append(write.after) }
    if kind == UInt8(ascii: "@"), values == [0] { return nil }
    return Picture.Variable(
      name: name,
      values: values.map { session.valueText($0, size: ivar.size, encoding: ivar.encoding) })
  }

  // MARK: Remarks

  func remarks(_ after: OwnersOfMoment) -> [Picture.Remark] {
    var result: [Picture.Remark] = []
    for serial in asked.sorted() {
      if let method = answering[serial] {
        result.append(.answered(method: method))
      } else if let object = after.objects[serial] {
        let names = object.signs.filter { !$0.isWord }.map(\.label).filter { label in
          !label.contains { " .#".contains($0) }
        }
        if names.count > 1 { result.append(.oneObject(names, instead: instead[serial])) }
      }
    }
    for run in inits where after.objects[run.serial] != nil {
      result.append(
        .initAgain(
          serial: run.serial, number: run.number,
          variables: world.objectInfo(serial: run.serial).map { object in
            session.writtenVariables(
              writes.filter { $0.event > run.start && $0.event <= run.end }, of: object)
          } ?? []))
    }
    return result
  }
}
