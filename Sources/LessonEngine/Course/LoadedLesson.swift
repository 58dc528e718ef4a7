package import Diagnostics
package import Texts

/// A lesson as loaded: the canonical file, a translation laid over it, and everything found wrong with
/// either. From a folder or from texts in memory (an editor's buffer, a test).
package struct LoadedLesson: Sendable {
  /// nil when the canonical file cannot be taught from.
  package private(set) var lesson: Lesson?
  package private(set) var canonical: Lesson?
  package private(set) var diagnostics: [Diagnostic] = []
  package private(set) var sources = SourceMap()

  package init() {}

  package init(folder: String, language: Language) {
    switch readText(folder + "/lesson.md", into: &sources) {
    case .success(let file): takeCanonical(file)
    case .failure(let problem): diagnostics = [problem.diagnostic]
    }
    layTranslation(folder, language)
  }

  /// As a learner reads it.
  mutating func dropTranslationMarks() { lesson?.dropTranslationMarks() }

  /// The same file under another path to it.
  func named(_ path: String) -> LoadedLesson {
    guard sources.files.first?.name != path, let file = sources.files.first else { return self }
    var renamed = self
    renamed.sources = SourceMap()
    _ = renamed.sources.add(name: path, origin: file.origin, text: file.text)
    renamed.canonical?.path = path
    renamed.lesson?.path = path
    return renamed
  }

  /// A translation over an original that was read before.
  init(_ original: LoadedLesson, _ folder: String, _ language: Language) {
    self = original
    layTranslation(folder, language)
  }

  private mutating func layTranslation(_ folder: String, _ language: Language) {
    let translated = "\(folder)/\(language.lessonFile)"
    guard canonical != nil, language != .en, DiskFile.exists(translated) else { return }
    switch readText(translated, into: &sources) {
    case .success(let file): lay(file, language)
    case .failure(let problem): diagnostics.append(problem.diagnostic)
    }
  }

  package init(text: String, translation: String? = nil, language: Language = .ru) {
    takeCanonical(sources.add(name: "lesson.md", origin: .lesson, text: Array(text.utf8)))
    guard canonical != nil, let translation else { return }
    let name = language.lessonFile
    lay(sources.add(name: name, origin: .lesson, text: Array(translation.utf8)), language)
  }

  private mutating func takeCanonical(_ file: UInt32) {
    let reading = LessonReading(file: file, sources: sources, language: .en)
    diagnostics = reading.diagnostics
    if reading.hasErrors { return }
    canonical = reading.lesson
    lesson = reading.lesson
  }

  private mutating func lay(_ file: UInt32, _ language: Language) {
    let reading = LessonReading(file: file, sources: sources, language: language)
    diagnostics += reading.diagnostics
    guard let canonical, let translated = reading.lesson, !reading.hasErrors else { return }
    let translation = Translation(of: canonical, by: translated)
    diagnostics += translation.diagnostics
    lesson = translation.lesson
  }
}

/// A file that could not be taken in as text.
struct TextProblem: Error { var diagnostic: Diagnostic }

/// Reads a file, checks that it is UTF-8, and registers it.
func readText(_ path: String, into sources: inout SourceMap) -> Result<UInt32, TextProblem> {
  let bytes: [UInt8]
  do throws(DiskFile.Failure) {
    bytes = SealedFences.opened(try DiskFile.readWithin(path))
  } catch {
    let problem = Diagnostic(.unreadableFile, arguments: [path], at: .none)
    return .failure(TextProblem(diagnostic: problem))
  }
  let file = sources.add(name: path, origin: .lesson, text: bytes)
  guard let bad = firstInvalidByte(bytes) else { return .success(file) }
  let place = SourceRange(
    file: file, start: UInt32(truncatingIfNeeded: bad), end: UInt32(truncatingIfNeeded: bad + 1))
  let line = sources.files[Int(file)].line(at: place.start) + 1
  return .failure(
    TextProblem(diagnostic: Diagnostic(.notUTF8, arguments: [path, String(line)], at: place)))
}

/// Where a text stops being UTF-8, nil when it is.
func firstInvalidByte(_ bytes: [UInt8]) -> Int? {
  if String(validating: bytes, as: UTF8.self) != nil { return nil }
  var decoder = UTF8()
  var iterator = bytes.makeIterator()
  var valid = 0
  while case .scalarValue(let scalar) = decoder.decode(&iterator) {
    valid += UTF8.width(scalar)
  }
  return min(valid, max(bytes.count - 1, 0))
}
