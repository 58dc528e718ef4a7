/// A list that grows and is kept at a thousand moments.
///
/// Each input's snapshot holds the classes, types and macros of that moment. Of an array of Swift's it would hold a copy of
/// its own as soon as one entry is added or changed. Here it is a value as an array is, but in pages: what two moments
/// have in common they share, and a change copies the page that it falls on.
///
/// It is public for the reason that `SharedMap` is.
public struct Pages<Element> {
  @inlinable static var shift: Int { 6 }
  @inlinable static var mask: Int { 1 << shift - 1 }

  /// All full but the last.
  @usableFromInline var pages: ContiguousArray<ContiguousArray<Element>> = []
  @usableFromInline var used = 0

  @inlinable
  public init() {}

  @inlinable
  public init(repeating element: Element, count: Int) {
    let full = ContiguousArray(repeating: element, count: 1 << Pages.shift)
    pages = ContiguousArray(repeating: full, count: count >> Pages.shift)
    if count & Pages.mask != 0 {
      pages.append(ContiguousArray(repeating: element, count: count & Pages.mask))
    }
    used = count
  }

  @inlinable
  public mutating func append(_ element: Element) {
    if used & Pages.mask == 0 {
      pages.append([element])
    } else {
      pages[pages.count - 1].append(element)
    }
    used += 1
  }
}

extension Pages: RandomAccessCollection, MutableCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { used }

  public subscript(_ index: Int) -> Element {
    // Who asks for one field of an entry copies no other.
    @inlinable
    _read {
      yield pages[index >> Pages.shift][index & Pages.mask]
    }
    @inlinable
    _modify {
      yield &pages[index >> Pages.shift][index & Pages.mask]
    }
  }
}

extension Pages: ExpressibleByArrayLiteral {
  @inlinable
  public init(arrayLiteral elements: Element...) {
    for element in elements { append(element) }
  }
}

extension Pages: Sendable where Element: Sendable {}
