#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Address space of the host that costs nothing until it is touched, and reads as zeros.
///
/// The simulated memory, the log of events and the books of a search are as large as they can ever be from the
/// beginning, so that nothing in them ever moves. Ownership: the caller gives it back with `munmap`.
func reserveMemory(_ bytes: Int, for purpose: StaticString) -> UnsafeMutableRawPointer {
  #if canImport(Glibc)
    let flags = MAP_PRIVATE | MAP_ANON | Int32(MAP_NORESERVE)
  #else
    let flags = MAP_PRIVATE | MAP_ANON | MAP_NORESERVE
  #endif
  guard let map = mmap(nil, bytes, PROT_READ | PROT_WRITE, flags, -1, 0), map != MAP_FAILED else {
    fatalError("the host has no address space left for \(purpose)")
  }
  return map
}
