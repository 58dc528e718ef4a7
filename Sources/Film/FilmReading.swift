internal import Bytecode
internal import Ownership
internal import Session
internal import VirtualMachine

/// Reads a moment off a session that stands still.
struct FilmReading {
  let session: ProgramSession
  /// Kept open over a whole run: see `OpenBooks`.
  let books: OpenBooks?
  let graveyard: Graveyard
  /// Objects, claims on them, who refers to what, frames and variables that were read, shown or not.
  private(set) var looked = 0

  /// Values longer than this are cut.
  private static let longestValue = 120
  /// Of a deep recursion the outermost and the innermost frames are shown.
  private static let mostFrames = 60

  private var moment: Moment { session.moment }
  private var world: World { moment.world }

  /// `before`: the last moment; who was in it and has died is buried.
  mutating func state(after before: FilmState) -> FilmState {
    let ledger = Ledger(moment, books: books)
    var state = FilmState()
    state.zones = world.zoneInfos().map {
      FilmState.Zone(id: $0.id, name: $0.name)
    }
    state.globals = globals()
    // Objects that are not shown are looked at like all others.
    looked += state.globals.count + world.liveObjectCount
    for thread in world.threadInfos() { state.threads[thread.number] = read(thread) }
    state.graves = graveyard.top
    guard let owners = ledger.owners(seen: Set(before.live.serials)) else {
      state.isCrowded = true
      return state
    }
    let references = ledger.references
    looked += references.references.count + references.placesWalked
    state.live = before.live
    let contents = ContentsReader(world, isFlat: true)
    for (serial, owned) in owners.objects {
      let object = read(owned, ledger, contents)
      looked += object.signs.count
      if state.live[serial] != object { state.live[serial] = object }
    }
    for serial in before.live.serials where owners.objects[serial] == nil {
      state.live[serial] = nil
    }
    func dangling(_ serial: UInt32) -> [FilmState.Sign] {
      ledger.dangling(serial).map { FilmState.Sign(sign: $0, event: -1) }
    }
    graveyard.raise(state.live.serials)
    for serial in before.live.serials.sorted()
    where state.live[serial] == nil && world.objectInfo(serial: serial) == nil {
      guard var dead = before.live[serial] else { continue }
      dead.isDead = true
      dead.isLost = false
      dead.count = 0
      dead.signs = dangling(serial)
      graveyard.bury(serial, dead)
    }
    graveyard.point(
      to: Set(references.references.map(\.target).filter(graveyard.holds)),
      signs: dangling)
    state.graves = graveyard.top
    let pools = world.poolInfos()
    looked += pools.reduce(0) { $0 + $1.objects.count }
    state.pools = pools.map { pool in
      FilmState.Pool(
        thread: pool.thread,
        objects: pool.objects.filter { state.live[$0] != nil || graveyard.holds($0) })
    }
    return state
  }

  private func read(
    _ owned: OwnedObject, _ ledger: Ledger, _ contents: ContentsReader
  ) -> FilmState.Object {
    let info = world.objectInfo(serial: owned.serial)
    let units = zip(owned.owning, owned.order).map { FilmState.Sign(sign: $0, event: $1) }
    return FilmState.Object(
      className: owned.className, count: owned.count,
      signs: units + owned.others.map { FilmState.Sign(sign: $0, event: -1) },
      values: info.map { values(of: $0, ledger, contents) } ?? [], isLost: owned.isLost,
      isLibrary: ledger.classInfo(owned.classIndex)?.isPrelude == true, zone: info?.zone ?? 0,
      inits: info?.initCount ?? 0)
  }

  // MARK: Values

  private func values(
    of object: ObjectInfo, _ ledger: Ledger, _ contents: ContentsReader
  ) -> [FilmState.Value] {
    if let text = world.excerpt(ofString: object.address)?.text {
      return [FilmState.Value(name: "", text: cut("\"\(text)\""))]
    }
    // What a number is and a collection holds, as its literal; in Swift these are values and no objects.
    if !moment.hasValueTypes, let literal = contents.literal(of: object) {
      return [FilmState.Value(name: "", text: cut(literal))]
    }
    var values: [FilmState.Value] = []
    var next: Int? = object.classIndex
    var depth = 0
    while let index = next, let info = ledger.classInfo(index), !info.isPrelude, depth < 64 {
      let own = info.ivars.prefix(64).compactMap { ivar -> FilmState.Value? in
        guard ivar.size > 0, ivar.offset + ivar.size <= object.size else { return nil }
        return FilmState.Value(
          name: ledger.variableName(ivar.name, ofClass: object.classIndex),
          text: text(
            at: object.address &+ UInt64(ivar.offset), size: ivar.size, encoding: ivar.encoding))
      }
      values = own + values
      next = info.superclass
      depth += 1
    }
    return values
  }

  private func text(at address: UInt64, size: Int, encoding: String) -> String {
    let kind = encoding.utf8.first { !"rnNoORV".utf8.contains($0) } ?? 0
    if "{([".utf8.contains(kind) || size > 8 {
      var reader = StructureReader(encoding: Array(encoding.utf8), world: world)
      return cut(reader.text(at: address))
    }
    guard let word = world.readWord(address, size: max(1, size)) else { return "?" }
    return cut(session.valueText(word, size: max(1, size), encoding: encoding))
  }

  private func cut(_ text: String) -> String {
    text.count <= FilmReading.longestValue ? text : text.prefix(FilmReading.longestValue) + "…"
  }

  private func globals() -> [FilmState.Value] {
    // A static within a method has the method before it: `+[Shop shared].only`.
    // Of variables that the prompt has declared anew the newest has the name.
    let all = world.globalInfos()
    let newest = Dictionary(
      all.filter(\.isPromptVariable).map { ($0.displayName, $0.linkName) }, uniquingKeysWith: { $1 }
    )
    return all.filter {
      guard newest[$0.displayName] ?? $0.linkName == $0.linkName else { return false }
      // Of C++ the library is compiled with what calls for it.
      return !$0.isLibrary && !$0.displayName.hasPrefix("std::")
        && isProgrammersName(withoutOwner($0.displayName))
    }.map {
      FilmState.Value(
        name: $0.displayName, text: text(at: $0.address, size: $0.size, encoding: $0.encoding),
        declaration: $0.linkName)
    }
  }

  // MARK: Threads

  private mutating func read(_ thread: ThreadInfo) -> FilmState.Thread {
    var read = FilmState.Thread(state: "ready", object: 0, holder: 0, frames: [])
    switch thread.state {
    case .running: read.state = "running"
    case .ready: read.state = "ready"
    case .finished: read.state = "finished"
    case .waiting(let kind, _, let object, let holder):
      read.state = "\(kind)"
      read.object = object
      read.holder = holder
    }
    let all = world.locals(ofThread: thread.number)
    looked += thread.frames.count + all.count
    var locals: [Int: [FilmState.Value]] = [:]
    for local in all
    where isProgrammersName(local.name) && local.name != "self" {
      let text =
        local.slot == 0
        ? cut(session.valueText(local.value, size: 8, encoding: local.encoding))
        : self.text(at: local.slot, size: size(of: local), encoding: local.encoding)
      locals[local.depth, default: []].append(
        FilmState.Value(name: local.name, text: text, declaration: String(local.start)))
    }
    var frames: [FilmState.Frame] = []
    for (depth, frame) in thread.frames.enumerated() where isProgram(frame) {
      frames.append(
        FilmState.Frame(
          function: frame.name, receiver: frame.receiver,
          values: locals[depth] ?? []))
    }
    frames.reverse()
    if frames.count > FilmReading.mostFrames {
      frames.removeSubrange(10..<(frames.count - FilmReading.mostFrames + 10))
    }
    read.frames = frames
    return read
  }

  private func size(of local: LocalVariable) -> Int {
    if local.size > 0 { return local.size }
    let kind = local.encoding.utf8.first { !"rnNoORV".utf8.contains($0) } ?? 0
    switch kind {
    case UInt8(ascii: "c"), UInt8(ascii: "C"), UInt8(ascii: "B"): return 1
    case UInt8(ascii: "s"), UInt8(ascii: "S"): return 2
    case UInt8(ascii: "i"), UInt8(ascii: "I"), UInt8(ascii: "f"): return 4
    default: return 8
    }
  }

  private func isProgram(_ frame: FrameInfo) -> Bool {
    world.isProgrammers(frame.callable)
  }
}
