#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What the loop remembers of its last sends and calls, so that it knows early where to go on.
///
/// A send finds its method by a chain of loads: receiver, isa, the class's row, the method's number, its
/// record, its code; the next instruction cannot be fetched before the last of them. But the same place in
/// a program nearly always sends to the same class. So each place has an entry that says where it went for
/// which isa word: one load gives the code, and whether it was right is checked beside, not before. (Real
/// runtimes do the same with a cache per class.) Returning is remembered in the same way.
///
/// An entry holds all that the answer depends on (the isa and the place itself; or the frame's return word), so a wrong
/// entry can be missed but never be believed. The place decides what is sent with how many arguments, and where
/// the method returns to, so the frame's words are remembered as they are written. Nothing in here is state of the program: it is forgotten
/// whenever a method changes, code is loaded, a snapshot is put back, or sends begin to be observed. (It used to
/// be forgotten on every entry of the loop as well; a program whose threads wait enters it every few dozen
/// instructions, and spent half of its time on that.)
struct SendSite {
  /// 0: empty. With `native`: a native answers.
  var isa: UInt64
  /// The instruction behind the send.
  var pc: UnsafePointer<UInt64>
  var instructions: UnsafePointer<UInt64>
  var constants: UnsafePointer<UInt64>
  /// The words of the callee's frame: where it returns to; its argument count and, but for a native, callable; `_cmd`.
  var back: UInt64
  var header: UInt64
  var command: UInt64
  /// Bytes of the callee's registers, or the number of the native.
  var room: Int

  static let count = 512
  /// Turns an isa into a word that is none, nor what a stray write makes of one.
  static let native: UInt64 = .max
}

struct ReturnSite {
  /// The return word of the frame (`FrameLayout.returnSlot`); 0 belongs to bottom frames: empty.
  var back: UInt64
  var pc: UnsafePointer<UInt64>
  var code: UnsafePointer<UInt64>
  var constants: UnsafePointer<UInt64>

  static let count = 256
}

/// Owns the entries of one world.
final class SiteCache {
  let sends: UnsafeMutablePointer<SendSite>
  let returns: UnsafeMutablePointer<ReturnSite>
  /// By class index: one more than the callable of its `.cxx_destruct`; 1: it has none; 0: look it up.
  let destructors: UnsafeMutablePointer<UInt32>
  static let noDestructor: UInt32 = 1
  /// isa words of classes whose objects the root class counts: its `retain` and its `release` answer. By bits of the
  /// word; an entry that holds none holds a word that belongs elsewhere.
  let counting: UnsafeMutablePointer<UInt64>
  static let countingClasses = 64
  /// Entries of `destructors` that may be in use.
  private var destructorEnd = 0
  /// Code may have moved since the entries were made.
  var isStale = true
  /// Whether sends were observed when they were made: an entry's way posts nothing.
  private var postsSends = false

  init(nothing: UnsafePointer<UInt64>) {
    sends = .allocate(capacity: SendSite.count)
    sends.initialize(
      repeating: SendSite(
        isa: 0, pc: nothing, instructions: nothing, constants: nothing, back: 0, header: 0,
        command: 0, room: 0),
      count: SendSite.count)
    returns = .allocate(capacity: ReturnSite.count)
    returns.initialize(
      repeating: ReturnSite(back: 0, pc: nothing, code: nothing, constants: nothing),
      count: ReturnSite.count)
    destructors = SiteCache.zeros(AddressLayout.classLimit)
    counting = .allocate(capacity: SiteCache.countingClasses)
    forgetCounting()
  }

  deinit {
    sends.deallocate()
    returns.deallocate()
    SiteCache.release(destructors)
    counting.deallocate()
  }

  func forgetSends() {
    for index in 0..<SendSite.count { sends[index].isa = 0 }
  }

  /// A send at a place has gone to a callable; one that needs more than a frame and its code is not kept. `running`: the
  /// callable in whose code the place is.
  @inline(never)
  func remember(
    _ target: UnsafeMutablePointer<Callable>, _ callee: Int, isa: UInt64,
    frame: UnsafeMutablePointer<UInt64>, from running: UInt64, _ pc: UnsafePointer<UInt64>,
    _ code: UnsafePointer<UInt64>, at site: UnsafeMutablePointer<SendSite>
  ) {
    let isNative = target.pointee.native >= 0
    guard isNative || target.pointee.isPlain else { return }
    site.pointee = SendSite(
      isa: isNative ? isa ^ SendSite.native : isa, pc: pc,
      instructions: target.pointee.instructions, constants: target.pointee.constants,
      back: running &<< 32 | World.words(code, pc),
      header: frame[FrameSlot.callable] | (isNative ? 0 : UInt64(truncatingIfNeeded: callee)),
      command: frame[FrameSlot.headerSlots + 1],
      room: isNative ? Int(target.pointee.native) : Int(target.pointee.registerCount) &* 8)
  }

  /// On entry of the loop.
  func begin(postsSends observed: Bool) {
    if !isStale, postsSends == observed { return }
    isStale = false
    postsSends = observed
    forgetSends()
    forgetReturns()
  }

  /// After a change of methods or a restore.
  func forgetMethods() {
    forgetSends()
    forgetCounting()
    destructors.update(repeating: 0, count: destructorEnd)
    destructorEnd = 0
  }

  private func forgetCounting() {
    for index in 0..<SiteCache.countingClasses {
      counting[index] = UInt64((index + 1) & (SiteCache.countingClasses - 1)) << 8
    }
  }

  /// Where the class with an isa word is remembered.
  @inline(__always)
  static func countingEntry(_ isa: UInt64) -> Int {
    Int(truncatingIfNeeded: isa &>> 8) & (countingClasses &- 1)
  }

  func remember(_ destructor: UInt32, class index: Int) {
    destructors[index] = destructor
    destructorEnd = max(destructorEnd, index + 1)
  }

  /// Zeroed numbers straight from the host: their pages cost nothing until they are written. (A row of a
  /// class has room for every selector there can ever be, and a class answers to few.)
  static func zeros(_ count: Int) -> UnsafeMutablePointer<UInt32> {
    guard let memory = calloc(count, MemoryLayout<UInt32>.stride) else {
      HostMemory.missing()
    }
    return memory.bindMemory(to: UInt32.self, capacity: count)
  }

  static func release(_ zeros: UnsafeMutablePointer<UInt32>) { free(zeros) }

  func forgetReturns() {
    for index in 0..<ReturnSite.count { returns[index].back = 0 }
  }
}

extension World {
  /// Index of the instruction before `pc`.
  @inline(__always)
  static func running(_ pc: UnsafePointer<UInt64>, _ code: UnsafePointer<UInt64>) -> Int {
    Int(truncatingIfNeeded: words(code, pc)) &- 1
  }

  /// Whether so many bytes of registers from a frame on end below the stack's end.
  @inline(__always)
  static func fits(
    _ frame: UnsafeMutablePointer<UInt64>, _ bytes: Int, _ end: UnsafeMutablePointer<UInt64>
  ) -> Bool {
    UInt(bitPattern: frame) &+ UInt(bitPattern: bytes) < UInt(bitPattern: end)
  }

  /// Distance in words; `-` would divide with sign.
  @inline(__always)
  static func words(_ from: UnsafePointer<UInt64>, _ to: UnsafePointer<UInt64>) -> UInt64 {
    UInt64(truncatingIfNeeded: (UInt(bitPattern: to) &- UInt(bitPattern: from)) &>> 3)
  }
}
