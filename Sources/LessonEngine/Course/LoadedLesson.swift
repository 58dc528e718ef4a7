package import Diagnostics

/// A lesson's folder as read from the disk: the canonical lesson, its translation laid over it, and
/// everything found wrong with either.
package struct LoadedLesson: Sendable {
  /// nil when the canonical file cannot be taught from.
  package var lesson: Lesson?
  package var canonical: Lesson?
  package var diagnostics: [Diagnostic] = []
  package var sources = SourceMap()

  package init() {}

  package init(folder: String, language: LessonLanguage) {
    let path = folder + "/lesson.md"
    switch readText(path, into: &sources) {
    case .failure(let problem):
      diagnostics = [problem.diagnostic]
      return
    case .success(let file):
      let reading = LessonReading(file: file, sources: sources, language: .en)
      diagnostics = reading.diagnostics
      guard let canonical = reading.lesson, !reading.hasErrors else { return }
      self.canonical = canonical
      lesson = canonical
    }
    let translatedPath = "\(folder)/lesson.\(language.rawValue).md"
    guard language != .en, let canonical, DiskFile.exists(translatedPath) else { return }
    switch readText(translatedPath, into: &sources) {
    case .failure(let problem): diagnostics.append(problem.diagnostic)
    case .success(let file):
      let reading = LessonReading(file: file, sources: sources, language: language)
      diagnostics += reading.diagnostics
      guard let translated = reading.lesson, !reading.hasErrors else { return }
      let translation = Translation(of: canonical, by: translated, sources: sources)
      diagnostics += translation.diagnostics
      lesson = translation.lesson
    }
  }
}

/// A file that could not be taken in as text.
struct TextProblem: Error { var diagnostic: Diagnostic }

/// Reads a file, checks that it is UTF-8, and registers it.
func readText(_ path: String, into sources: inout SourceMap) -> Result<UInt32, TextProblem> {
  let bytes: [UInt8]
  do throws(DiskFile.Failure) { bytes = try DiskFile.read(path) } catch {
    return .failure(
      TextProblem(diagnostic: Diagnostic(.unreadableFile, arguments: [path], at: .none)))
  }
  let file = sources.add(name: path, origin: .lesson, text: bytes)
  guard let bad = firstInvalidByte(bytes) else { return .success(file) }
  let place = SourceRange(
    file: file, start: UInt32(truncatingIfNeeded: bad), end: UInt32(truncatingIfNeeded: bad + 1))
  return .failure(
    TextProblem(
      diagnostic: Diagnostic(
        .notUTF8, arguments: [path, String(sources.files[Int(file)].line(at: place.start) + 1)],
        at: place)))
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
