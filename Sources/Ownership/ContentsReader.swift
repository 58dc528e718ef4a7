internal import Bytecode
package import VirtualMachine

/// What an object of the library holds, as its literal would be written: `@[@1, @"two", #3]`.
///
/// It is read from memory, by the names of the instance variables in the library's own files: looking sends no
/// message, so it cannot change what it looks at.
package struct ContentsReader {
  private let world: World
  /// Members that are collections themselves stand as their numbers: they are shown beside.
  private let isFlat: Bool
  private let layouts = Layouts()
  /// What is longer or deeper ends with `…`.
  private static let mostMembers = 8
  private static let mostDepth = 3
  private static let longestString = 40

  package init(_ world: World, isFlat: Bool = false) {
    self.world = world
    self.isFlat = isFlat
  }

  /// Where the library's classes have their instance variables, found once.
  private final class Layouts {
    struct Layout {
      var name: String
      var superclass: Int?
      /// nil: no class of the library.
      var offsets: [String: Int]?
    }
    var known: [Int: Layout] = [:]
  }

  private func layout(_ index: Int) -> Layouts.Layout? {
    if let known = layouts.known[index] { return known }
    guard let info = world.classInfo(index) else { return nil }
    let offsets = Dictionary(info.ivars.map { ($0.name, $0.offset) }) { first, _ in first }
    let found = Layouts.Layout(
      name: info.name, superclass: info.superclass, offsets: info.isPrelude ? offsets : nil)
    layouts.known[index] = found
    return found
  }

  /// nil: nothing that has a literal, such as an object of the program's.
  package func literal(of object: ObjectInfo) -> String? { literal(of: object, depth: 0) }

  /// As a member of something: an object of the program's by its number.
  package func member(at address: UInt64, depth: Int = ContentsReader.mostDepth) -> String {
    if address == 0 { return "nil" }
    if let text = world.excerpt(ofString: address) { return "@" + quoted(text.text) }
    if let index = world.classObject(at: address), let info = world.classInfo(index) {
      return info.name
    }
    guard let object = world.objectInfo(at: address) else {
      let serial = world.serial(ofAddress: address)
      return serial == 0 ? "0x" + String(address, radix: 16) : objectName(serial)
    }
    if object.className == "NSNull" { return "[NSNull null]" }
    return literal(of: object, depth: depth)
      ?? (object.serial == 0 ? object.className : objectName(object.serial))
  }

  private func literal(of object: ObjectInfo, depth: Int) -> String? {
    var next: Int? = object.classIndex
    while let index = next, let info = layout(index) {
      defer { next = info.superclass }
      guard let offsets = info.offsets else { continue }
      func address(_ name: String) -> UInt64? {
        offsets[name].map { object.address &+ UInt64($0) }
      }
      func word(_ name: String) -> UInt64? { address(name).flatMap { world.readWord($0) } }
      switch info.name {
      case "NSArray", "NSOrderedSet", "NSSet", "NSDictionary":
        if isFlat, depth > 0, object.serial != 0 { return objectName(object.serial) }
      default: break
      }
      switch info.name {
      case "NSNumber": return address("_kind").flatMap { number($0, word("_bits")) }
      case "NSArray":
        guard let count = word("_count"), let items = word("_items") else { return nil }
        return row("@[", "]", depth, count: count) { index in
          world.readWord(items &+ index &* 8).map { member(at: $0, depth: depth + 1) }
        }
      case "NSOrderedSet":
        return word("_members").map { member(at: $0, depth: depth) }
      case "NSSet", "NSDictionary":
        guard let table = address("_table") else { return nil }
        return entries(of: table, isDictionary: info.name == "NSDictionary", depth)
      default: continue
      }
    }
    return nil
  }

  /// A hash table of the library: keys, values, slots, how many places are used, how many hold something.
  private func entries(of table: UInt64, isDictionary: Bool, _ depth: Int) -> String? {
    guard let keys = world.readWord(table), let values = world.readWord(table &+ 8),
      let used = world.readWord(table &+ 24), let count = world.readWord(table &+ 32)
    else { return nil }
    var place: UInt64 = 0
    return row(isDictionary ? "@{" : "{(", isDictionary ? "}" : ")}", depth, count: count) { _ in
      while place < used {
        let here = place &* 8
        place += 1
        guard let key = world.readWord(keys &+ here), key != 0 else { continue }
        let name = member(at: key, depth: depth + 1)
        guard isDictionary else { return name }
        return name + ": " + member(at: world.readWord(values &+ here) ?? 0, depth: depth + 1)
      }
      return nil
    }
  }

  private func row(
    _ open: String, _ close: String, _ depth: Int, count: UInt64, _ part: (UInt64) -> String?
  ) -> String {
    if count > 0, depth >= ContentsReader.mostDepth { return open + "…" + close }
    var parts: [String] = []
    for index in 0..<min(count, UInt64(ContentsReader.mostMembers)) {
      guard let text = part(index) else { break }
      parts.append(text)
    }
    if count > UInt64(parts.count) { parts.append("…") }
    return open + parts.joined(separator: ", ") + close
  }

  /// The kind is how the bits are kept; `B` behind it says that it was made of a BOOL.
  private func number(_ kind: UInt64, _ bits: UInt64?) -> String? {
    guard let bits, let pair = world.readWord(kind, size: 2) else { return nil }
    let kind = UInt8(truncatingIfNeeded: pair)
    let type = UInt8(truncatingIfNeeded: pair >> 8)
    if type == UInt8(ascii: "B") { return bits == 0 ? "@NO" : "@YES" }
    // A float is kept as the double that it equals.
    let digits =
      kind == UInt8(ascii: "f")
      ? "\(Float(Double(bitPattern: bits)))" : StructureReader.number(bits: bits, kind: kind)
    return digits.hasPrefix("-") ? "@(\(digits))" : "@" + digits
  }

  private func quoted(_ text: String) -> String {
    let short = text.prefix(ContentsReader.longestString)
    return "\"" + escapedLiteral(short) + (short.endIndex < text.endIndex ? "…\"" : "\"")
  }
}

/// What stands between the quotation marks of a text's literal.
package func escapedLiteral(_ text: Substring) -> String {
  text.map { character -> String in
    switch character {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r\n": "\\r\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: String(character)
    }
  }.joined()
}
