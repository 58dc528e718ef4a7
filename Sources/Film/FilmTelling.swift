internal import Diagnostics
internal import Ownership
internal import Session
internal import VirtualMachine

/// Marks of the strip, as in the picture after an input.
enum FilmMark {
  static func of(_ event: Event) -> String {
    switch event.kind {
    case .alloc, .copy: "+"
    case .dealloc: "x"
    case .retain, .release, .autorelease, .`init`: "~"
    default: ""
    }
  }
}

/// What a statement did, in sentences: the state before laid beside the state after.
struct FilmTelling {
  let before: FilmState
  let after: FilmState
  let stop: RunStop
  let asked: Set<UInt32>
  /// The page shows the first five, and the others when they are asked for; more would be a page of their own.
  private static let most = 40

  func facts() -> [FilmFact] {
    var facts: [FilmFact] = []
    var told = after.changes(since: before)
    for serial in asked where !told.contains(where: { $0.serial == serial }) {
      if before.live[serial] != nil, let now = after.live[serial] { told.append((serial, now)) }
    }
    for (serial, object) in told.sorted(by: { $0.serial < $1.serial }) {
      if let object { facts += self.object(serial, object) }
    }
    facts += values(before.globals, after.globals, nil)
    for number in Set(before.threads.keys).union(after.threads.keys).sorted() {
      facts += thread(number)
    }
    if after.isCrowded { facts = [FilmFact("crowded")] }
    if facts.count > FilmTelling.most {
      let left = facts.count - FilmTelling.most
      facts = Array(facts.prefix(FilmTelling.most)) + [FilmFact("more", [String(left)])]
    }
    return facts.isEmpty ? [FilmFact("nothing")] : facts
  }

  /// The strongest thing that happened.
  var mark: String {
    var found: Set<String> = []
    if asked.contains(where: { before.live[$0] != nil && after.live[$0] != nil }) {
      found.insert("=")
    }
    for (serial, object) in after.changes(since: before) {
      guard let now = object else { continue }
      guard let was = before.object(serial) else {
        found.insert("+")
        continue
      }
      if now.isDead, !was.isDead { found.insert("x") }
      if now.isLost, !was.isLost { found.insert("?") }
      if now.count != was.count { found.insert("~") }
    }
    return ["?", "x", "+", "=", "~"].first(where: found.contains) ?? ""
  }

  // MARK: Objects

  private func object(_ serial: UInt32, _ now: FilmState.Object) -> [FilmFact] {
    let name = objectName(serial) + " " + now.className
    guard let was = before.object(serial) else {
      if now.isDead { return [FilmFact("cameAndWent", [name])] }
      var facts = [FilmFact("made", [name, String(now.count), signs(now.signs)])]
      if now.isLost { facts.append(FilmFact("lost", [name])) }
      return facts
    }
    var facts: [FilmFact] = []
    if now.isDead {
      if !was.isDead {
        let left = now.signs.map(\.sign.text)
        facts.append(
          left.isEmpty
            ? FilmFact("died", [name])
            : FilmFact("diedPointed", [name, left.joined(separator: " ")]))
      }
      return facts
    }
    let owned = was.signs.filter(\.sign.isUnit).map(\.sign.label)
    let owns = now.signs.filter(\.sign.isUnit).map(\.sign.label)
    let gained = owns.removing(owned).map { OwnerSign(.gained, $0).text }
    let lost = owned.removing(owns).map { OwnerSign(.gaveBack, $0).text }
    let changes = (gained + lost).joined(separator: " ")
    if was.count != now.count {
      facts.append(
        FilmFact("count", [name, String(was.count), String(now.count), changes]))
    } else if !changes.isEmpty {
      facts.append(FilmFact("holders", [name, changes]))
    }
    if asked.contains(serial) { facts.append(FilmFact("asked", [name])) }
    if now.isLost, !was.isLost { facts.append(FilmFact("lost", [name])) }
    return facts + values(was.values, now.values, (objectName(serial), now.inits))
  }

  private func signs(_ signs: [FilmState.Sign]) -> String {
    signs.map(\.sign.text).joined(separator: " ")
  }

  // MARK: Values

  /// One that is declared anew is another one of the same name.
  private struct Variable: Hashable {
    var name: String
    var declaration: String
    init(_ value: FilmState.Value) { (name, declaration) = (value.name, value.declaration) }
  }

  private func texts(_ values: [FilmState.Value]) -> [Variable: String] {
    Dictionary(values.map { (Variable($0), $0.text) }, uniquingKeysWith: { $1 })
  }

  private func values(
    _ was: [FilmState.Value], _ now: [FilmState.Value], _ owner: (name: String, inits: Int)?
  ) -> [FilmFact] {
    let old = texts(was)
    return now.compactMap { value in
      guard let before = old[Variable(value)] else {
        // Declared at the prompt just now; an object's come with it.
        return owner == nil ? FilmFact("variable", [value.name, value.text]) : nil
      }
      if before == value.text { return nil }
      let name = [owner?.name ?? "", value.name].filter { !$0.isEmpty }.joined(separator: ".")
      if let owner, owner.inits > 1, stop.function.contains(" init") {
        return FilmFact(
          "valueInit", [name, before, value.text, stop.function, String(owner.inits)])
      }
      return FilmFact("value", [name, before, value.text])
    }
  }

  private func thread(_ number: Int) -> [FilmFact] {
    // Whose books were closed has ended, too.
    let now =
      after.threads[number]
      ?? FilmState.Thread(state: "finished", object: 0, holder: 0, frames: [])
    guard let was = before.threads[number] else {
      return number == 1 || now.state == "finished"
        ? [] : [FilmFact("threadBegins", ["T\(number)"])]
    }
    var facts: [FilmFact] = []
    let shared = zip(was.frames, now.frames).prefix(while: isSameCall).count
    for frame in was.frames.dropFirst(shared).reversed().prefix(2)
    where shared > 0 || number > 1 || frame.function == "main" {
      // What a search through schedules wrote around the threads' body is nobody's function.
      if frame.function.prefix(while: { $0 != "(" }) == ProgramSession.threadFunction { continue }
      facts.append(FilmFact("returns", [frame.function]))
    }
    for frame in now.frames.dropFirst(shared).suffix(2) where !was.frames.isEmpty || number > 1 {
      facts.append(
        frame.receiver == 0
          ? FilmFact("begins", [frame.function])
          : FilmFact("beginsFor", [frame.function, objectName(frame.receiver)]))
    }
    for (was, now) in zip(was.frames, now.frames).prefix(shared) {
      let old = texts(was.values)
      for value in now.values where old[Variable(value)] != value.text {
        facts.append(
          old[Variable(value)].map { FilmFact("value", [value.name, $0, value.text]) }
            ?? FilmFact("variable", [value.name, value.text]))
      }
    }
    if was.state != now.state {
      switch now.state {
      case "finished" where number == 1: break
      case "finished": facts.append(FilmFact("threadEnds", ["T\(number)"]))
      case "running", "ready": break
      default:
        facts.append(FilmFact("waits.\(now.state)", ["T\(number)"]))
      }
    }
    return facts
  }

  /// One dealloc after another is a call of its own, for another object. An init may put another self in place.
  private func isSameCall(_ was: FilmState.Frame, _ now: FilmState.Frame) -> Bool {
    was.function == now.function
      && (was.receiver == now.receiver || was.receiver == 0 || now.receiver == 0
        || now.function.contains(" init"))
  }

  // MARK: Events

  /// The sentence of an event.
  static func event(_ event: Event, _ session: ProgramSession) -> FilmFact {
    var name = ""
    if event.object != 0 {
      name = objectName(event.object) + " " + (session.className(ofSerial: event.object) ?? "")
    }
    let method = event.method == 0 ? "" : session.callableName(Int(event.method))
    switch event.kind {
    case .alloc: return FilmFact("event.alloc", [name])
    case .`init`: return FilmFact("event.init", [name, method])
    case .autorelease: return FilmFact("event.autorelease", [name, String(event.after)])
    case .deallocBegin: return FilmFact("event.deallocBegin", [name])
    case .retain, .release:
      return FilmFact(
        "event.\(event.kind.name)", [name, String(event.before), String(event.after)])
    case .override:
      let asked = name.isEmpty ? session.classInfo(event.classIndex)?.name ?? "" : name
      return FilmFact("event.override", [asked, method])
    case .copy: return FilmFact("event.copy", [name, objectName(event.original)])
    case .drain: return FilmFact("event.drain", [String(event.released)])
    case .thread, .threadEnd: return FilmFact("event.\(event.kind.name)", ["T\(event.other)"])
    case .zoneCreate, .zoneRecycle:
      return FilmFact("event.\(event.kind.name)", [String(event.zone)])
    case .nilMessage: return FilmFact("event.nilMessage", [session.selectorName(event.selector)])
    case .dealloc, .poolPush, .retainCount, .weak, .zeroed, .lock, .unlock, .waits, .once,
      .onceSkip, .lockNil, .`throw`, .none, .initEnd, .overrideEnd, .send, .initialize,
      .blockAllocate, .blockFree, .threadSwitch, .onceDone:
      return FilmFact("event.\(event.kind.name)", [name])
    }
  }
}

extension [String] {
  /// What is left when each of the others has taken its like away.
  fileprivate func removing(_ others: [String]) -> [String] {
    var left = others
    return filter { element in
      guard let index = left.firstIndex(of: element) else { return true }
      left.remove(at: index)
      return false
    }
  }
}
