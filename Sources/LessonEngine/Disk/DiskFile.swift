#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files, as far as lessons and progress need them.
///
/// Progress must survive `kill -9` at any moment, so a file is never written in place: the new text goes
/// to a file beside it, is forced to the disk, and is renamed over the old one. A rename is one step for
/// the file system: a reader sees the old text or the new one, never half of it.
enum DiskFile {
  enum Failure: Error, Equatable {
    case missing
    case folder
    case other(Int32)

    static var tooLarge: Failure { .other(EFBIG) }

    /// In the system's words.
    var words: String {
      switch self {
      case .missing: String(cString: strerror(ENOENT))
      case .folder: String(cString: strerror(EISDIR))
      case .other(let number): String(cString: strerror(number))
      }
    }
  }

  /// The whole file. Larger than `limit` counts as unreadable: a lesson is not a disk image.
  static func read(_ path: String, limit: Int = 8 << 20) throws(Failure) -> [UInt8] {
    // Opening a pipe that nobody writes to would wait for ever.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    if descriptor < 0 { throw errno == ENOENT ? .missing : .other(errno) }
    defer { close(descriptor) }
    var status = stat()
    if fstat(descriptor, &status) != 0 { throw .other(errno) }
    if status.st_mode & S_IFMT == S_IFDIR { throw .folder }
    if status.st_mode & S_IFMT != S_IFREG { throw .other(ENXIO) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = chunk.withUnsafeMutableBytes { buffer in
        #if canImport(Glibc)
          Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        #else
          Darwin.read(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw .other(errno)
      }
      bytes.append(contentsOf: chunk[0..<count])
      if bytes.count > limit { throw .tooLarge }
    }
  }

  /// The same of a text that a stranger may have written, a lesson or a table of contents. It is no link that leads out
  /// of the folder which it stands in: what such a lesson shows would be a file of whoever reads it. And of its blocks,
  /// each of which may be two bytes, none is to take much memory: a book has less than 2 MB.
  static func readWithin(_ path: String) throws(Failure) -> [UInt8] {
    if isLink(path), let real = realPath(path) {
      let name = path.lastIndex(of: "/")
      let folder = realPath(name.map { String(path[..<$0]) + "/" } ?? ".") ?? ""
      if !real.hasPrefix(folder == "/" ? folder : folder + "/") { throw .other(EPERM) }
    }
    return try read(path, limit: 2 << 20)
  }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  enum Kind: Equatable {
    case missing
    /// It is there, but nobody gets to it: a link into the void or to itself, a folder without rights.
    case unreachable
    case folder
    case plain
    /// A device, a pipe, a socket: reading it may never end.
    case other
  }

  static func kind(of path: String) -> Kind {
    var status = stat()
    if stat(path, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFDIR: return .folder
      case S_IFREG: return .plain
      default: return .other
      }
    }
    if errno != ENOENT && errno != ENOTDIR { return .unreachable }
    return lstat(path, &status) == 0 ? .unreachable : .missing
  }

  /// What stands at the path itself: a link is `other`, wherever it leads.
  static func kindWithoutFollowing(_ path: String) -> Kind {
    var status = stat()
    guard lstat(path, &status) == 0 else { return errno == ENOENT ? .missing : .unreachable }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .plain
    default: return .other
    }
  }

  /// Removes a folder with everything in it, following no link; nothing where nothing is.
  static func removeTree(_ path: String) {
    guard kindWithoutFollowing(path) == .folder else {
      unlink(path)
      return
    }
    if let directory = opendir(path) {
      var names: [String] = []
      while let entry = readdir(directory) { names.append(name(of: entry)) }
      closedir(directory)
      for name in names where name != "." && name != ".." { removeTree("\(path)/\(name)") }
    }
    rmdir(path)
  }

  /// The path without links and dots; nil where it leads nowhere.
  static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Names in a folder, in byte order; nil when it cannot be read. Those that begin with a dot on demand alone.
  static func names(in folder: String, hidden: Bool = false) -> [String]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = name(of: entry)
      if name.hasPrefix(".") == hidden { names.append(name) }
    }
    return names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }

  /// Whether a name in a path was no UTF-8 (a folder out of an archive from elsewhere): its text leads nowhere.
  static func isOfUnknownName(_ path: String) -> Bool {
    path.unicodeScalars.contains("\u{FFFD}") && !exists(path)
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(
        to: UInt8.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)
      ) { String(decodingCString: $0, as: UTF8.self) }
    }
  }

  /// Makes the folder and those above it, readable by the owner alone.
  static func makeFolders(_ path: String) throws(Failure) {
    var built = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      built += built.isEmpty || built == "/" ? String(part) : "/" + part
      if mkdir(built, 0o700) != 0 && errno != EEXIST && !isFolder(built) { throw .other(errno) }
    }
  }

  /// Replaces a file in one step.
  static func replace(
    _ path: String, with bytes: [UInt8], mode: mode_t = 0o600
  ) throws(Failure) {
    let temporary = "\(path).\(getpid()).new"
    unlink(temporary)
    let descriptor = open(
      temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
    if descriptor < 0 { throw .other(errno) }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        let problem = errno
        close(descriptor)
        unlink(temporary)
        throw .other(problem)
      }
      written += count
    }
    // A full disk may say so only now; the old file is still whole.
    let isWritten = fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP
    let problem = errno
    if close(descriptor) != 0 || !isWritten {
      unlink(temporary)
      throw .other(problem)
    }
    if rename(temporary, path) != 0 {
      let problem = errno
      unlink(temporary)
      throw .other(problem)
    }
  }

  /// Keeps a damaged file beside, under the first name that is free.
  static func setAside(_ path: String, _ bytes: [UInt8]) throws(Failure) -> String {
    for number in 1...99 {
      let beside = number == 1 ? path + ".damaged" : path + ".damaged\(number)"
      if let kept = try? read(beside) {
        if kept == bytes { return beside }
        continue
      }
      try replace(beside, with: bytes)
      return beside
    }
    throw .other(EEXIST)
  }
}

/// A variable of the environment that says something.
package func environmentValue(_ name: String) -> String? {
  guard let value = getenv(name) else { return nil }
  let text = String(cString: value)
  return text.isEmpty ? nil : text
}

/// Runs `body` while no other process is in it with the same path; without a lock where none can be had: in a
/// read-only folder, or where somebody does not give it back.
package func locked<Result>(_ path: String, _ body: () -> Result) -> Result {
  let descriptor = open(path, O_RDWR | O_CREAT | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC, 0o600)
  if descriptor < 0 { return body() }
  defer { close(descriptor) }
  _ = lockSoon(descriptor)
  return body()
}

/// Locks a file, and waits a second at most: who holds it longer than a write takes was stopped, or means harm,
/// and no shell hangs for that.
package func lockSoon(_ descriptor: Int32) -> Bool {
  for _ in 0..<200 {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
    if errno != EINTR, errno != EWOULDBLOCK { return false }
    usleep(5000)
  }
  return false
}
