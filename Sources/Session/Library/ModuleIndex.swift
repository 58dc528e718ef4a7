internal import Diagnostics
internal import Library
internal import Syntax

/// Which parts of the library a text calls for, by their numbers in `LibraryPart.all`.
///
/// Booting compiles the core alone (the C library, NSObject, NSString). Before an input or a file is read, its
/// bytes are scanned for the names that parts announce; those parts, and the parts that *their* texts name (the
/// index of the library knows which), are compiled as units of their own. A name that a program only makes
/// by pasting tokens is not seen, and stays undeclared.
struct ModuleIndex: Sendable {
  static let shared = ModuleIndex()

  /// Classes of the library, whether anything of them has been named yet or not, for who asks how a name goes on.
  /// Read from the texts once, and only then: a program that runs needs none of it.
  static let classNames: [String] = LibraryPart.all.flatMap { part in
    String(decoding: part.text, as: UTF8.self).split(separator: "\n").compactMap { line in
      guard line.hasPrefix("@interface "), line.contains(" : ") else { return nil }
      return String(line.dropFirst(11).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }

  /// Where a number stands among others in their order, or would.
  private static func place(of number: UInt64, in numbers: [UInt64]) -> Int {
    var low = 0
    var high = numbers.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Parts that announce a name.
  private func owners(_ name: UInt64) -> ArraySlice<UInt8> {
    let names = LibraryPart.nameNumbers
    let low = Self.place(of: name, in: names)
    var end = low
    while end < names.count, names[end] == name { end += 1 }
    return LibraryPart.nameOwners[low..<end]
  }

  /// Modules that declare methods which a program sends without naming a class that has them, in loading order.
  func modules(declaring selectors: Set<String>) -> [Int] {
    let numbers = LibraryPart.selectorNumbers
    var found: Set<Int> = []
    for selector in selectors {
      let wanted = NameScan.hash(selector.utf8)
      let low = Self.place(of: wanted, in: numbers)
      guard low < numbers.count, numbers[low] == wanted else { continue }
      found.formUnion(LibraryPart.all[Int(LibraryPart.selectorOwners[low])].needs)
    }
    return found.sorted()
  }

  /// Modules that a text needs, in loading order.
  func modules(for text: [UInt8]) -> [Int] {
    var named = text.withUnsafeBufferPointer { scan($0) }
    for index in named where !LibraryPart.all[index].headers.isEmpty {
      let isOwn = text.withUnsafeBufferPointer { declaresItself($0, index) }
      if isOwn { named.remove(index) }
    }
    return named.reduce(into: Set<Int>()) { $0.formUnion(LibraryPart.all[$1].needs) }.sorted()
  }

  /// Modules that stay away because the text declares a class of theirs itself.
  func withheld(from text: [UInt8]) -> [Int] {
    text.withUnsafeBufferPointer { bytes in
      scan(bytes).filter { !LibraryPart.all[$0].headers.isEmpty && declaresItself(bytes, $0) }
        .sorted()
    }
  }

  /// Whether some module announces a name.
  func isAnnounced(_ name: String) -> Bool { !owners(NameScan.hash(name.utf8)).isEmpty }

  /// Whether a module announces a name.
  func announces(_ module: Int, _ name: String) -> Bool {
    owners(NameScan.hash(name.utf8)).contains(UInt8(module))
  }

  /// Whether a text declares a class (`@interface Name :`) that a framework's module announces, without
  /// including the framework.
  private func declaresItself(_ text: UnsafeBufferPointer<UInt8>, _ module: Int) -> Bool {
    let headers = LibraryPart.all[module].headers.map {
      $0.withUTF8Buffer { NameScan.hash($0) }
    }
    let interface = NameScan.hash("interface".utf8)
    var before: UInt64 = 0
    var found = false
    var at = 0
    while at < text.count {
      guard NameScan.isWordStart(text[at]) else {
        at += 1
        continue
      }
      let start = at
      while at < text.count, NameScan.isWordStart(text[at]) || (48...57).contains(text[at]) {
        at += 1
      }
      let word = NameScan.hash(text[start..<at])
      if headers.contains(word) { return false }
      if before == interface, owners(word).contains(UInt8(module)) {
        var next = at
        while next < text.count, text[next] == 0x20 { next += 1 }
        if next < text.count, text[next] == UInt8(ascii: ":") { found = true }
      }
      before = word
    }
    return found
  }

  private func scan(_ text: UnsafeBufferPointer<UInt8>) -> Set<Int> {
    var found: Set<Int> = []
    NameScan.forEach(in: text) { name in
      for part in owners(name) { found.insert(Int(part)) }
    }
    return found
  }
}
