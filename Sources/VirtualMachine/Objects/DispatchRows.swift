#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Which method each class answers a message with, as far as it is known: for every class a row of callables by
/// selector id, 0 for "look it up".
///
/// A class answers to few of all selectors, so a row lies in reserved memory, of which only the pages that are written
/// cost anything, and the classes that were never sent anything share one that stays empty. All of it is a cache:
/// whoever changes a method or puts a snapshot back makes the rows forget, which costs as much as was remembered.
/// So many pages are written at most, whatever a program does with thousands of classes and selectors: after that
/// the rows begin anew. Ownership: the world's, which releases them.
///
/// A filled row is open to every message. What a class would answer before its +initialize has run (ARC asks that of
/// each literal string and each block) is remembered beside, for whoever only asks.
struct DispatchRows {
  private struct Row {
    var owner: Int
    /// Pages with an answer, a bit each; and those that the host has given, since the rows began anew.
    var written: UInt64 = 0
    var touched: UInt64 = 0
  }

  let byClass: UnsafeMutablePointer<UnsafeMutablePointer<UInt32>> = .allocate(
    capacity: AddressLayout.classLimit)
  private let empty: UnsafeMutablePointer<UInt32>
  /// The first `used` belong to a class; those behind have belonged to one.
  private var rows: [Row] = []
  private var used = 0
  /// The row of each class that has one; 0 for none as well as for the first.
  private var places: [Int32] = []
  private var touchedPages = 0
  /// Where rows lie, so many at a time; the first is `empty`.
  private var reserves: [UnsafeMutableRawPointer] = []
  private static let rowsOfReserve = 64
  /// Rows that are there at all: those of later classes are touched when a class is made.
  private var made = 4096
  static let capacity = AddressLayout.selectorLimit
  /// 32 MB: as many as classes of a large program want, a few each.
  private static let pageLimit = 8192
  private static let pageShift = 12
  private let asked: UnsafeMutablePointer<Asked> = .allocate(capacity: askedPlaces)
  private static let askedPlaces = 256
  private var wasAsked = false

  private struct Asked {
    var index: UInt32 = 0
    var selector: UInt32 = 0
    var callable: UInt32 = 0
  }

  init() {
    reserves = [reserveMemory(DispatchRows.reserveBytes)]
    empty = reserves[0].bindMemory(to: UInt32.self, capacity: DispatchRows.capacity)
    byClass.initialize(repeating: empty, count: made)
    asked.initialize(repeating: Asked(), count: DispatchRows.askedPlaces)
  }

  func release() {
    asked.deallocate()
    for reserve in reserves { munmap(reserve, DispatchRows.reserveBytes) }
    byClass.deallocate()
  }

  private static var rowBytes: Int { capacity * MemoryLayout<UInt32>.stride }
  private static var reserveBytes: Int { rowsOfReserve * rowBytes }

  private func bytes(ofRow number: Int) -> UnsafeMutableRawPointer {
    let (reserve, place) = (number + 1).quotientAndRemainder(
      dividingBy: DispatchRows.rowsOfReserve)
    return reserves[reserve] + place * DispatchRows.rowBytes
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
    if byClass[index] == empty { giveRow(to: index) }
    let page = DispatchRows.page(of: selector)
    let number = Int(places[index])
    if rows[number].touched & page == 0 {
      if touchedPages == DispatchRows.pageLimit {
        beginAnew()
        remember(callable, class: index, selector: selector)
        return
      }
      rows[number].touched |= page
      touchedPages += 1
    }
    rows[number].written |= page
    byClass[index][selector] = callable
  }

  private func place(class index: Int, selector: Int) -> UnsafeMutablePointer<Asked> {
    asked + (index &* 31 &+ selector) & (DispatchRows.askedPlaces - 1)
  }

  /// What a class would answer with that is not open to messages yet; 0 for "not known".
  func answerAsked(class index: Int, selector: Int) -> UInt32 {
    let known = place(class: index, selector: selector).pointee
    return Int(known.index) == index && Int(known.selector) == selector ? known.callable : 0
  }

  mutating func rememberAsked(_ callable: UInt32, class index: Int, selector: Int) {
    wasAsked = true
    place(class: index, selector: selector).pointee =
      Asked(index: UInt32(index), selector: UInt32(selector), callable: callable)
  }

  private mutating func forgetAsked() {
    if wasAsked { asked.update(repeating: Asked(), count: DispatchRows.askedPlaces) }
    wasAsked = false
  }

  /// The page of a row in which a selector's answer lies, as a bit.
  private static func page(of selector: Int) -> UInt64 {
    1 << UInt64((selector * MemoryLayout<UInt32>.stride) >> pageShift)
  }

  private mutating func giveRow(to index: Int) {
    if used == rows.count { rows.append(Row(owner: index)) } else { rows[used].owner = index }
    if (used + 1) / DispatchRows.rowsOfReserve == reserves.count {
      reserves.append(reserveMemory(DispatchRows.reserveBytes))
    }
    if places.count <= index {
      places += [Int32](repeating: 0, count: max(made, index + 1) - places.count)
    }
    places[index] = Int32(used)
    byClass[index] = bytes(ofRow: used).bindMemory(
      to: UInt32.self, capacity: DispatchRows.capacity)
    used += 1
  }

  /// A selector is to be looked up again.
  mutating func forget(selector: Int) {
    forgetAsked()
    let page = DispatchRows.page(of: selector)
    for number in 0..<used where rows[number].written & page != 0 {
      byClass[rows[number].owner][selector] = 0
    }
  }

  /// Everything is.
  mutating func forget() {
    forgetAsked()
    for number in 0..<used {
      let row = bytes(ofRow: number)
      byClass[rows[number].owner] = empty
      var written = rows[number].written
      while written != 0 {
        let page = written.trailingZeroBitCount
        memset(row + page << DispatchRows.pageShift, 0, 1 << DispatchRows.pageShift)
        written &= written &- 1
      }
      rows[number].written = 0
    }
    used = 0
  }

  /// Gives the pages back to the host.
  private mutating func beginAnew() {
    for number in 0..<used { byClass[rows[number].owner] = empty }
    for (index, reserve) in reserves.enumerated() {
      // `empty` is never written.
      let kept = index == 0 ? DispatchRows.rowBytes : 0
      emptyReserved(reserve + kept, DispatchRows.reserveBytes - kept)
    }
    rows = []
    used = 0
    touchedPages = 0
  }
}
