internal import Diagnostics
internal import VirtualMachine

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

// What reading and compiling a text may take of the host's memory, and how much the process holds.

extension SessionOptions {
  /// Of a session that has its process to itself: the host feels what the process holds, so reading and compiling
  /// keep it below 400 MB, as long as a program has 256. What doubles asks before it does; the rest is taken between
  /// two looks, hence the distance. Where many sessions share a process (tests), what it holds says nothing about one
  /// of them.
  package static var ofProcess: SessionOptions {
    var options = SessionOptions()
    options.maxCompilingBytes = 328 << 20
    return options
  }
}

extension ProgramSession {
  /// Behind a large text the limit of the program's memory is what the process has left below 400 MB, if that is less:
  /// its classes and its code are the program's, too. (An eighth above its limit lies free between its blocks.)
  func limitMemoryBesideText() {
    guard options.maxCompilingBytes != nil else { return }
    let left = (384 << 20) - heldMemory()
    world.limits.bytes = UInt64(min(max(0, options.maxBytes), max(left / 9 * 8, 16 << 20)))
  }
}

extension CompilingRoom {
  convenience init?(_ options: SessionOptions) {
    guard let most = options.maxCompilingBytes else { return nil }
    self.init(limit: most, measure: heldMemory)
  }
}

/// Bytes of memory that the process holds; 0 where nobody says.
private func heldMemory() -> Int {
  #if canImport(Darwin)
    var info = mach_task_basic_info()
    var count = mach_msg_type_number_t(
      MemoryLayout<mach_task_basic_info>.size / MemoryLayout<integer_t>.size)
    let result = withUnsafeMutablePointer(to: &info) { pointer in
      pointer.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
        task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
      }
    }
    return result == KERN_SUCCESS ? Int(info.resident_size) : 0
  #else
    // Pages: the whole range, what lies in memory, …
    let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    var text = [UInt8](repeating: 0, count: 128)
    let length = read(file, &text, text.count)
    let fields = text.prefix(max(0, length)).split(separator: 0x20)
    guard fields.count > 1, let pages = Int(String(decoding: fields[1], as: UTF8.self)) else {
      return 0
    }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  #endif
}

/// What small pieces took that are free again, between some that are not: a program that follows a large text would
/// have to live beside it. (Large ones went back when they were freed.)
func giveBackFreedMemory() {
  #if canImport(Darwin)
    _ = malloc_zone_pressure_relief(nil, 0)
  #elseif canImport(Glibc)
    _ = trimmedHeap(0)
  #endif
}

#if canImport(Glibc)
  /// malloc_trim(3), of which Swift's module of the C library says nothing. 1: something went back.
  @_silgen_name("malloc_trim") private func trimmedHeap(_ kept: Int) -> Int32
#endif
