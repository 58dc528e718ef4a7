internal import Bytecode

/// A copy or fill of more than a word of memory that threads share.
///
/// No processor does it at once: a thread may be stopped behind each word that it has read and behind each that it has
/// written, and others see a value that is half the old one. While schedules are explored the instruction is done again
/// for each of its words, as a wait is (decision 0006); how far it has come stands in the thread's record.
struct DividedCopy {
  var target: UInt64
  /// What is read; nil: the place is filled with `byte`.
  var source: UInt64?
  var count: Int
  var byte: UInt8 = 0
  /// The range is one that the source overlaps from below: the last word goes first.
  var isBackwards = false
  /// A C string: it ends with its NUL, wherever that is when it is read.
  var isText = false

  static let word = 8
  /// A very long range goes in so many pieces of equal size, rather than word by word.
  private static let pieces = 512

  init(to target: UInt64, from source: UInt64? = nil, count: Int) {
    self.target = target
    self.source = source
    self.count = count
  }

  /// Bytes that go at once.
  var piece: Int {
    if isText || count <= DividedCopy.word * DividedCopy.pieces { return DividedCopy.word }
    return (count / DividedCopy.pieces + DividedCopy.word) & ~(DividedCopy.word - 1)
  }

  /// Where the piece behind `done` bytes begins, and how long it is.
  func next(after done: Int) -> (at: Int, size: Int) {
    let size = min(piece, count - done)
    return (isBackwards ? count - done - size : done, size)
  }
}

extension World {
  /// A copy at hand that may go in pieces; a word or less goes at once.
  func divide(_ copy: DividedCopy, _ books: ExplorationBooks) {
    if copy.count > DividedCopy.word { books.division = copy }
  }

  func divide(to target: UInt64, from source: UInt64, _ count: Int, _ books: ExplorationBooks) {
    var copy = DividedCopy(to: target, from: source, count: count)
    copy.isBackwards = target > source && target &- source < UInt64(clamping: count)
    divide(copy, books)
  }

  /// Goes on with a copy of which others can see something: false where the thread has to stop, because the next piece
  /// is a visible operation. When all is done, the instruction itself finds nothing left to do.
  func mayCopy(
    _ copy: DividedCopy, _ books: ExplorationBooks, isPlain: Bool,
    _ r: UnsafeMutablePointer<UInt64>, _ pc: Int
  ) -> Bool {
    let record = currentThread
    var isOver = false
    while !isOver, Int(record.pointee.copiedBytes) < copy.count {
      var (at, size) = copy.next(after: Int(record.pointee.copiedBytes))
      let reads = copy.source != nil && record.pointee.heldBytes == 0
      books.candidateCount = 0
      if let source = copy.source, reads {
        if copy.isText { size = textBytes(source &+ UInt64(at), atMost: size) }
        books.propose(address: source &+ UInt64(at), size, .read)
      } else {
        if copy.source != nil { size = Int(record.pointee.heldBytes) }
        books.propose(address: copy.target &+ UInt64(at), size, .write)
      }
      let seen = sift(books)
      if seen > 0 {
        guard books.isGranted else {
          books.isPending = true
          return false
        }
        books.spend(r, pc)
        books.isPlain = isPlain
        note(seen, books)
      }
      isOver = !reads && copy.isText && holdsEnd(record)
      guard
        reads ? hold(copy, at, size, record) : put(copy, at, size, record, isShared: seen > 0)
      else {
        // A fault: the instruction as a whole says which.
        record.pointee.forgetCopy()
        return true
      }
    }
    record.pointee.forgetCopy()
    books.isCopied = true
    return true
  }

  /// Bytes of a text up to its NUL and with it.
  private func textBytes(_ address: UInt64, atMost limit: Int) -> Int {
    let usable = space.accessible(address, wanted: limit, forWriting: false)
    let bytes = UnsafeRawBufferPointer(start: space.host(address), count: usable)
    return bytes.firstIndex(of: 0).map { $0 + 1 } ?? limit
  }

  private func holdsEnd(_ record: UnsafeMutablePointer<ThreadRecord>) -> Bool {
    withUnsafeBytes(of: record.pointee.heldWord) {
      $0.prefix(Int(record.pointee.heldBytes)).contains(0)
    }
  }

  /// Reads a piece. A word is held by the thread; a longer piece stays where it is until it is written.
  private func hold(
    _ copy: DividedCopy, _ at: Int, _ size: Int, _ record: UnsafeMutablePointer<ThreadRecord>
  ) -> Bool {
    guard let source = copy.source,
      space.accessible(source &+ UInt64(at), wanted: size, forWriting: false) == size
    else { return false }
    record.pointee.heldBytes = UInt32(truncatingIfNeeded: size)
    record.pointee.heldWord = 0
    guard size <= DividedCopy.word else { return true }
    withUnsafeMutableBytes(of: &record.pointee.heldWord) { held in
      held.baseAddress?.copyMemory(from: space.host(source &+ UInt64(at)), byteCount: size)
    }
    return true
  }

  /// Writes what is held.
  private func put(
    _ copy: DividedCopy, _ at: Int, _ size: Int, _ record: UnsafeMutablePointer<ThreadRecord>,
    isShared: Bool
  ) -> Bool {
    let target = copy.target &+ UInt64(at)
    guard space.accessible(target, wanted: size, forWriting: true) == size else { return false }
    if let source = copy.source {
      if size <= DividedCopy.word {
        withUnsafeBytes(of: record.pointee.heldWord) { held in
          if let base = held.baseAddress {
            space.host(target).copyMemory(from: base, byteCount: size)
          }
        }
        if isShared, size == 8, record.pointee.heldWord >= AddressLayout.base {
          escape(record.pointee.heldWord)
        }
      } else {
        guard copyMemory(to: target, from: source &+ UInt64(at), count: UInt64(size)) else {
          return false
        }
      }
      space.carryUndefined(from: source &+ UInt64(at), to: target, count: size)
    } else {
      guard fillMemory(target, copy.byte, count: UInt64(size)) else { return false }
    }
    record.pointee.heldBytes = 0
    record.pointee.copiedBytes += UInt32(truncatingIfNeeded: size)
    return true
  }
}

extension ThreadRecord {
  mutating func forgetCopy() {
    copiedBytes = 0
    heldBytes = 0
    heldWord = 0
  }
}
