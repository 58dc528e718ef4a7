/// Which method each class answers a message with, as far as it is known: for every class a row of callables by
/// selector id, 0 for "look it up".
///
/// A class answers to few of all selectors, so a row costs nothing until it is written (`SiteCache.zeros`), and
/// the classes that were never sent anything share one that stays empty. All of it is a cache: whoever changes a
/// method or puts a snapshot back makes the rows forget. Ownership: the world's, which releases them.
struct DispatchRows {
  let byClass: UnsafeMutablePointer<UnsafeMutablePointer<UInt32>> = .allocate(
    capacity: AddressLayout.classLimit)
  private let empty = SiteCache.zeros(capacity)
  /// Classes whose row is their own.
  private var own: [Int] = []
  /// Rows that are there at all: those of later classes are touched when a class is made.
  private var made = 4096
  static let capacity = AddressLayout.selectorLimit
  /// Classes that may have a row of their own; the rest are looked up each time.
  private static let ownLimit = 8192

  init() { byClass.initialize(repeating: empty, count: made) }

  func release() {
    for index in own { SiteCache.release(byClass[index]) }
    byClass.deallocate()
    SiteCache.release(empty)
  }

  @inline(__always)
  subscript(index: Int) -> UnsafeMutablePointer<UInt32> { byClass[index] }

  /// There are `count` classes now.
  mutating func makeRoom(for count: Int) {
    if count <= made { return }
    (byClass + made).initialize(repeating: empty, count: count - made)
    made = count
  }

  mutating func remember(_ callable: UInt32, class index: Int, selector: Int) {
    if byClass[index] == empty {
      if own.count >= DispatchRows.ownLimit { return }
      byClass[index] = SiteCache.zeros(DispatchRows.capacity)
      own.append(index)
    }
    byClass[index][selector] = callable
  }

  func forget(selectors: Range<Int>) {
    for index in own {
      (byClass[index] + selectors.lowerBound).update(repeating: 0, count: selectors.count)
    }
  }
}
