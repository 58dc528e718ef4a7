#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Which method each class answers a message with, as far as it is known: for every class a row of callables by
/// selector id, 0 for "look it up".
///
/// A class answers to few of all selectors, so a row lies in reserved memory, of which only the pages that are written
/// cost anything, and the classes that were never sent anything share one that stays empty. All of it is a cache: whoever changes a
/// method or puts a snapshot back makes the rows forget. Ownership: the world's, which releases them.
struct DispatchRows {
  let byClass: UnsafeMutablePointer<UnsafeMutablePointer<UInt32>> = .allocate(
    capacity: AddressLayout.classLimit)
  private let empty: UnsafeMutablePointer<UInt32>
  /// Classes whose row is their own.
  private var own: [Int] = []
  /// Where rows lie, so many at a time; the first is `empty`.
  private var reserves: [UnsafeMutableRawPointer] = []
  private static let rowsOfReserve = 64
  /// Rows that are there at all: those of later classes are touched when a class is made.
  private var made = 4096
  static let capacity = AddressLayout.selectorLimit
  /// Classes that may have a row of their own; the rest are looked up each time.
  private static let ownLimit = 8192

  init() {
    reserves = [reserveMemory(DispatchRows.reserveBytes)]
    empty = reserves[0].bindMemory(to: UInt32.self, capacity: DispatchRows.capacity)
    byClass.initialize(repeating: empty, count: made)
  }

  func release() {
    for reserve in reserves { munmap(reserve, DispatchRows.reserveBytes) }
    byClass.deallocate()
  }

  private static var rowBytes: Int { capacity * MemoryLayout<UInt32>.stride }
  private static var reserveBytes: Int { rowsOfReserve * rowBytes }

  /// The row behind the last: zeros.
  private mutating func nextRow() -> UnsafeMutablePointer<UInt32> {
    let (reserve, place) = (own.count + 1).quotientAndRemainder(
      dividingBy: DispatchRows.rowsOfReserve)
    if reserve == reserves.count { reserves.append(reserveMemory(DispatchRows.reserveBytes)) }
    return (reserves[reserve] + place * DispatchRows.rowBytes)
      .bindMemory(to: UInt32.self, capacity: DispatchRows.capacity)
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
      byClass[index] = nextRow()
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
