/// What is known of names, by their numbers.
///
/// Numbers of names are dense, so a name is looked up by two indices, and no hash is worked out. The entries lie in small
/// pages: what two moments of a session know in common they share, and a new entry copies the page that it falls on. Where
/// no name of a page has an entry, there is no page.
///
/// It is public for the reason that `SharedMap` is.
public struct NameMap<Value> {
  @inlinable static var shift: Int { 5 }
  @inlinable static var mask: Int { 1 << shift - 1 }

  @usableFromInline typealias Page = ContiguousArray<Value?>
  @usableFromInline var pages: ContiguousArray<Page> = []

  @inlinable
  public init() {}

  /// Only names have numbers that are not negative; others have no entry.
  @inlinable
  public subscript(_ name: Int32) -> Value? {
    get {
      let number = Int(UInt32(bitPattern: name)) >> NameMap.shift
      guard number < pages.count, !pages[number].isEmpty else { return nil }
      return pages[number][Int(name) & NameMap.mask]
    }
    set {
      guard name >= 0, newValue != nil || has(page: Int(name) >> NameMap.shift) else { return }
      makePage(of: name)
      pages[Int(name) >> NameMap.shift][Int(name) & NameMap.mask] = newValue
    }
  }

  /// An entry to change where it lies; one that is missing is `absent` first.
  @inlinable
  public subscript(_ name: Int32, default absent: @autoclosure () -> Value) -> Value {
    get { self[name] ?? absent() }
    _modify {
      precondition(name >= 0)
      makePage(of: name)
      let (number, place) = (Int(name) >> NameMap.shift, Int(name) & NameMap.mask)
      var value = pages[number][place].take() ?? absent()
      defer { pages[number][place] = value }
      yield &value
    }
  }

  @inlinable
  func has(page number: Int) -> Bool { number < pages.count && !pages[number].isEmpty }

  @inlinable
  mutating func makePage(of name: Int32) {
    let number = Int(name) >> NameMap.shift
    while pages.count <= number { pages.append([]) }
    if pages[number].isEmpty { pages[number] = Page(repeating: nil, count: 1 << NameMap.shift) }
  }

  /// Each entry, in the order of the names' numbers.
  @inlinable
  public func eachEntry(_ body: (Int32, Value) -> Void) {
    for (number, page) in pages.enumerated() { NameMap.eachEntry(of: page, number, body) }
  }

  @inlinable
  static func eachEntry(of page: Page, _ number: Int, _ body: (Int32, Value) -> Void) {
    for (place, value) in page.enumerated() {
      if let value { body(Int32(truncatingIfNeeded: number << shift | place), value) }
    }
  }

  /// Each entry that `other` may not have, or not so: those of the pages that the two do not share.
  @inlinable
  public func eachEntry(unsharedWith other: NameMap, _ body: (Int32, Value) -> Void) {
    for (number, page) in pages.enumerated() {
      let isShared =
        other.has(page: number)
        && page.withUnsafeBufferPointer { own in
          other.pages[number].withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
        }
      if !isShared { NameMap.eachEntry(of: page, number, body) }
    }
  }

  /// The names that have an entry, in the order of their numbers.
  @inlinable
  public var names: [Int32] {
    var all: [Int32] = []
    eachEntry { name, _ in all.append(name) }
    return all
  }
}

extension NameMap: Sendable where Value: Sendable {}

/// A set of names: a bit for each.
package struct NameSet: Sendable {
  private var words: ContiguousArray<UInt64> = []

  package init() {}

  package func contains(_ name: NameID) -> Bool {
    let number = Int(UInt32(bitPattern: name)) >> 6
    return number < words.count && words[number] >> UInt64(name & 63) & 1 != 0
  }

  package mutating func insert(_ name: NameID) {
    guard name >= 0 else { return }
    while words.count <= Int(name) >> 6 { words.append(0) }
    words[Int(name) >> 6] |= 1 << UInt64(name & 63)
  }

  package mutating func remove(_ name: NameID) {
    if contains(name) { words[Int(name) >> 6] &= ~(1 << UInt64(name & 63)) }
  }
}
