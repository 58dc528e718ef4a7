#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The few things the shell asks of the operating system: a whole file, a whole write. Foundation would do the same
/// and cost more than the rest of the start-up together.
package enum FileContent: Equatable, Sendable {
  case bytes([UInt8])
  case missing
  case isFolder
  /// A pipe, a device, a socket: reading it may never end.
  case notPlain
  /// With the system's own words.
  case unreadable(String)
}

package func readFile(_ path: String) -> FileContent {
  // Opening a pipe that nobody writes to would wait for ever.
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else {
    if errno == ENXIO { return .notPlain }
    if errno == ENOENT || errno == ENOTDIR { return .missing }
    return .unreadable(String(cString: strerror(errno)))
  }
  defer { _ = close(descriptor) }
  var info = stat()
  guard fstat(descriptor, &info) == 0 else { return .unreadable(String(cString: strerror(errno))) }
  if info.st_mode & S_IFMT == S_IFDIR { return .isFolder }
  guard info.st_mode & S_IFMT == S_IFREG else { return .notPlain }
  guard let bytes = readAll(descriptor) else {
    return .unreadable(String(cString: strerror(errno)))
  }
  return .bytes(bytes)
}

/// No pipe, device or socket stands behind it.
func isPlain(_ descriptor: Int32) -> Bool {
  var info = stat()
  return fstat(descriptor, &info) == 0 && info.st_mode & S_IFMT == S_IFREG
}

/// A device, a pipe or a socket: neither a file nor a folder, nor a link, which may lead to anything.
func isDevice(_ path: String) -> Bool {
  var info = stat()
  return lstat(path, &info) == 0 && ![S_IFREG, S_IFDIR, S_IFLNK].contains(info.st_mode & S_IFMT)
}

package func isFolder(_ path: String) -> Bool {
  var info = stat()
  return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
}

/// Why a folder cannot be listed, in the system's own words; nil: it can.
func unreadable(_ folder: String) -> String? {
  guard let directory = opendir(folder) else { return String(cString: strerror(errno)) }
  closedir(directory)
  return nil
}

/// The path without links and dots; nil where it leads nowhere.
func realPath(_ path: String) -> String? {
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return String(cString: real)
}

/// Both names lead to one file that is there.
func isSameFile(_ one: String, _ other: String) -> Bool {
  var first = stat()
  var second = stat()
  return stat(one, &first) == 0 && stat(other, &second) == 0 && first.st_dev == second.st_dev
    && first.st_ino == second.st_ino
}

/// More is no program and no lesson: a disk image, or a device that never ends.
let longestText = 64 << 20

/// nil with errno set when it cannot be read, or is longer than any text.
func readAll(_ descriptor: Int32) -> [UInt8]? {
  var bytes: [UInt8] = []
  var block = [UInt8](repeating: 0, count: 65536)
  while true {
    let count = read(descriptor, &block, block.count)
    if count > 0 {
      bytes.append(contentsOf: block[..<count])
      if bytes.count > longestText {
        errno = EFBIG
        return nil
      }
    } else if count == 0 {
      return bytes
    } else if errno != EINTR {
      return nil
    }
  }
}

/// Writes everything or reports false. Ctrl-C does not tear a write.
@discardableResult func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) -> Bool {
  bytes.withUnsafeBytes { buffer in
    var done = 0
    while done < buffer.count {
      let count = write(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
      if count > 0 {
        done += count
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waiting, 1, -1)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}

#if canImport(Glibc)
  /// <sys/auxv.h>, which Swift's module of the C library leaves out.
  @_silgen_name("getauxval") private func auxiliaryValue(_ type: UInt) -> UInt
#endif

/// The running program's own path, links resolved.
package func executablePath() -> String? {
  var buffer = [CChar](repeating: 0, count: 4097)
  #if canImport(Glibc)
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    if count <= 0 {
      // Without /proc: the path that the kernel was given (AT_EXECFN).
      guard let given = UnsafePointer<CChar>(bitPattern: auxiliaryValue(31)),
        let real = realpath(given, nil)
      else { return nil }
      defer { free(real) }
      return String(cString: real)
    }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  #else
    var size = UInt32(buffer.count)
    guard _NSGetExecutablePath(&buffer, &size) == 0, let real = realpath(buffer, nil) else {
      return nil
    }
    defer { free(real) }
    return String(cString: real)
  #endif
}

/// Makes the folders that lead to a file, as far as they are missing.
func makeFolders(above file: String) {
  var built = ""
  for part in file.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
    built += part
    if !built.isEmpty { _ = mkdir(built, 0o755) }
    built += "/"
  }
}
