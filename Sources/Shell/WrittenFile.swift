#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that somebody asked for: `:save`, `:graph > FILE`, `--events`.
///
/// It is written beside its name and renamed when it is whole, so nobody ever sees half of it. A link is not
/// followed (whoever laid it there would choose what is overwritten), a device or pipe is not replaced, and a
/// file that is there stays, unless somebody was asked.
enum WriteProblem: Equatable {
  case exists
  case isLink
  case notPlain
  /// In the system's own words.
  case system(String)

  /// What stands in the way of a file of this name; nil: nothing does.
  init?(at path: String, replacing: Bool = false) {
    var info = stat()
    guard lstat(path, &info) == 0 else { return nil }
    switch info.st_mode & S_IFMT {
    case S_IFLNK: self = .isLink
    case S_IFREG where replacing: return nil
    case S_IFREG: self = .exists
    default: self = .notPlain
    }
  }

  /// What a command ends with: EX_IOERR where the system failed (a full disk), else as for a file that cannot
  /// be had.
  var status: Int32 {
    if case .system = self { 74 } else { 66 }
  }

  func words(_ text: (String) -> String) -> String {
    switch self {
    case .exists: text("write.exists")
    case .isLink: text("write.isLink")
    case .notPlain: text("write.notPlain")
    case .system(let words): words
    }
  }
}

/// nil: done.
func writeFile(_ path: String, _ bytes: [UInt8], replacing: Bool = false) -> WriteProblem? {
  writeFile(path, replacing: replacing) { $0(bytes) }
}

/// The same with what `content` hands on, piece by piece; false from it: it could not go on.
func writeFile(
  _ path: String, replacing: Bool = false, _ content: (_ take: ([UInt8]) -> Bool) -> Bool
) -> WriteProblem? {
  if let problem = WriteProblem(at: path, replacing: replacing) { return problem }
  func system() -> WriteProblem { .system(String(cString: strerror(errno))) }
  let fresh = path + ".\(getpid()).new"
  let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
  let descriptor = open(fresh, flags, 0o644)
  guard descriptor >= 0 else { return system() }
  let isWritten = SignalFlags.whileUnfinished(fresh) {
    content { writeAll(descriptor, $0) } && fsync(descriptor) == 0
  }
  guard isWritten else {
    let problem = system()
    _ = close(descriptor)
    unlink(fresh)
    return problem
  }
  guard close(descriptor) == 0 else { return system() }
  // A link is made only where nothing is yet: a file that came meanwhile stays.
  if !replacing, link(fresh, path) == 0 {
    unlink(fresh)
    return nil
  }
  guard replacing || errno != EEXIST, rename(fresh, path) == 0 else {
    let problem = errno == EEXIST ? .exists : system()
    unlink(fresh)
    return problem
  }
  return nil
}

extension Conversation {
  /// Writes a file for a command; over one that is there only when the person says so.
  func write(_ bytes: [UInt8], asked path: String) -> WriteProblem? {
    let problem = writeFile(path, bytes)
    guard problem == .exists, mayReplace(path) else { return problem }
    return writeFile(path, bytes, replacing: true)
  }

  /// Behind a pipe nobody can be asked.
  func mayReplace(_ path: String) -> Bool {
    guard lines.isInteractive else { return false }
    say("write.replace", [path])
    guard case .line(let answer) = lines.next(prompt: "y/n [n]> ") else { return false }
    return ["y", "yes", "д", "да", "是"].contains(answer.lowercased().filter { !$0.isWhitespace })
  }
}
