#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Address space of the host that costs nothing until it is touched, and reads as zeros.
///
/// The simulated memory, the log of events and the books of a search are as large as they can ever be from the
/// beginning, so that nothing in them ever moves. Ownership: the caller gives it back with `munmap`.
func reserveMemory(_ bytes: Int) -> UnsafeMutableRawPointer {
  // Whatever else the process will take has to find room, too: Swift's own allocations end it by a trap.
  let whole = bytes + HostMemory.headroom
  guard let map = mmap(nil, whole, PROT_READ | PROT_WRITE, reservedFlags, -1, 0),
    map != MAP_FAILED
  else { HostMemory.missing() }
  munmap(map + bytes, HostMemory.headroom)
  return map
}

/// Gives the pages of a part of it back, which reads as zeros again.
func emptyReserved(_ start: UnsafeMutableRawPointer, _ bytes: Int) {
  let map = mmap(start, bytes, PROT_READ | PROT_WRITE, reservedFlags | MAP_FIXED, -1, 0)
  if map == MAP_FAILED { HostMemory.missing() }
}

#if canImport(Glibc)
  private let reservedFlags = MAP_PRIVATE | MAP_ANON | Int32(MAP_NORESERVE)
#else
  private let reservedFlags = MAP_PRIVATE | MAP_ANON | MAP_NORESERVE
#endif

/// The end of a process whose host gives it no more memory: `ulimit -v`, a container's bound.
///
/// Nothing can go on without it, and nothing here has words for it: whoever starts the process says what is said.
package enum HostMemory {
  /// Set once, before the first world.
  nonisolated(unsafe) package static var tell: () -> Void = {}
  fileprivate static let headroom = 256 << 20
  /// As for a program that the machine stops.
  private static let status: Int32 = 70

  static func missing() -> Never {
    tell()
    _exit(status)
  }
}
