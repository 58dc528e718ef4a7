package import Bytecode
package import VirtualMachine

/// Reads a value from memory by its @encode string: `{3, 4}`, `{1, {2, 3}}`, `"text"`.
///
/// The encodings of variables name the members of their structs (`{Point="x"i"y"i}`), so the same walk also tells
/// what a place within one is called: `.y`, `[2].x`.
package struct StructureReader {
  /// A number or a pointer within a value.
  package struct Member: Equatable, Sendable {
    /// Behind the name of the whole: empty for the whole itself.
    package var path: String
    package var address: UInt64
    /// Bytes.
    package var size: Int
    /// The letter of its type.
    package var kind: UInt8
    /// The encoding of what a pointer points to; empty for all else.
    package var pointee = ""
    /// A word that the library of C++ keeps within a value: told by itself it says nothing of the value.
    package var isInner = false
    /// Of a bit-field, which lies in these bytes with others: where in them.
    package var field: BitField?
    /// Its own encoding.
    package var encoding: String { field?.encoding ?? String(UnicodeScalar(kind)) + pointee }
    /// Its value, out of what its bytes hold.
    package func value(in word: UInt64) -> UInt64 { field?.value(in: word) ?? word }
  }

  /// What a walk is for. Only one for the text puts anything into words.
  private enum Wanted {
    case text, size
    /// The one member that has this place.
    case holder(of: UInt64)
    /// The one member that this path leads to.
    case named(String)
    case members
  }

  let encoding: [UInt8]
  let world: World
  /// The value is what an input left in its own frame, which has ended.
  private let isInEndedFrame: Bool
  private var position = 0
  private var depth = 0
  private var wanted = Wanted.text
  private var path = ""
  /// Within a member that the program has no name for: all that lies there goes by the name of the whole.
  private var isHidden = false
  private var isInner = false
  private var found: [Member] = []
  /// So many more values are put into words or listed: of arrays of arrays of arrays nobody reads more.
  private var left = 4096

  package init(encoding: [UInt8], world: World, isInEndedFrame: Bool = false) {
    self.encoding = encoding
    self.world = world
    self.isInEndedFrame = isInEndedFrame
  }

  package mutating func text(at address: UInt64) -> String { value(at: address).text }

  /// Bytes; 0: not known.
  package func size(at address: UInt64) -> Int {
    var walk = self
    walk.wanted = .size
    return walk.value(at: address).size
  }

  /// The member that holds a place in the value at an address; nil: none is known there.
  package func member(at place: UInt64, in address: UInt64) -> Member? {
    members(holding: place, in: address).last
  }

  /// The same of bit-fields, of which several hold one place.
  package func members(holding place: UInt64, in address: UInt64) -> [Member] {
    var walk = self
    walk.wanted = .holder(of: place)
    _ = walk.value(at: address)
    return walk.found
  }

  /// The member that a path leads to (`.y`, `[300].x`), however long the array; nil: there is none.
  package func member(called path: String, in address: UInt64) -> Member? {
    var walk = self
    walk.wanted = .named(path)
    _ = walk.value(at: address)
    return walk.found.last
  }

  /// The members of a value, the first of long arrays and of what has very many.
  package func members(at address: UInt64) -> [Member] {
    var walk = self
    walk.wanted = .members
    _ = walk.value(at: address)
    return walk.found
  }

  private static let mostMembers = 256
  /// What is said to be longer, in bytes, is no type of this machine: a program may write an encoding as it likes.
  private static let longest = 1 << 40

  private var isText: Bool { if case .text = wanted { true } else { false } }
  private var isSize: Bool { if case .size = wanted { true } else { false } }

  /// What begins here in the encoding, and where it ends there, without looking at each element of an array.
  private func measured(at address: UInt64) -> (size: Int, alignment: Int, end: Int) {
    var walk = self
    walk.wanted = .size
    let part = walk.value(at: address)
    return (part.size, part.alignment, walk.position)
  }

  /// Whether another value is to be walked through.
  private mutating func takesAnother() -> Bool {
    switch wanted {
    case .size, .holder, .named: return true
    case .members: if found.count >= StructureReader.mostMembers { return false }
    case .text: break
    }
    left -= 1
    return left > 0
  }

  private mutating func find(
    _ address: UInt64, _ size: Int, _ kind: UInt8, pointee: ArraySlice<UInt8> = [],
    field: BitField? = nil
  ) {
    switch wanted {
    case .text, .size: return
    case .holder(let place): if place < address || place >= address &+ UInt64(size) { return }
    case .named(let wanted): if isHidden || path != wanted { return }
    case .members: if found.count >= StructureReader.mostMembers { return }
    }
    found.append(
      Member(
        path: path, address: address, size: size, kind: kind,
        pointee: String(decoding: pointee, as: UTF8.self), isInner: isInner, field: field))
  }

  /// The name that an encoding writes before a member; nil: it names none.
  private mutating func name() -> String? {
    guard position < encoding.count, encoding[position] == UInt8(ascii: "\"") else { return nil }
    let rest = encoding[(position + 1)...]
    let end = rest.firstIndex(of: UInt8(ascii: "\"")) ?? rest.endIndex
    position = min(end + 1, encoding.count)
    return String(decoding: rest[..<end], as: UTF8.self)
  }

  /// A number of so many bytes in memory.
  package static func number(bits: UInt64, size: Int, kind: UInt8) -> String {
    let kept = size < 8 ? bits & ((1 << UInt64(size * 8)) - 1) : bits
    let signed = [UInt8(ascii: "c"), UInt8(ascii: "s"), UInt8(ascii: "i")].contains(kind)
    guard signed, size < 8 else { return number(bits: kept, kind: kind) }
    let shift = UInt64(64 - size * 8)
    return "\(Int64(bitPattern: kept << shift) >> Int64(shift))"
  }

  /// The same of the bytes of a variable that is a number, or a bit-field in them.
  package static func number(bits: UInt64, size: Int, encoding: some Collection<UInt8>) -> String {
    let kind = encoding.first ?? 0
    guard kind == UInt8(ascii: "b"), let field = BitField(encoding.dropFirst()) else {
      return number(bits: bits, size: size, kind: kind)
    }
    return number(bits: field.value(in: bits), size: size, kind: field.kind)
  }

  /// A number in a register as C would print it.
  package static func number(bits: UInt64, kind: UInt8) -> String {
    switch kind {
    case UInt8(ascii: "f"): "\(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))"
    case UInt8(ascii: "d"): "\(Double(bitPattern: bits))"
    case UInt8(ascii: "C"), UInt8(ascii: "S"), UInt8(ascii: "I"), UInt8(ascii: "L"),
      UInt8(ascii: "Q"):
      "\(bits)"
    case UInt8(ascii: "c"):
      (32..<127).contains(bits)
        ? "\(bits) '\(Character(UnicodeScalar(UInt8(bits))))'" : "\(Int64(bitPattern: bits))"
    default: "\(Int64(bitPattern: bits))"
    }
  }

  /// One value: its text, size and alignment. Unknown parts end the walk with `…`.
  private mutating func value(at address: UInt64) -> (text: String, size: Int, alignment: Int) {
    guard position < encoding.count, depth < 16, takesAnother() else { return ("…", 0, 1) }
    while "rnNoORVA".utf8.contains(encoding[position]), position + 1 < encoding.count {
      position += 1
    }
    let kind = encoding[position]
    position += 1
    switch kind {
    case UInt8(ascii: "{"), UInt8(ascii: "("):
      depth += 1
      defer { depth -= 1 }
      let close = kind == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: ")")
      while position < encoding.count, encoding[position] != UInt8(ascii: "="),
        encoding[position] != close
      {
        position += 1
      }
      if position < encoding.count, encoding[position] == UInt8(ascii: "=") { position += 1 }
      let shape = libraryShape()
      let isWithin = isInner
      isInner = isWithin || shape != nil
      defer { isInner = isWithin }
      var parts: [String] = []
      var offset = 0
      var alignment = 1
      var widest = 0
      let whole = path
      while position < encoding.count, encoding[position] != close {
        path = whole
        // What a front end put in by itself, and what the library keeps to itself, has an empty name.
        let name = name()
        if let name, isProgrammersName(name) { path += "." + name }
        let isInside = isHidden
        isHidden = isInside || shape != nil || name?.isEmpty == true
        defer { isHidden = isInside }
        guard position < encoding.count else { break }
        if encoding[position] == UInt8(ascii: "b"),
          let field = BitField(encoding[(position + 1)...])
        {
          position += field.encoding.utf8.count
          if name != nil { parts.append(text(of: field, in: address)) }
          if kind == UInt8(ascii: "{") { offset = (field.start + field.width + 7) / 8 }
          if name != nil { alignment = max(alignment, field.wordSize) }
          widest = max(widest, (field.start + field.width + 7) / 8)
          continue
        }
        // Where it lies hangs on its type, and in a walk for the size alone it does not matter.
        let step = isSize ? 1 : measured(at: address).alignment
        var aligned = (offset + step - 1) / step * step
        let part = value(at: address &+ UInt64(aligned))
        if isSize { aligned = (offset + part.alignment - 1) / part.alignment * part.alignment }
        parts.append(part.text)
        offset = kind == UInt8(ascii: "{") ? aligned + part.size : 0
        widest = max(widest, aligned + part.size)
        alignment = max(alignment, part.alignment)
        if part.size == 0 || max(offset, widest) > StructureReader.longest { break }
      }
      path = whole
      while position < encoding.count, encoding[position] != close { position += 1 }
      position += 1
      let size = (max(offset, widest) + alignment - 1) / alignment * alignment
      if size > StructureReader.longest { return ("…", 0, 1) }
      if isText, let shape { return (text(of: shape, at: address), size, alignment) }
      return ("{" + parts.joined(separator: ", ") + "}", size, alignment)
    case UInt8(ascii: "["): return array(at: address)
    case UInt8(ascii: "b"):
      guard let field = BitField(encoding[position...]) else { return ("…", 0, 1) }
      position += field.encoding.utf8.count - 1
      return (text(of: field, in: address), field.wordSize, field.wordSize)
    case UInt8(ascii: "^"):
      let start = position
      skipPointee()
      find(address, 8, kind, pointee: encoding[start..<position])
      return (pointer(address, isPlain: true), 8, 8)
    case UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: ":"), UInt8(ascii: "*"):
      find(address, 8, kind)
      if position < encoding.count, encoding[position] == UInt8(ascii: "?") { position += 1 }
      return (pointer(address, isCString: kind == UInt8(ascii: "*")), 8, 8)
    default:
      let size = BitField.size(ofNumber: kind)
      if size == 0 { return ("…", 0, 1) }
      find(address, size, kind)
      guard isText,
        let raw = world.readWord(address, size: size, inEndedFrame: isInEndedFrame)
      else { return ("?", size, size) }
      return (StructureReader.number(bits: extended(raw, kind), kind: kind), size, size)
    }
  }

  // MARK: The library of C++

  /// What a class of its library keeps.
  private enum LibraryShape {
    case text
    /// Side by side, each with this encoding.
    case elements([UInt8])
    case owner
  }

  /// Of the struct whose members begin here, behind its mark.
  private mutating func libraryShape() -> LibraryShape? {
    guard position + 1 < encoding.count, encoding[position] == ValueShape.sign else { return nil }
    let shape = ValueShape(letter: encoding[position + 1])
    position += 2
    // An owner whose deleter lies in front of what it owns is told by its members.
    var ahead = self
    _ = ahead.name()
    guard ahead.position < encoding.count else { return nil }
    let kind = encoding[ahead.position]
    let isBytes = kind == UInt8(ascii: "*")
    guard isBytes || kind == UInt8(ascii: "^") else { return nil }
    ahead.position += 1
    let start = ahead.position
    if !isBytes { ahead.skipPointee() }
    switch shape {
    case .text: return .text
    case .elements:
      return .elements(
        isBytes ? [UInt8(ascii: "c")] : Array(encoding[start..<ahead.position]))
    case .owner: return .owner
    case .counts, nil: return nil
    }
  }

  private mutating func text(of shape: LibraryShape, at address: UInt64) -> String {
    guard let first = world.readWord(address) else { return "?" }
    switch shape {
    case .owner: return pointer(address, isPlain: true)
    case .text: return world.text(ofCString: first).map { "\"\($0)\"" } ?? "\"\""
    case .elements(let element):
      guard let end = world.readWord(address &+ 8), first < end, depth < 16 else { return "{}" }
      var reader = StructureReader(encoding: element, world: world)
      reader.depth = depth + 1
      let size = UInt64(reader.size(at: first))
      guard size > 0, end &- first <= 1 << 40 else { return "{…}" }
      let count = (end &- first) / size
      var parts: [String] = []
      for index in 0..<min(count, StructureReader.mostElements) where left > 0 {
        var one = reader
        one.left = left
        parts.append(one.text(at: first &+ index &* size))
        left = one.left
      }
      if count > UInt64(parts.count) { parts.append("…") }
      return "{" + parts.joined(separator: ", ") + "}"
    }
  }

  /// A bit-field of the struct at an address.
  private mutating func text(of field: BitField, in address: UInt64) -> String {
    let place = address &+ UInt64(field.wordOffset)
    let size = field.wordSize
    var own = field
    own.start -= field.wordOffset * 8
    find(place, size, field.kind, field: own)
    guard isText, let word = world.readWord(place, size: size) else { return "?" }
    return StructureReader.number(bits: own.value(in: word), size: size, kind: field.kind)
  }

  private func extended(_ raw: UInt64, _ kind: UInt8) -> UInt64 {
    switch kind {
    case UInt8(ascii: "c"): UInt64(bitPattern: Int64(Int8(truncatingIfNeeded: raw)))
    case UInt8(ascii: "s"): UInt64(bitPattern: Int64(Int16(truncatingIfNeeded: raw)))
    case UInt8(ascii: "i"): UInt64(bitPattern: Int64(Int32(truncatingIfNeeded: raw)))
    default: raw
    }
  }

  /// So many elements of an array are shown.
  private static let mostElements: UInt64 = 8

  private mutating func array(at address: UInt64) -> (text: String, size: Int, alignment: Int) {
    depth += 1
    defer { depth -= 1 }
    var count: UInt64 = 0
    while position < encoding.count, (48...57).contains(encoding[position]), count < 1 << 32 {
      count = count * 10 + UInt64(encoding[position] - 48)
      position += 1
    }
    let (start, whole) = (position, path)
    func element(_ index: UInt64) -> String { isHidden ? whole : whole + "[\(index)]" }
    let first = measured(at: address)
    defer { path = whole }
    let end = first.end
    position = end + 1
    let (size, isTooLong) = Int(count).multipliedReportingOverflow(by: first.size)
    if isTooLong || size > StructureReader.longest { return ("…", 0, 1) }
    if isSize { return ("", size, first.alignment) }
    let one: UInt64?
    switch wanted {
    case .holder(let place):
      one =
        first.size > 0 && place >= address && place < address &+ UInt64(size)
        ? (place - address) / UInt64(first.size) : count
    case .named(let wanted): one = index(in: wanted, behind: whole) ?? count
    case .text, .size, .members: one = nil
    }
    if let index = one {
      if index < count, first.size > 0 {
        position = start
        path = element(index)
        _ = value(at: address &+ index &* UInt64(first.size))
        position = end + 1
      }
      return ("", size, first.alignment)
    }
    if isText, first.size == 1, start < encoding.count, encoding[start] == UInt8(ascii: "c"),
      let text = world.text(
        ofCString: address, limit: min(Int(count), 256), inEndedFrame: isInEndedFrame)
    {
      return ("\"\(text)\"", size, 1)
    }
    var parts: [String] = []
    while UInt64(parts.count) < min(count, StructureReader.mostElements), first.size > 0 {
      position = start
      if left <= 0 { break }
      path = element(UInt64(parts.count))
      parts.append(value(at: address &+ UInt64(parts.count * first.size)).text)
    }
    position = end + 1
    if count > UInt64(parts.count) { parts.append("…") }
    return ("{" + parts.joined(separator: ", ") + "}", size, first.alignment)
  }

  /// The number in `[7]` that stands behind the beginning of a path.
  private func index(in path: String, behind whole: String) -> UInt64? {
    guard path.hasPrefix(whole + "[") else { return nil }
    return UInt64(path.dropFirst(whole.count + 1).prefix { $0.isNumber })
  }

  private func pointer(_ address: UInt64, isCString: Bool = false, isPlain: Bool = false) -> String
  {
    guard isText, let value = world.readWord(address, inEndedFrame: isInEndedFrame) else {
      return "?"
    }
    if isPlain, value == 0 { return "NULL" }
    if isCString {
      return value == 0 ? "NULL" : world.text(ofCString: value).map { "\"\($0)\"" } ?? "?"
    }
    return ContentsReader(world).member(at: value)
  }

  private mutating func skipPointee() {
    var open = 0
    repeat {
      guard position < encoding.count else { return }
      let byte = encoding[position]
      position += 1
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") {
        open += 1
      } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]")
      {
        open -= 1
      } else if byte == UInt8(ascii: "^") {
        continue
      }
    } while open > 0 || (position > 0 && encoding[position - 1] == UInt8(ascii: "^"))
  }
}
