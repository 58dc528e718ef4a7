internal import Bytecode
package import VirtualMachine

/// Where an input took its claims to, and whence it gave them back.
///
/// `p->kid = [k retain]` says in its code only that the claim lies so far into what `p` leads to. Once `p` has moved on,
/// nobody can tell from memory which object that was. So it is asked right behind each input, while `p` is still there,
/// and whoever keeps the answers (a session does) hands them to each later moment.
package struct ClaimPlaces: Sendable {
  /// A claim of which the code does not tell the place: its event, and who took it of what.
  package struct Unsettled: Sendable {
    package var event: Int
    package var place: CodePlace
    package var thread: UInt16
    /// Of the object.
    package var address: UInt64
    /// A retain whose answer was kept nowhere.
    package var isBare = false
  }
  /// Address of the pointer, by the number of the event that took or gave back.
  package var known: [Int: UInt64] = [:]
  package var unsettled: [Unsettled] = []
  /// Taken by hand for nothing that outlives the input, as far as the code that took it tells: `[a retain]` on its own,
  /// a variable of a function that has returned.
  package var loose: [Unsettled] = []

  /// Where a claim of which the code does not tell the place was found at the end of its input.
  package struct Rest: Sendable {
    /// Address of the pointer that the input brought it to; 0: it brought it to none.
    package var address: UInt64
    /// Addresses of all pointers to the object that were there then: none of them was written for it.
    package var elders: Set<UInt64>

    package init(address: UInt64, elders: Set<UInt64> = []) {
      self.address = address
      self.elders = elders
    }
  }

  /// An input with more events is a program, and no conversation.
  private static let mostEvents = 50_000

  package init(in range: Range<Int>, of moment: Moment) {
    let world = moment.world
    let events = world.events(range)
    guard events.count == range.count, events.count <= ClaimPlaces.mostEvents else { return }
    let counting = events.contains { [.alloc, .retain, .release].contains($0.kind) }
    if !counting { return }
    var flows: [UInt32: ValueFlow?] = [:]
    var places: [CodePlace: (place: ValuePlace, isStored: Bool)?] = [:]
    func flow(_ callable: UInt32) -> ValueFlow? {
      if let known = flows[callable] { return known }
      let flow = world.code(ofCallable: Int(callable)).map {
        ValueFlow(
          code: $0, ivarName: { _ in nil },
          isMethod: world.classOfCallable(Int(callable)) != nil, tellsFirstWords: true)
      }
      flows[callable] = .some(flow)
      return flow
    }
    func isUsers(_ place: CodePlace) -> Bool {
      moment.isUsers(world.place(callable: Int(place.callable), pc: Int(place.pc)))
    }
    // Where the compiler counts, a variable owns by itself: only what it gives back has to be told from what others
    // have.
    func isManual(_ place: CodePlace) -> Bool {
      world.code(ofCallable: Int(place.callable))?.isManual == true
    }
    var found: [(event: Int, isStored: Bool, code: CodePlace, place: ValuePlace)] = []
    for (index, event) in events.enumerated() {
      switch event.kind {
      case .alloc, .retain, .release: break
      default: continue
      }
      // `[Kid new]` allocates in the library.
      var code = event.place
      if event.kind == .alloc, !isUsers(code), let caller = event.caller { code = caller }
      let place: (place: ValuePlace, isStored: Bool)?
      if let known = places[code] {
        place = known
      } else {
        place = isUsers(code) ? flow(code.callable)?.place(of: event, at: Int(code.pc)) : nil
        places[code] = .some(place)
      }
      let isBare = place?.isStored != true && event.kind == .retain
      if event.kind != .release, isUsers(code), isManual(code),
        place.map({ !$0.isStored || $0.place.isPassing }) ?? true,
        let object = world.objectInfo(serial: event.object)
      {
        loose.append(
          Unsettled(
            event: range.lowerBound + index, place: code, thread: event.thread,
            address: object.address, isBare: isBare))
      }
      guard let place, case .field = place.place else { continue }
      found.append((range.lowerBound + index, place.isStored, code, place.place))
    }
    if found.isEmpty { return }
    // A variable that the input has written, or a function that it may have called, may have led elsewhere before.
    // All code is read for that, so only where a claim leads through such a variable.
    lazy var written = {
      var written = Set(flows.values.compactMap { $0?.code.globalsWritten }.joined())
      for callable in 0..<world.callableCount where world.isProgrammers(callable) {
        if let code = world.code(ofCallable: callable), isNamedCode(code.name) {
          written.formUnion(code.globalsWritten)
        }
      }
      return written
    }()
    for each in found {
      if let address = moment.address(of: each.place, unless: { written.contains($0) }) {
        known[each.event] = address
      } else if each.isStored, isManual(each.code),
        let event = world.events(each.event..<(each.event + 1)).first,
        let object = world.objectInfo(serial: event.object)
      {
        unsettled.append(
          Unsettled(
            event: each.event, place: each.code, thread: event.thread, address: object.address))
      }
    }
  }
}

/// What is known of claims, by the events that took them or gave them back; in pieces, since a session keeps a copy for
/// each of its moments, and of a dictionary each copy would be whole once the next claim is added.
package struct ClaimNotes<Value: Sendable>: Sendable {
  private var pieces: [[(event: Int, value: Value)]] = []

  package init() {}

  /// `first`: where the events of an input begin; what was known of others from there on was of another line of time.
  package mutating func append(_ notes: [Int: Value], from first: Int) {
    while let last = pieces.last, last[last.count - 1].event >= first {
      let kept = last.filter { $0.event < first }
      pieces[pieces.count - 1] = kept
      if kept.isEmpty { pieces.removeLast() }
    }
    for (event, value) in notes.sorted(by: { $0.key < $1.key }) {
      if let last = pieces.last, last.count < 32 {
        pieces[pieces.count - 1].append((event, value))
      } else {
        pieces.append([(event, value)])
      }
    }
  }

  package subscript(event: Int) -> Value? {
    guard let piece = ClaimNotes.last(in: pieces, where: { $0[0].event <= event }),
      let note = ClaimNotes.last(in: piece, where: { $0.event <= event }), note.event == event
    else { return nil }
    return note.value
  }

  /// The last element that fits, where none behind it does.
  private static func last<Element>(
    in list: [Element], where fits: (Element) -> Bool
  ) -> Element? {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if fits(list[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? list[low - 1] : nil
  }
}

extension ValuePlace {
  /// What is over with the code that names it.
  fileprivate var isPassing: Bool {
    switch self {
    case .local, .literal, .returned, .argument: true
    case .global, .ivar, .field, .capture: false
    }
  }
}

extension Moment {
  /// Address of a place; nil: the code does not tell it, or it leads through a variable that has been written.
  func address(
    of place: ValuePlace, unless isWritten: (String) -> Bool = { _ in false }
  ) -> UInt64? {
    switch place {
    case .global(let link, let part?):
      world.globalInfo(named: link).map { $0.address &+ UInt64(bitPattern: Int64(part)) }
    case .field(let offset, let base?):
      if case .global(let link, _) = base, isWritten(link) {
        nil
      } else {
        address(of: base, unless: isWritten).flatMap { world.readWord($0) }.flatMap {
          $0 == 0 ? nil : $0 &+ UInt64(bitPattern: Int64(offset))
        }
      }
    default: nil
    }
  }
}

extension ValueFlow {
  /// Of a claim what it was taken for, or by what it was asked for and left there; of a release what names it.
  /// `isStored`: it is written there behind that.
  fileprivate func place(of event: Event, at pc: Int) -> (place: ValuePlace, isStored: Bool)? {
    if event.kind != .release, let taken = destination(of: pc), taken != .returned {
      return (taken, true)
    }
    return event.kind == .alloc ? nil : source(of: pc).map { ($0, false) }
  }
}

extension CodeObject {
  /// Variables that live as long as the program and that this code writes.
  fileprivate var globalsWritten: [String] {
    instructions.compactMap { instruction in
      guard instruction.descriptor?.family == .storeGlobal,
        constants.indices.contains(instruction.imm32),
        case .global(let link, _) = constants[instruction.imm32]
      else { return nil }
      return link
    }
  }
}
