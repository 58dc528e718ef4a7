/// A list of numbers from 0, each kept in as many bytes as the largest of its neighbours needs.
///
/// Which states a search will meet is not known when it begins, but most numbers stay small: a few hundred kinds of
/// moves are one byte each, sixteen million states three. Numbers lie in segments that never move (`SegmentedList` says
/// why); within one the bytes of the same weight stand together, and a number that needs one more gives its segment
/// another row, with a zero for all others.
final class NumberList {
  private struct Segment {
    var bytes: UnsafeMutablePointer<UInt8>
    /// Bytes of each number.
    var width: Int
  }
  private static let shift = 16
  private static let room = 1 << shift
  private var segments: [Segment] = []
  private(set) var count = 0

  deinit {
    for segment in segments { segment.bytes.deallocate() }
  }

  var indices: Range<Int> { 0..<count }

  /// The index has to lie within the list.
  subscript(index: Int) -> Int {
    get {
      precondition(index >= 0 && index < count, "a place behind the end of a list")
      let segment = segments[index >> NumberList.shift]
      var byte = segment.bytes + index & (NumberList.room - 1)
      var number = Int(byte.pointee)
      var weight = 8
      while weight < segment.width &* 8 {
        byte += NumberList.room
        number |= Int(byte.pointee) &<< weight
        weight &+= 8
      }
      return number
    }
    set {
      precondition(index >= 0 && index < count, "a place behind the end of a list")
      write(newValue, index)
    }
  }

  func append(_ number: Int) {
    if count >> NumberList.shift == segments.count {
      segments.append(Segment(bytes: .allocate(capacity: NumberList.room), width: 1))
    }
    write(number, count)
    count += 1
  }

  /// Forgets all from there on; what room there was stays.
  func remove(behind count: Int) { self.count = min(self.count, count) }

  private func write(_ number: Int, _ index: Int) {
    let place = index >> NumberList.shift
    if number >> (8 &* segments[place].width) != 0 { widen(place, for: number) }
    let segment = segments[place]
    var rest = number
    for row in 0..<segment.width {
      segment.bytes[row << NumberList.shift | index & (NumberList.room - 1)] = UInt8(
        truncatingIfNeeded: rest)
      rest >>= 8
    }
  }

  private func widen(_ place: Int, for number: Int) {
    let old = segments[place]
    var width = old.width
    while number >> (8 * width) != 0 { width += 1 }
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: width << NumberList.shift)
    bytes.update(from: old.bytes, count: old.width << NumberList.shift)
    (bytes + old.width << NumberList.shift).update(
      repeating: 0, count: (width - old.width) << NumberList.shift)
    old.bytes.deallocate()
    segments[place] = Segment(bytes: bytes, width: width)
  }
}
