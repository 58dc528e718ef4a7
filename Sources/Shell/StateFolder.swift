import LessonEngine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where the program remembers things between two starts: `$XDG_STATE_HOME/selfsame`, else
/// `~/.local/state/selfsame`, for its owner's eyes alone (0700).
///
/// A home that cannot be written is no reason not to start: `make` returns nil, the shell says so once
/// and goes on without a memory. Files are either only appended to (history), or written beside and
/// renamed (settings), so a kill at any moment leaves a whole file, and two shells at once do no harm.
package struct StateFolder: Sendable {
  package let path: String

  /// The folder's path from the environment; a relative XDG_STATE_HOME counts as unset, as its
  /// specification demands. nil without a home.
  package static func path(environment: (String) -> String?) -> String? {
    if let base = environment("XDG_STATE_HOME"), base.hasPrefix("/") { return base + "/selfsame" }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return home + "/.local/state/selfsame"
  }

  /// The folder as it is; nil where it is not there.
  package static func found(environment: (String) -> String? = environmentValue) -> StateFolder? {
    path(environment: environment).flatMap { isFolder($0) ? StateFolder(path: $0) : nil }
  }

  /// The folder, made where it is missing; nil where that is not possible.
  package static func make(environment: (String) -> String? = environmentValue) -> StateFolder? {
    guard let path = path(environment: environment) else { return nil }
    var index = path.startIndex
    while let slash = path[path.index(after: index)...].firstIndex(of: "/") {
      _ = mkdir(String(path[..<slash]), 0o700)
      index = slash
    }
    _ = mkdir(path, 0o700)
    guard access(path, W_OK | X_OK) == 0 else { return nil }
    let folder = StateFolder(path: path)
    folder.removeLeftovers()
    return folder
  }

  /// A program that was killed while it wrote leaves the half-written file beside the real one: its name ends
  /// with the number of the process (`settings.4711`, `progress/….4711.new`). Where no such process is left,
  /// nobody will finish it.
  private func removeLeftovers() {
    for folder in [path, path + "/progress"] {
      guard let stream = opendir(folder) else { continue }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        var parts = name.split(separator: ".")
        if parts.last == "new" { parts.removeLast() } else if parts.first != "settings" { continue }
        guard parts.count > 1, let last = parts.last, let process = pid_t(last), process > 0,
          process != getpid(), kill(process, 0) != 0, errno == ESRCH
        else { continue }
        unlink(folder + "/" + name)
      }
    }
  }

  // MARK: Settings (`key=value` lines; unknown lines are kept)

  package func setting(_ key: String) -> String? {
    for line in settingLines() ?? [] where line.hasPrefix(key + "=") {
      return String(line.dropFirst(key.count + 1))
    }
    return nil
  }

  /// Between reading and renaming no other shell does the same, or one of two settings would be lost.
  @discardableResult package func set(_ key: String, to value: String) -> Bool {
    let file = path + "/settings"
    return locked(file + ".lock") {
      guard let earlier = settingLines() else { return false }
      var lines = earlier.filter { !$0.hasPrefix(key + "=") }
      lines.append(key + "=" + value)
      let fresh = file + ".\(getpid())"
      unlink(fresh)
      guard writeWhole(lines.joined(separator: "\n") + "\n", to: fresh), rename(fresh, file) == 0
      else {
        unlink(fresh)
        return false
      }
      return true
    }
  }

  /// nil: so long a file holds no settings, and is left as it is.
  private func settingLines() -> [String]? {
    guard case .bytes(let bytes) = readFile(path + "/settings") else { return [] }
    guard bytes.count < 1 << 16 else { return nil }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func writeWhole(_ text: String, to file: String) -> Bool {
    let descriptor = open(
      file, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    let written = writeAll(descriptor, Array(text.utf8)) && fsync(descriptor) == 0
    return close(descriptor) == 0 && written
  }
}

/// The history of inputs, one line each (a line end inside is `\n`, a backslash `\\`).
///
/// Only ever appended to, one `write` per entry under a lock, so two shells at once mix their entries but
/// never tear one. Only the last 256 KB are read at a start.
package struct HistoryFile: Sendable {
  package let path: String
  package init(folder: StateFolder) { path = folder.path + "/history" }

  package func load() -> [String] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return [] }
    defer { _ = close(descriptor) }
    guard isPlain(descriptor) else { return [] }
    let size = lseek(descriptor, 0, SEEK_END)
    let limit: off_t = 256 << 10
    let start = max(0, size - limit)
    _ = lseek(descriptor, start, SEEK_SET)
    guard let bytes = readAll(descriptor) else { return [] }
    var lines = bytes.split(separator: 0x0A)
    // The first of a cut file is half a line.
    if start > 0, !lines.isEmpty { lines.removeFirst() }
    return lines.suffix(1000).map { HistoryFile.unescaped($0) }
  }

  package func append(_ entry: String) {
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK
    let descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { return }
    guard isPlain(descriptor) else {
      _ = close(descriptor)
      return
    }
    _ = lockSoon(descriptor)
    let end = lseek(descriptor, 0, SEEK_END)
    // On a full disk half an entry would be the beginning of the next one.
    if !writeAll(descriptor, HistoryFile.escaped(entry) + [0x0A]), end >= 0 {
      _ = ftruncate(descriptor, end)
    }
    _ = close(descriptor)
  }

  package static func escaped(_ entry: String) -> [UInt8] {
    var result: [UInt8] = []
    for byte in entry.utf8 {
      switch byte {
      case 0x0A: result += [0x5C, 0x6E]
      case 0x5C: result += [0x5C, 0x5C]
      default: result.append(byte)
      }
    }
    return result
  }

  package static func unescaped(_ line: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var escape = false
    for byte in line {
      if escape {
        result.append(byte == 0x6E ? 0x0A : byte)
        escape = false
      } else if byte == 0x5C {
        escape = true
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
