internal import Library

/// Which parts of the library a text calls for, by their numbers in `LibraryPart.all`.
///
/// Booting compiles the core alone (the C library, NSObject, NSString). Before an input or a file is read, its
/// bytes are scanned for the names that parts announce; those parts, and the parts that *their* texts name, are
/// compiled as units of their own. A name in a comment loads a part for nothing, which costs a few milliseconds
/// and is never wrong; a name that a program only makes by pasting tokens is not seen, and stays undeclared.
///
/// What no identifier announces has a sign of its own in the list of names: `@[`, `@{`, `@(`, `@1` (any
/// number or character after an @), `@YES`, `@try`, `^`, `in` (for-in).
struct ModuleIndex: Sendable {
  static let shared = ModuleIndex()

  /// Modules by the hash of a name; a collision loads one too many.
  private let owners: [UInt64: [Int]]
  /// For each module, all it needs, itself included.
  private let closures: [Set<Int>]

  private init() {
    let modules = LibraryPart.all
    var owners: [UInt64: [Int]] = [:]
    for (index, module) in modules.enumerated() {
      module.names.withUTF8Buffer { bytes in
        for name in bytes.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
          owners[ModuleIndex.hash(name), default: []].append(index)
        }
      }
    }
    self.owners = owners
    // A module may name later ones (they know each other by @class only), so the search goes on until
    // nothing is new.
    let direct = modules.map { module in
      module.text.withUnsafeBufferPointer { ModuleIndex.scan($0, owners) }
        .union(modules.indices.filter { module.requires.contains(modules[$0].name) })
    }
    closures = modules.indices.map { start in
      var found: Set<Int> = [start]
      var waiting = [start]
      while let next = waiting.popLast() {
        for needed in direct[next] where found.insert(needed).inserted { waiting.append(needed) }
      }
      return found
    }
  }

  /// Modules that a text needs, in loading order.
  func modules(for text: [UInt8]) -> [Int] {
    var named = text.withUnsafeBufferPointer { ModuleIndex.scan($0, owners) }
    for index in named where !LibraryPart.all[index].headers.isEmpty {
      let isOwn = text.withUnsafeBufferPointer { declaresItself($0, index) }
      if isOwn { named.remove(index) }
    }
    return named.reduce(into: Set<Int>()) { $0.formUnion(closures[$1]) }.sorted()
  }

  /// Modules that stay away because the text declares a class of theirs itself.
  func withheld(from text: [UInt8]) -> [Int] {
    text.withUnsafeBufferPointer { bytes in
      ModuleIndex.scan(bytes, owners)
        .filter { !LibraryPart.all[$0].headers.isEmpty && declaresItself(bytes, $0) }.sorted()
    }
  }

  /// Whether a module announces a name.
  func announces(_ module: Int, _ name: String) -> Bool {
    var name = name
    let word = name.withUTF8 { ModuleIndex.hash(Slice(base: $0, bounds: 0..<$0.count)) }
    return owners[word]?.contains(module) == true
  }

  /// Whether a text declares a class (`@interface Name :`) that a framework's module announces, without
  /// including the framework.
  private func declaresItself(_ text: UnsafeBufferPointer<UInt8>, _ module: Int) -> Bool {
    let headers = LibraryPart.all[module].headers.map {
      $0.withUTF8Buffer { ModuleIndex.hash($0[...]) }
    }
    let keyword: StaticString = "interface"
    let interface = keyword.withUTF8Buffer { ModuleIndex.hash($0[...]) }
    var before: UInt64 = 0
    var found = false
    var at = 0
    while at < text.count {
      guard ModuleIndex.isWordStart(text[at]) else {
        at += 1
        continue
      }
      let start = at
      while at < text.count, ModuleIndex.isWordStart(text[at]) || (48...57).contains(text[at]) {
        at += 1
      }
      let word = ModuleIndex.hash(text[start..<at])
      if headers.contains(word) { return false }
      if before == interface, owners[word]?.contains(module) == true {
        var next = at
        while next < text.count, text[next] == 0x20 { next += 1 }
        if next < text.count, text[next] == UInt8(ascii: ":") { found = true }
      }
      before = word
    }
    return found
  }

  private static func hash(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  private static func scan(
    _ text: UnsafeBufferPointer<UInt8>, _ owners: [UInt64: [Int]]
  ) -> Set<Int> {
    var found: Set<Int> = []
    func look(_ start: Int, _ end: Int) {
      if let modules = owners[hash(text[start..<end])] { found.formUnion(modules) }
    }
    var at = 0
    while at < text.count {
      let byte = text[at]
      if isWordStart(byte) {
        let start = at
        while at < text.count, isWordStart(text[at]) || (48...57).contains(text[at]) { at += 1 }
        look(start, at)
        if start > 0, text[start - 1] == UInt8(ascii: "@") { look(start - 1, at) }
        continue
      }
      at += 1
      if byte == UInt8(ascii: "^") { look(at - 1, at) }
      guard byte == UInt8(ascii: "@"), at < text.count else { continue }
      switch text[at] {
      case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "("): look(at - 1, at + 1)
      case 48...57, UInt8(ascii: "'"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
        found.formUnion(owners[boxedNumber] ?? [])
      default: break
      }
    }
    return found
  }

  /// The sign `@1`.
  private static let boxedNumber: UInt64 = {
    let sign: StaticString = "@1"
    return sign.withUTF8Buffer { hash($0[...]) }
  }()

  private static func isWordStart(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte) || byte == 95 || byte >= 128
  }
}
