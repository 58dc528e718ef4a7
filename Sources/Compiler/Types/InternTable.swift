import Diagnostics

/// What can be kept once and named by a number.
protocol Interned: Equatable, Sendable {
  /// Equal ones have equal words, others rarely.
  var mixed: UInt64 { get }
}

/// One word more in a mixed one.
func mix(_ mixed: UInt64, _ word: Int32) -> UInt64 {
  let product = (mixed ^ UInt64(UInt32(bitPattern: word))) &* 0x9E37_79B9_7F4A_7C15
  return product ^ product >> 29
}

/// Each thing once, with its number: two are the same where their numbers are.
///
/// Open hashing over numbers. All of it lies in pages, so that a moment of a session that knows one thing more than the
/// one before copies the page where it stands and the one that finds it.
struct InternTable<Element: Interned>: Sendable {
  private(set) var elements = Pages<Element>()
  /// Numbers of elements; -1: free. Its count is a power of two.
  private var slots = Pages<Int32>(repeating: -1, count: 8)

  subscript(_ number: Int) -> Element {
    @inline(__always)
    _read { yield elements[number] }
  }

  /// Where the number of an element stands, or would.
  private func slot(of element: Element) -> Int {
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: element.mixed) & mask
    while slots[slot] >= 0, elements[Int(slots[slot])] != element { slot = (slot &+ 1) & mask }
    return slot
  }

  func find(_ element: Element) -> Int? {
    let number = slots[slot(of: element)]
    return number < 0 ? nil : Int(number)
  }

  /// An element that `find` does not find. Its number is the count from before.
  mutating func append(_ element: Element) {
    if elements.count &* 2 >= slots.count {
      slots = Pages(repeating: -1, count: slots.count &* 2)
      for number in elements.indices { enter(number) }
    }
    elements.append(element)
    enter(elements.count - 1)
  }

  private mutating func enter(_ number: Int) {
    slots[slot(of: elements[number])] = Int32(truncatingIfNeeded: number)
  }
}
