import Diagnostics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a learner has done, kept between sessions.
///
/// One text file per course, one line per fact:
///
///     form 2
///     lesson singleton.strict 5a1fd07e        the edition learnt last
///     solved singleton.strict close-alloc
///     misses singleton.strict close-alloc 2
///     righted singleton.strict guess          a prediction that was wrong, asked again and right
///     sum 3 77c0ffee                          so many facts, and what their text adds up to
///
/// A lesson or a step that was renamed says so (`was`), and is asked for under all its names; what it had is so
/// neither lost nor written anew.
///
/// Facts only ever grow (a solved step stays solved, misses rise), so two shells at once are merged
/// without asking: before each save the file is read again, sets are united and the larger count wins.
/// Lines that this version does not know belong to a newer one and are kept as they are. A file whose sum is
/// wrong, or missing where there was one, is damaged: what can be read counts, the file is kept beside, and
/// whoever opens the lessons is told.
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
  /// A damaged file that was found, and where it is kept; nil: nowhere.
  package private(set) var damaged: (path: String, keptAs: String?)?

  /// Keeps nothing on disk: for checks and tests, and a home that does not exist.
  package init() { path = nil }

  /// The course's own, kept under its id. What stands under an id that it had before, or under its folder (where a
  /// course without an id is kept), counts, too.
  package convenience init(of course: Course, stateFolder: String) {
    let id = course.facts.id
    self.init(
      course: id.isEmpty ? course.folder : id,
      formerly: course.facts.was + (id.isEmpty ? [] : [course.folder]), stateFolder: stateFolder)
  }

  /// `course` names the course; each has a file of its own.
  package init(
    course: String, formerly: [String] = [],
    stateFolder: String? = Progress.defaultStateFolder()
  ) {
    guard let stateFolder else {
      path = nil
      return
    }
    path = Progress.file(of: course, in: stateFolder)
    try? merge(path)
    for name in formerly { try? merge(Progress.file(of: name, in: stateFolder)) }
  }

  private static func file(of course: String, in stateFolder: String) -> String {
    "\(stateFolder)/progress/\(fileName(of: course))"
  }

  /// What a course is called where something is kept of it.
  package static func name(of course: Course) -> String {
    fileName(of: course.facts.id.isEmpty ? course.folder : course.facts.id)
  }

  private static func fileName(of course: String) -> String {
    var name = ""
    for byte in course.utf8.suffix(40) {
      let isPlain =
        (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5A)
        || (byte >= 0x61 && byte <= 0x7A)
      name.unicodeScalars.append(isPlain ? Unicode.Scalar(byte) : "-")
    }
    return "\(name)-\(fingerprint(Array(course.utf8)))"
  }

  /// `$XDG_STATE_HOME/selfsame`, else `~/.local/state/selfsame`.
  package static func defaultStateFolder() -> String? {
    if let state = environmentValue("XDG_STATE_HOME"), state.hasPrefix("/") {
      return state + "/selfsame"
    }
    guard let home = environmentValue("HOME") else { return nil }
    return home + "/.local/state/selfsame"
  }

  /// The files of progress below a state folder.
  package static func files(in stateFolder: String) -> [String] {
    (DiskFile.names(in: stateFolder + "/progress") ?? [])
      .filter { !$0.hasSuffix(".lock") && !$0.hasSuffix(".new") && !$0.contains(".damaged") }
      .map { "\(stateFolder)/progress/\($0)" }
  }

  /// How many lines of such a file are damaged; a sum that is wrong or missing counts as one.
  package static func damage(of file: String) -> Int {
    guard let bytes = try? DiskFile.read(file) else { return 1 }
    let reading = Reading(bytes)
    return reading.unreadable + (reading.isWhole || reading.unreadable > 0 ? 0 : 1)
  }

  /// The lines of a file, and whether they are those that were written.
  private struct Reading {
    var lines: [String] = []
    /// Lines that are no text.
    var unreadable = 0
    var isWhole = true

    init(_ bytes: [UInt8]) {
      var all: [String] = []
      for line in bytes.split(separator: 0x0A) {
        if firstInvalidByte(Array(line)) != nil || line.contains(where: { $0 < 0x20 }) {
          unreadable += 1
        } else {
          all.append(String(decoding: line, as: UTF8.self))
        }
      }
      let sum = all.firstIndex { $0.hasPrefix("sum ") }
      if all.first == Reading.form {
        // Behind the sum another version may have put lines of its own.
        isWhole = sum.map { all[$0] == Reading.sum(of: Array(all[1..<$0])) } ?? false
      } else {
        // An earlier version wrote it, and kept these two lines among those that it does not know.
        isWhole = !all.isEmpty && (sum == nil || all.contains(Reading.form))
      }
      isWhole = isWhole && unreadable == 0 && bytes.last == 0x0A
      lines = all.filter { $0 != Reading.form && !$0.hasPrefix("sum ") }
    }

    static let form = "form 2"

    static func sum(of lines: [String]) -> String {
      let text = lines.joined(separator: "\n")
      return "sum \(lines.count) \(fingerprint(Array(text.utf8)))"
    }
  }

  // MARK: Asking

  package func isSolved(lesson: String, step: String) -> Bool {
    solved.contains(Key(lesson: lesson, step: step))
  }

  package func misses(lesson: String, step: String) -> Int {
    missCounts[Key(lesson: lesson, step: step)] ?? 0
  }

  package func contentHash(lesson: String) -> String? { editions[lesson] }

  // Under any of its names.

  package func isSolved(_ step: LessonStep, of lesson: Lesson) -> Bool {
    keys(step, lesson).contains { solved.contains($0) }
  }

  package func misses(_ step: LessonStep, of lesson: Lesson) -> Int {
    keys(step, lesson).compactMap { missCounts[$0] }.max() ?? 0
  }

  /// A miss that was not made good since.
  package func isOpenMiss(_ step: LessonStep, of lesson: Lesson) -> Bool {
    let keys = keys(step, lesson)
    return keys.contains { missCounts[$0] ?? 0 > 0 } && !keys.contains { righted.contains($0) }
  }

  /// The edition learnt last; nil: none.
  package func edition(of lesson: Lesson) -> String? {
    lesson.names.lazy.compactMap { self.editions[$0] }.first
  }

  package func solvedSteps(of lesson: Lesson) -> Int {
    lesson.steps.count { isSolved($0, of: lesson) }
  }

  /// Where a lesson opens: at its first step that was not done, at the beginning when all were. Somebody who went on
  /// over a task, or after a wrong prediction, comes back to the step that was open when the program was left
  /// (`left`, its id) or, if that is done, to the next one that is not.
  package func stepToOpen(of lesson: Lesson, left: String? = nil) -> Int {
    let open = lesson.steps.indices.filter { !isSolved(lesson.steps[$0], of: lesson) }
    guard let first = open.first else { return 0 }
    guard let left = left.flatMap({ lesson.step($0) }) else { return first }
    return open.first { $0 >= left } ?? first
  }

  private func keys(_ step: LessonStep, _ lesson: Lesson) -> [Key] {
    lesson.names.flatMap { name in step.names.map { Key(lesson: name, step: $0) } }
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

  package func solve(_ step: LessonStep, of lesson: Lesson) {
    solve(lesson: lesson.id, step: step.id, contentHash: lesson.contentHash)
  }

  /// Counts on from what was missed under a former name.
  package func miss(_ step: LessonStep, of lesson: Lesson) {
    missCounts[Key(lesson: lesson.id, step: step.id)] = misses(step, of: lesson)
    miss(lesson: lesson.id, step: step.id, contentHash: lesson.contentHash)
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
      let failure = locked(path + ".lock") { () -> DiskFile.Failure? in
        do throws(DiskFile.Failure) {
          try merge(path)
          try DiskFile.replace(path, with: Array(text.utf8))
          return nil
        } catch { return error }
      }
      if let failure { throw failure }
      return nil
    } catch {
      if toldProblem { return nil }
      toldProblem = true
      return ProgressProblem(path: path, why: error.words)
    }
  }

  // MARK: The file

  /// Throws where the file may not be replaced. One that is there and cannot be read, or that is damaged and
  /// cannot be kept beside, may not: somebody may still read in it what would be lost.
  private func merge(_ path: String?) throws(DiskFile.Failure) {
    guard let path else { return }
    let bytes: [UInt8]
    do throws(DiskFile.Failure) { bytes = try DiskFile.read(path) } catch {
      if error == .missing { return }
      throw error
    }
    let reading = Reading(bytes)
    var problem: DiskFile.Failure?
    if !reading.isWhole {
      var kept: String?
      do throws(DiskFile.Failure) { kept = try DiskFile.setAside(path, bytes) } catch {
        problem = error
      }
      if damaged == nil { damaged = (path, kept) }
    }
    for line in reading.lines {
      let words = line.split(separator: " ").map(String.init)
      switch (words.first, words.count) {
      case ("solved", 3): solved.insert(Key(lesson: words[1], step: words[2]))
      case ("righted", 3): righted.insert(Key(lesson: words[1], step: words[2]))
      case ("misses", 4):
        let key = Key(lesson: words[1], step: words[2])
        missCounts[key] = max(missCounts[key] ?? 0, writtenNumber(words[3]) ?? 0)
      case ("lesson", 3):
        if editions[words[1]] == nil { editions[words[1]] = words[2] }
      default:
        // What is left of a damaged file is no newer version's.
        if reading.isWhole, !unknown.contains(line) { unknown.append(line) }
      }
    }
    if let problem { throw problem }
  }

  private var text: String {
    var lines = editions.map { "lesson \($0.key) \($0.value)" }.sorted()
    lines += solved.map { "solved \($0.lesson) \($0.step)" }.sorted()
    lines += missCounts.map { "misses \($0.key.lesson) \($0.key.step) \($0.value)" }.sorted()
    lines += righted.map { "righted \($0.lesson) \($0.step)" }.sorted()
    lines += unknown
    lines.append(Reading.sum(of: lines))
    lines.insert(Reading.form, at: 0)
    return lines.map { $0 + "\n" }.joined()
  }
}

/// Progress could not be kept there.
package struct ProgressProblem: Equatable, Sendable {
  package var path: String
  /// In the system's words.
  package var why: String
}

/// Everything before the last `/`.
func folder(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}
