/// What a learner has done, kept between sessions.
///
/// One text file per course, one line per fact:
///
///     lesson singleton.strict 5a1fd07e        the edition learnt last
///     solved singleton.strict close-alloc
///     misses singleton.strict close-alloc 2
///     righted singleton.strict guess          a prediction that was wrong, asked again and right
///
/// Facts only ever grow (a solved step stays solved, misses rise), so two shells at once are merged
/// without asking: before each save the file is read again, sets are united and the larger count wins.
/// Lines that this version does not know belong to a newer one and are kept as they are.
package final class Progress {
  private struct Key: Hashable {
    var lesson: String
    var step: String
  }

  private let path: String?
  private var solved: Set<Key> = []
  private var missCounts: [Key: Int] = [:]
  private var righted: Set<Key> = []
  private var editions: [String: String] = [:]
  private var unknown: [String] = []
  private var toldProblem = false

  /// Keeps nothing on disk: for checks and tests, and a home that does not exist.
  package init() { path = nil }

  /// `course` names the course: its id, or its folder's path where it has none; each has a file of its own.
  /// `formerly` is a name under which it was kept before it had an id: what stands there counts, too.
  package init(
    course: String, formerly: String? = nil,
    stateFolder: String? = Progress.defaultStateFolder()
  ) {
    guard let stateFolder else {
      path = nil
      return
    }
    path = Progress.file(of: course, in: stateFolder)
    merge(path)
    if let formerly { merge(Progress.file(of: formerly, in: stateFolder)) }
  }

  private static func file(of course: String, in stateFolder: String) -> String {
    var name = ""
    for byte in course.utf8.suffix(40) {
      let isPlain =
        (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5A)
        || (byte >= 0x61 && byte <= 0x7A)
      name.unicodeScalars.append(isPlain ? Unicode.Scalar(byte) : "-")
    }
    return "\(stateFolder)/progress/\(name)-\(fingerprint(Array(course.utf8)))"
  }

  /// `$XDG_STATE_HOME/selfsame`, else `~/.local/state/selfsame`.
  package static func defaultStateFolder() -> String? {
    if let state = DiskFile.environment("XDG_STATE_HOME"), state.hasPrefix("/") {
      return state + "/selfsame"
    }
    guard let home = DiskFile.environment("HOME") else { return nil }
    return home + "/.local/state/selfsame"
  }

  /// The files of progress below a state folder.
  package static func files(in stateFolder: String) -> [String] {
    (DiskFile.names(in: stateFolder + "/progress") ?? [])
      .filter { !$0.hasSuffix(".lock") && !$0.hasSuffix(".new") }
      .map { "\(stateFolder)/progress/\($0)" }
  }

  /// How many lines of such a file are no text. Lines of a newer version are not counted.
  package static func damage(of file: String) -> Int {
    guard let bytes = try? DiskFile.read(file) else { return 1 }
    return bytes.split(separator: 0x0A).count { line in
      firstInvalidByte(Array(line)) != nil || line.contains { $0 < 0x20 }
    }
  }

  // MARK: Asking

  package func isSolved(lesson: String, step: String) -> Bool {
    solved.contains(Key(lesson: lesson, step: step))
  }

  package func misses(lesson: String, step: String) -> Int {
    missCounts[Key(lesson: lesson, step: step)] ?? 0
  }

  /// A miss that was not made good since.
  package func isOpenMiss(lesson: String, step: String) -> Bool {
    let key = Key(lesson: lesson, step: step)
    return missCounts[key] ?? 0 > 0 && !righted.contains(key)
  }

  package func contentHash(lesson: String) -> String? { editions[lesson] }

  package func solvedSteps(of lesson: Lesson) -> Int {
    lesson.steps.filter { isSolved(lesson: lesson.id, step: $0.id) }.count
  }

  // MARK: Telling

  package func solve(lesson: String, step: String, contentHash: String) {
    solved.insert(Key(lesson: lesson, step: step))
    editions[lesson] = contentHash
  }

  /// A prediction that was wrong before is right now.
  package func makeGood(lesson: String, step: String) {
    righted.insert(Key(lesson: lesson, step: step))
  }

  package func miss(lesson: String, step: String, contentHash: String) {
    missCounts[Key(lesson: lesson, step: step), default: 0] += 1
    editions[lesson] = contentHash
  }

  /// Writes what is known, united with what another shell wrote meanwhile. A problem is returned the
  /// first time only: a read-only home is told once and then lived with.
  package func save() -> ProgressProblem? {
    guard let path else { return nil }
    do throws(DiskFile.Failure) {
      try DiskFile.makeFolders(folder(of: path))
      let failure = DiskFile.locked(path + ".lock") { () -> DiskFile.Failure? in
        merge(path)
        do throws(DiskFile.Failure) {
          try DiskFile.replace(path, with: Array(text.utf8))
          return nil
        } catch { return error }
      }
      if let failure { throw failure }
      return nil
    } catch {
      if toldProblem { return nil }
      toldProblem = true
      return ProgressProblem(path: path)
    }
  }

  // MARK: The file

  private func merge(_ path: String?) {
    guard let path, let bytes = try? DiskFile.read(path) else { return }
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      switch (words.first, words.count) {
      case ("solved", 3): solved.insert(Key(lesson: words[1], step: words[2]))
      case ("righted", 3): righted.insert(Key(lesson: words[1], step: words[2]))
      case ("misses", 4):
        let key = Key(lesson: words[1], step: words[2])
        missCounts[key] = max(missCounts[key] ?? 0, Int(words[3]) ?? 0)
      case ("lesson", 3):
        if editions[words[1]] == nil { editions[words[1]] = words[2] }
      default:
        if !unknown.contains(String(line)) { unknown.append(String(line)) }
      }
    }
  }

  private var text: String {
    var lines = editions.map { "lesson \($0.key) \($0.value)" }.sorted()
    lines += solved.map { "solved \($0.lesson) \($0.step)" }.sorted()
    lines += missCounts.map { "misses \($0.key.lesson) \($0.key.step) \($0.value)" }.sorted()
    lines += righted.map { "righted \($0.lesson) \($0.step)" }.sorted()
    lines += unknown
    return lines.map { $0 + "\n" }.joined()
  }
}

/// Progress could not be kept there.
package struct ProgressProblem: Equatable, Sendable {
  package var path: String
}

/// Everything before the last `/`.
func folder(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}
