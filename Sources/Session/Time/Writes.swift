internal import Bytecode
package import Diagnostics
package import Ownership
package import VirtualMachine

/// What was written to a variable, for people.
package struct VariableWrite: Equatable, Sendable {
  package var write: MemoryWrite
  /// `last`, or a global's name.
  package var name: String
  package var before: String
  package var after: String
}

/// Which variable is meant: `#1.last`, `door.last`, `counter`.
package struct WrittenVariable: Equatable, Sendable {
  /// Serial of the object, 0 for a global or static.
  package var object: UInt32
  package var name: String
  package var address: UInt64
  package var size: Int
  package var encoding: String
  /// Its bytes.
  var bytes: Range<UInt64> { MemoryWrite.bytes(at: address, size) }
  /// A pointer to an object.
  package var isObject: Bool { encoding.utf8.contains(UInt8(ascii: "@")) }
}

extension MemoryWrite {
  /// Whether it is one of a variable's that has these bytes. A store to a bit-field writes its whole word: it is one of
  /// the fields whose bits have changed, or where nothing did, of any.
  func isMeant(for encoding: String, at start: UInt64) -> Bool {
    guard address == start, before != after, encoding.utf8.first == UInt8(ascii: "b"),
      let field = BitField(encoding.utf8.dropFirst())
    else { return true }
    return field.value(in: before) != field.value(in: after)
  }
}

/// Writes to variables, found by running an input again.
extension ProgramSession {
  /// An instance variable of an object (dead ones, too), by the name that the program has for it or its own.
  package func variable(_ name: String, of serial: UInt32) -> WrittenVariable? {
    guard let address = world.lastAddress(ofSerial: serial) else { return nil }
    var next =
      world.objectInfo(serial: serial)?.classIndex
      ?? world.className(ofSerial: serial).flatMap { world.classIndex(named: $0) }
    // `kids[1]`, `frame.x`: a variable, and the way into it.
    let word = String(name.prefix { $0 != "[" && $0 != "." })
    let path = name.dropFirst(word.count)
    while let index = next, let info = world.classInfo(index) {
      for candidate in [word, "_" + word] {
        guard let ivar = info.ivars.first(where: { $0.name == candidate }) else { continue }
        let whole = WrittenVariable(
          object: serial, name: name, address: address &+ UInt64(ivar.offset), size: ivar.size,
          encoding: ivar.encoding)
        return path.isEmpty ? whole : part(String(path), of: whole)
      }
      next = info.superclass
    }
    return nil
  }

  /// The member or element that a path (`.x`, `[1]`) leads to.
  private func part(_ path: String, of whole: WrittenVariable) -> WrittenVariable? {
    let reader = StructureReader(encoding: Array(whole.encoding.utf8), world: world)
    return reader.member(called: path, in: whole.address).map {
      var part = whole
      (part.address, part.size) = ($0.address, $0.size)
      part.encoding = $0.encoding
      return part
    }
  }

  /// `#1.last`, `door.last`, `counter`.
  package func writtenVariable(_ typed: String) -> WrittenVariable? {
    let word = typed.replacing("->", with: ".")
    for dot in word.indices where word[dot] == "." {
      // A number of an object may have a point of its own: `#2.1.last`.
      if let object = serial(named: String(word[..<dot])),
        let variable = variable(String(word[word.index(after: dot)...]), of: object)
      {
        return variable
      }
    }
    return variable(named: word)
      ?? place(called: word).map {
        var place = $0
        place.name = typed
        return place
      }
  }

  /// `#1`, `#2.1`, or a variable that points to an object.
  package func serial(named word: String) -> UInt32? {
    if let known = serialEver(inVariable: word) { return known }
    return serialNumber(word.hasPrefix("#") ? word : "#" + word)
  }

  package func variable(named name: String) -> WrittenVariable? {
    let globals = world.globalInfos().filter { !$0.isPrelude }
    let found =
      globals.last { $0.displayName == name }
      ?? globals.last { $0.displayName.hasSuffix("." + name) }
    return found.map {
      WrittenVariable(
        object: 0, name: name, address: $0.address, size: $0.size, encoding: $0.encoding)
    }
  }

  /// Runs a stretch of the line once more from its beginning, and puts everything back.
  private func again<Result>(_ segment: Segment, _ body: () -> Result) -> Result? {
    guard history != nil, let mark = segment.marks.first else { return nil }
    let present = checkpoint()
    let stop = world.stop
    let result = lastResult
    defer {
      restore(present)
      lastResult = result
      if let stop { world.halt(stop) }
    }
    return world.replaying {
      world.restore(mark.world)
      activities = mark.activities
      return body()
    }
  }

  /// All writes of an input, in order; nil where its beginning had to be given up. `watching`: the bytes of a variable,
  /// all of whose writes are asked for.
  func writes(of segment: Segment, watching: Range<UInt64>? = nil) -> [MemoryWrite]? {
    again(segment) {
      world.recordingWrites(watching: watching) {
        while world.eventCount <= segment.end {
          if oneSlice(counting: true) != nil { return }
          if world.interruptFlag.pointee != 0 { return }
        }
      }
    }
  }

  /// Writes of the last input, where it ran so briefly that once more is no wait.
  func writesOfLastInput(longest: UInt64 = 3_000_000) -> [MemoryWrite] {
    guard let history, let segment = history[history.place.tip], let start = segment.marks.first,
      world.steps &- start.world.steps <= longest
    else { return [] }
    return writes(of: segment) ?? []
  }

  /// Instance variables that were written, each from what it was before to what it was in the end.
  func writtenVariables(_ writes: [MemoryWrite], of object: ObjectInfo) -> [Picture.Variable] {
    let own = writes.filter { $0.object == object.serial }
    var result: [Picture.Variable] = []
    var next: Int? = object.classIndex
    while !own.isEmpty, let index = next, let info = world.classInfo(index), !info.isPrelude {
      for ivar in info.ivars {
        let address = object.address &+ UInt64(ivar.offset)
        let these = own.filter {
          $0.address >= address && $0.address < address &+ UInt64(max(1, ivar.size))
            && $0.isMeant(for: ivar.encoding, at: address)
        }
        guard let first = these.first, let last = these.last else { continue }
        result.append(
          Picture.Variable(
            name: ivar.name,
            values: [first.before, last.after].map {
              valueText($0, size: ivar.size, encoding: ivar.encoding)
            }))
      }
      next = info.superclass
    }
    return result
  }

  // MARK: Going to a write

  /// The write at which the session stands, if it went to one.
  package var standingWrite: VariableWrite? { history?.place.write?.shown }

  /// The latest write of a variable before the place where the session stands; asked there again, the one
  /// before.
  package func goToWrite(of variable: WrittenVariable) -> Travel {
    guard let record = history else { return .notRecorded }
    leaveThePresent()
    guard let (segment, number, write) = latestWrite(of: variable) else { return .unknown }
    guard let mark = segment.marks.first else { return forgotten(record.path) }
    world.replaying {
      world.restore(mark.world)
      activities = mark.activities
      _ = world.recordingWrites(limit: number + 1, watching: variable.bytes) {
        while !world.hasReachedWriteLimit { if oneSlice(counting: true) != nil { return } }
      }
    }
    state = segment.state
    mode = segment.mode
    rollback = nil
    let place = WritePlace(
      segment: segment.id, variable: variable, number: number, shown: shown(write, of: variable))
    history?.place = HistoryPlace(tip: record.place.tip, isPast: true, write: place)
    return .arrived(together: nil)
  }

  /// The same without going there: what stands in the variable here.
  package func lastWrite(of variable: WrittenVariable) -> VariableWrite? {
    latestWrite(of: variable, isHere: true).map { shown($0.write, of: variable) }
  }

  /// Whether a write was a store into the one variable, and no copy of what holds it.
  package func wroteOneVariable(_ shown: VariableWrite) -> Bool {
    guard let code = world.code(ofCallable: Int(shown.write.callable)),
      code.instructions.indices.contains(Int(shown.write.pc)),
      let family = code.instructions[Int(shown.write.pc)].descriptor?.family
    else { return false }
    return [.store, .storeGlobal, .storeWeak].contains(family)
  }

  /// `isHere`: the write at which the session stands counts, too.
  private func latestWrite(
    of variable: WrittenVariable, isHere: Bool = false
  ) -> (segment: Segment, number: Int, write: MemoryWrite)? {
    guard let record = history else { return nil }
    let standing = record.place.write
    let now = world.eventCount
    let isPast = record.place.isPast
    // Inputs that posted no event have no numbers of their own: whoever stands at a write knows its input.
    let last = record.path.lastIndex { $0.id == standing?.segment }
    let path = last.map { record.path[...$0] } ?? record.path[...]
    for segment in path.reversed() where last != nil || !isPast || segment.first < now {
      guard let all = writes(of: segment, watching: variable.bytes) else { continue }
      let found = all.indices.last { index in
        let write = all[index]
        guard variable.bytes.overlaps(MemoryWrite.bytes(at: write.address, write.size)),
          write.object == variable.object,
          write.isMeant(for: variable.encoding, at: variable.address)
        else { return false }
        if let standing, last != nil {
          if standing.segment != segment.id { return true }
          if standing.variable == variable { return index < standing.number + (isHere ? 1 : 0) }
          return write.event < now
        }
        return !isPast || write.event < now
      }
      if let found { return (segment, found, all[found]) }
    }
    return nil
  }

  /// The part of the log that led to what a variable holds: from the write before it in the same code, or the beginning
  /// of the input, to the one that wrote it; and where the value came from. nil: it is no variable, or nobody knows what
  /// wrote it.
  package func beginning(ofVariable name: String) -> (part: Range<Int>, origin: ValueOrigin)? {
    guard let found = writtenVariable(name).flatMap({ latestWrite(of: $0, isHere: true) }) else {
      return nil
    }
    let write = found.write
    let all = writes(of: found.segment) ?? []
    let number = all.lastIndex {
      ($0.event, $0.callable, $0.pc, $0.address)
        == (write.event, write.callable, write.pc, write.address)
    }
    let before = all.prefix(number ?? 0).last {
      $0.callable == write.callable && $0.thread == write.thread
    }
    let first = max(found.segment.first, before?.event ?? 0)
    let part = first..<max(first, write.event)
    return (part, moment.origin(of: write, within: part))
  }

  func shown(_ write: MemoryWrite, of variable: WrittenVariable) -> VariableWrite {
    // Of a struct or an array the one member that was written.
    let reader = StructureReader(encoding: Array(variable.encoding.utf8), world: world)
    let members = reader.members(holding: write.address, in: variable.address)
    let member = members.last { write.isMeant(for: $0.encoding, at: $0.address) } ?? members.last
    let encoding = member?.encoding ?? variable.encoding
    if member?.isInner == true {
      return VariableWrite(
        write: write, name: variable.name + (member?.path ?? ""), before: "…", after: "…")
    }
    return VariableWrite(
      write: write, name: variable.name + (member?.path ?? ""),
      before: valueText(write.before, size: write.size, encoding: encoding),
      after: valueText(write.after, size: write.size, encoding: encoding))
  }

  /// A word as its type says: a number, an object by its serial, a text.
  package func valueText(_ bits: UInt64, size: Int, encoding: String) -> String {
    let kind = encoding.utf8.first { !"rnNoORV".utf8.contains($0) } ?? 0
    switch kind {
    case UInt8(ascii: "@"), UInt8(ascii: "#"):
      if bits == 0 { return "nil" }
      let serial = world.serial(ofAddress: bits)
      if serial != 0 { return objectName(serial) }
      return world.excerpt(ofString: bits).map { "@\"\($0.marked)\"" } ?? "0x"
        + String(bits, radix: 16)
    case UInt8(ascii: "*"):
      return bits == 0 ? "NULL" : "\"\(world.text(ofCString: bits) ?? "?")\""
    case UInt8(ascii: "^"), UInt8(ascii: "?"):
      return bits == 0 ? "NULL" : "0x" + String(bits, radix: 16)
    default:
      return StructureReader.number(
        bits: bits, size: size, encoding: encoding.utf8.drop { "rnNoORV".utf8.contains($0) })
    }
  }
}

extension ProgramSession {
  /// The program's own statement at the bottom of the calls that the last write of a variable happened in.
  package func outermostPlace(ofWriteOf variable: WrittenVariable) -> SourceRange? {
    guard let (segment, number, _) = latestWrite(of: variable, isHere: true) else { return nil }
    return again(segment) {
      _ = world.recordingWrites(limit: number + 1, watching: variable.bytes) {
        while !world.hasReachedWriteLimit { if oneSlice(counting: true) != nil { return } }
      }
      // Where the code that wrote was called by nobody, it is its own asker.
      let frames = world.frames()
      return frames.lastIndex { moment.isUsers($0.place) }.flatMap {
        $0 == 0 ? nil : frames[$0].place
      }
    } ?? nil
  }
}

/// Where a session stands that went to a write: behind one instruction, between two events.
struct WritePlace: Equatable, Sendable {
  var segment: Int
  var variable: WrittenVariable
  /// Among the writes of the input, the variable's own wherever it lies.
  var number: Int
  var shown: VariableWrite
}
