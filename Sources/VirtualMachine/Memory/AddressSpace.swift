#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The simulated address space: one flat range of bytes that is the whole memory of the simulated process.
///
/// Objects, C structs, strings, globals, stacks, class records and the machine's own books all lie in
/// this one range, so saving the world is copying the parts in use, and an address that a program prints
/// is the address where its bytes really are (plus a constant). A 64-bit address `a` is valid when
/// `a - base < limit` and the *shadow* says so: one signed byte per 16 bytes (a granule).
///
/// Shadow values: 1…16: that many first bytes of the granule may be read and written. 0: nothing is
/// there. Negative: one of `Shadow`'s marks. A block is always preceded by a header granule whose mark
/// tells what it is, so "is this an object?" is one byte compare, and a pointer that runs over either end
/// of a block meets a header instead of a neighbour's bytes.
///
/// The real runtime has no such map; it would crash, or worse, go on.
enum AddressLayout {
  /// What `%p` shows begins like Apple's heap.
  static let base: UInt64 = 0x6000_0000_0000
  /// The machine's own numbers (`KernelState`), thread records.
  static let kernel = 0x0001_0000
  static let threads = 0x0001_4000
  static let zones = 0x0002_0000
  static let zoneStride = 512
  /// A SEL is an address in here, 16 bytes apart; nothing is stored.
  static let selectors = 0x0006_0000
  static let selectorLimit = 0xA000
  /// Method lists, arenas' books: not for programs.
  static let metadata = 0x0010_0000
  static let metadataEnd = 0x0140_0000
  /// Globals, literals.
  static let globals = 0x0140_0000
  static let globalsEnd = 0x0220_0000
  /// Literals of the library's bodies that are compiled at their first call.
  static let bodies = 0x0220_0000
  static let bodiesEnd = 0x0240_0000
  static let stacks = 0x0240_0000
  static let mainStackBytes = 0x0080_0000
  static let threadStackBytes = 0x0008_0000
  static let classes = 0x0600_0000
  static let classStride = 256
  /// A class and its metaclass are one record each: 65,536 classes.
  static let classLimit = 0x20000
  /// A function pointer is an address in here, 16 bytes apart; nothing is stored.
  static let text = 0x0800_0000
  static let callableLimit = 0x40000
  /// Where the object of a serial is, 8 bytes each (`SerialTable`).
  /// Behind the heap, out of every program's reach.
  static let serials = 0x5000_0000
  static let end = 0x7000_0000
  /// Autorelease pools, 8 bytes an entry.
  static let pools = 0x0D00_0000
  static let mainPoolBytes = 0x0200_0000
  static let threadPoolBytes = 0x0004_0000
  static let heap = 0x1000_0000
  static let heapEnd = 0x5000_0000
  static let chunkShift = 16
  /// Each thread takes its chunks from a part of the heap of its own, so that addresses do not depend on
  /// what the others do; the main thread's part is the large one.
  static let mainHeapEnd = 0x4000_0000
  static let threadHeapBytes = 0x0040_0000
  static let threadLimit = 62
}

/// Negative shadow values. A read-only granule is `readOnly - k`, k = 1…16 valid bytes.
enum Shadow {
  static let liveObject: Int8 = -1
  static let freedObject: Int8 = -2
  static let liveBlock: Int8 = -3
  static let freedBlock: Int8 = -4
  /// Contents of a freed block.
  static let freedBytes: Int8 = -5
  /// A frame that has returned.
  static let returnedFrame: Int8 = -6
  /// A block of the library's own (a string's units): usable, but not for `free`.
  static let hiddenBlock: Int8 = -7
  /// The granule behind a frame's memory; its bytes tell whose frame it is or was.
  static let frameEnd: Int8 = -8
  /// Between two variables of a frame.
  static let redZone: Int8 = -9
  /// A variable whose block has been left.
  static let endedScope: Int8 = -10
  static let readOnly: Int8 = -32
  /// -49 and below: usable, but some of its words were never written (`Definedness`).
  static let firstUndefined: Int8 = -49
}

/// The bytes and their shadow. A class for identity: it owns two mappings.
final class AddressSpace {
  let bytes: UnsafeMutableRawPointer
  let shadow: UnsafeMutablePointer<Int8>
  /// host address = simulated address + bias
  let bias: UInt64
  let definedness = Definedness()
  static let limit = UInt64(AddressLayout.heapEnd)
  /// Marks of eight granules all of whose bytes may be used, or read.
  private static let allUsable: UInt64 = 0x1010_1010_1010_1010
  private static let allReadOnly: UInt64 = 0xD0D0_D0D0_D0D0_D0D0

  init() {
    // Reserved, not committed: a page costs memory only once it is touched.
    let size = AddressLayout.end
    bytes = reserveMemory(size)
    let map = reserveMemory(size >> 4 + 4096)
    // One page in front, so that "the granule before" of offset 0 can be read.
    shadow = (map + 4096).assumingMemoryBound(to: Int8.self)
    bias = UInt64(UInt(bitPattern: bytes)) &- AddressLayout.base
  }

  deinit {
    munmap(bytes, AddressLayout.end)
    munmap(UnsafeMutableRawPointer(shadow) - 4096, AddressLayout.end >> 4 + 4096)
  }

  /// Host pointer of an address that is known to be in the range.
  @inline(__always)
  func host(_ address: UInt64) -> UnsafeMutableRawPointer {
    // The sum is never 0: bias + base is a mapping's address.
    UnsafeMutableRawPointer(bitPattern: UInt(truncatingIfNeeded: address &+ bias))
      .unsafelyUnwrapped
  }

  @inline(__always)
  func host(offset: Int) -> UnsafeMutableRawPointer { bytes + offset }

  @inline(__always)
  static func address(_ offset: Int) -> UInt64 {
    AddressLayout.base &+ UInt64(truncatingIfNeeded: offset)
  }

  @inline(__always)
  static func offset(_ address: UInt64) -> UInt64 { address &- AddressLayout.base }

  /// Marks `size` bytes from an offset (a multiple of 16) as usable.
  func open(_ offset: Int, size: Int) {
    let first = offset >> 4
    let whole = size >> 4
    if whole > 0 { memset(shadow + first, 16, whole) }
    if size & 15 != 0 { shadow[first + whole] = Int8(size & 15) }
  }

  /// As `open`, for reading only.
  func openReadOnly(_ offset: Int, size: Int) {
    let first = offset >> 4
    for granule in 0..<(size + 15) >> 4 {
      let valid = min(16, size - granule << 4)
      shadow[first + granule] = Shadow.readOnly - Int8(valid)
    }
  }

  /// Puts a mark on every granule of `size` bytes.
  func mark(_ offset: Int, size: Int, _ value: Int8) {
    memset(shadow + offset >> 4, Int32(value), (size + 15) >> 4)
  }

  /// Makes bytes zero that nobody needs; whole pages of them go back to the host.
  func giveBack(_ offset: Int, size: Int) {
    let page = 1 << 14
    let first = (offset + page - 1) & ~(page - 1)
    let end = (offset + size) & ~(page - 1)
    #if canImport(Glibc)
      if first < end, madvise(bytes + first, end - first, MADV_DONTNEED) == 0 {
        memset(bytes + offset, 0, first - offset)
        memset(bytes + end, 0, offset + size - end)
        return
      }
    #endif
    memset(bytes + offset, 0, size)
  }

  /// Whether all of these bytes belonged to functions that have returned.
  func lies(inEndedFrame address: UInt64, size: Int) -> Bool {
    let first = AddressSpace.offset(address)
    guard size > 0, size < AddressSpace.limit, first < AddressSpace.limit - UInt64(size) else {
      return false
    }
    return (first >> 4...(first + UInt64(size) - 1) >> 4).allSatisfy {
      shadow[Int($0)] == Shadow.returnedFrame
    }
  }

  /// How many bytes from `address` on may be read in one go (writing: `forWriting`), at most `wanted`.
  func accessible(_ address: UInt64, wanted: Int, forWriting: Bool) -> Int {
    var offset = AddressSpace.offset(address)
    var count = 0
    while count < wanted {
      guard offset < AddressSpace.limit else { break }
      let inside = Int(offset & 15)
      // Whole granules: the marks of eight are read at a time.
      while inside == 0, wanted &- count >= 16, offset &+ 128 <= AddressSpace.limit {
        let marks = UnsafeRawPointer(shadow + Int(truncatingIfNeeded: offset >> 4))
          .loadUnaligned(as: UInt64.self)
        var same = (marks ^ AddressSpace.allUsable).trailingZeroBitCount >> 3
        if same == 0, !forWriting {
          same = (marks ^ AddressSpace.allReadOnly).trailingZeroBitCount >> 3
        }
        let isUndefined = same == 0 && forWriting
        if isUndefined {
          same = (marks ^ definedness.allUndefined).trailingZeroBitCount >> 3
        }
        if same == 0 { break }
        let step = min(same, (wanted &- count) >> 4) << 4
        if isUndefined { memset(shadow + Int(offset >> 4), 16, step >> 4) }
        count &+= step
        offset &+= UInt64(truncatingIfNeeded: step)
      }
      if count == wanted || offset >= AddressSpace.limit { break }
      var valid = Int(shadow[Int(offset >> 4)])
      let isPartlyUndefined = valid <= Int(Shadow.firstUndefined)
      if isPartlyUndefined {
        valid = definedness.size(Int8(valid))
      } else if valid < 0 {
        let readOnly = Int(Shadow.readOnly) - valid
        guard !forWriting, readOnly >= 1, readOnly <= 16 else { break }
        valid = readOnly
      }
      let usable = valid - inside
      guard usable > 0 else { break }
      let step = min(usable, wanted - count)
      if isPartlyUndefined, forWriting { define(offset, count: step) }
      count += step
      offset += UInt64(step)
      if inside + step < 16 { break }
    }
    return count
  }
}
