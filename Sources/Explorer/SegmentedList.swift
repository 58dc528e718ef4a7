/// A list that grows by whole segments and never moves what it holds.
///
/// An array doubles and copies: for a moment three times what is needed. A search keeps a few numbers for each of a
/// million states, so that this moment would decide how large a program can be proved. Segments are large enough for the
/// system to take them back one by one.
final class SegmentedList<Element: BitwiseCopyable> {
  private static var shift: Int { 16 }
  private static var room: Int { 1 << shift }
  private var segments: [UnsafeMutablePointer<Element>] = []
  private(set) var count = 0

  deinit {
    for segment in segments { segment.deallocate() }
  }

  var indices: Range<Int> { 0..<count }

  /// The index has to lie within the list.
  subscript(index: Int) -> Element {
    get {
      precondition(index >= 0 && index < count, "a place behind the end of a list")
      return segments[index >> Self.shift][index & (Self.room - 1)]
    }
    set {
      precondition(index >= 0 && index < count, "a place behind the end of a list")
      segments[index >> Self.shift][index & (Self.room - 1)] = newValue
    }
  }

  func append(_ element: Element) {
    if count >> Self.shift == segments.count { segments.append(.allocate(capacity: Self.room)) }
    segments[count >> Self.shift].advanced(by: count & (Self.room - 1)).initialize(to: element)
    count += 1
  }

  /// Forgets all from there on; what room there was stays.
  func remove(behind count: Int) { self.count = min(self.count, count) }
}
