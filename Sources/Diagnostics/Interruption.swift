/// Whether the work on a text is to be given up: whoever waits for the answer has pressed Ctrl-C, or the text has
/// taken the room that there is for it.
///
/// Reading and compiling a long text takes long, and nothing of it can be seen from outside. So each phase looks
/// from time to time (once for a token, a node, a statement or an expression: it is a load or two), and gives up
/// with the problem that is named here; the session then puts everything back, as after an error.
package struct Interruption: @unchecked Sendable {
  private let flag: UnsafePointer<Int32>?
  private let room: CompilingRoom?

  /// Nobody can interrupt: for what is short.
  package init() {
    flag = nil
    room = nil
  }
  /// The flag lives longer than the work: a signal handler may set it at any time.
  package init(_ flag: UnsafePointer<Int32>, room: CompilingRoom? = nil) {
    self.flag = flag
    self.room = room
  }

  package var isRaised: Bool { isRaised(after: 0) }

  /// `work`: what has been done since the last look counts as so many looks more.
  package func isRaised(after work: Int) -> Bool {
    if let flag, flag.pointee != 0 { return true }
    return room?.isUsedUp(after: work) ?? false
  }

  /// So many bytes are about to be taken at once, by a list that doubles: whether there is room for them is seen
  /// before, in `isRaised`.
  package func expect(_ bytes: Int) {
    // Less is noticed soon enough.
    if bytes >= 16 << 20 { room?.expect(bytes) }
  }

  /// The same, before up to `few` elements are appended: a list with its last place used doubles, and both stand in
  /// memory while the one is copied to the other.
  package func isRaised<Element>(before list: [Element], takes few: Int = 1) -> Bool {
    if list.count + few > list.capacity { expect(2 * list.count * MemoryLayout<Element>.stride) }
    return isRaised
  }

  /// The same, before a table takes one more.
  package func isRaised<Key, Element>(before table: [Key: Element]) -> Bool {
    if table.count >= table.capacity {
      expect(3 * table.count * (MemoryLayout<Key>.stride + MemoryLayout<Element>.stride))
    }
    return isRaised
  }

  /// Why the work is given up, at the place that it had come to.
  package func problem(at place: SourceRange) -> Diagnostic {
    if let flag, flag.pointee != 0 { return Diagnostic(.interrupted, at: place) }
    return Diagnostic(.textTooLarge, at: place)
  }
}

/// The memory that reading and compiling a text may take.
///
/// What a text costs depends on what stands in it: a byte of a comment costs one, a number in a list of Swift's
/// some hundred times as much, and no count of tokens or nodes says so for all three languages. So it is measured
/// what the process holds, once in some thousand looks.
package final class CompilingRoom {
  /// Bytes that the process holds now.
  private let measure: () -> Int
  /// Bytes that it may hold while it compiles. What it held before is not the text's fault: a fourth of the limit
  /// may come to that in any case.
  private let limit: Int
  /// What is too much for this text; nil: not yet looked.
  private var bound: Int?
  private var looks = 0
  private var isOver = false

  package init(limit: Int, measure: @escaping () -> Int) {
    self.limit = limit
    self.measure = measure
  }

  /// Before the next text; what was too much for the last one is gone.
  package func begin() {
    bound = nil
    looks = 0
    isOver = false
  }

  func isUsedUp(after work: Int) -> Bool {
    let before = looks
    looks &+= 1 &+ work
    if looks >> 11 != before >> 11 { expect(0) }
    return isOver
  }

  func expect(_ bytes: Int) {
    if isOver { return }
    let held = measure()
    let bound = self.bound ?? max(limit, held + limit / 4)
    self.bound = bound
    isOver = held + bytes >= bound
  }
}
