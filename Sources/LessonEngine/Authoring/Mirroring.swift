import Conditions
import Diagnostics
package import Texts

/// `selfsame lesson sync`: makes a translation carry the code of its lesson.
///
/// The words of a translation are its own; its code, its checks and the frame of its steps are a mirror. This
/// writes the mirror anew: fences whose tokens differ from the original's, steps that are missing (with the
/// original's words, to be translated), the front matter but for the title. Comments that were translated stay
/// as long as the code around them is the same.
package struct Mirroring {
  private let folder: String
  private let language: Language
  private let canonical: Lesson
  private let original: SourceFile

  package init(_ folder: String, _ language: Language) throws(AuthoringProblem) {
    self.folder = folder
    self.language = language
    let loaded = LoadedLesson(folder: folder, language: .en)
    guard let lesson = loaded.canonical, let source = loaded.sources.files.first else {
      throw AuthoringProblem(loaded.diagnostics, loaded.sources)
    }
    canonical = lesson
    original = source
  }

  private var path: String { "\(folder)/\(language.lessonFile)" }

  /// Writes the translation; `marks`: every step counts as translated from the original of today.
  package func sync(marks: Bool = false) throws(AuthoringProblem) -> FileChange {
    guard DiskFile.exists(path) else {
      let whole = canonical.steps.indices.reduce(matter(of: original, false)) {
        $0 + untranslated($1)
      }
      try write(whole, to: path)
      return FileChange(path: path, places: 1, steps: canonical.steps.map(\.id))
    }
    var sources = SourceMap()
    let file: UInt32
    switch readText(path, into: &sources) {
    case .success(let index): file = index
    case .failure(let problem): throw AuthoringProblem([problem.diagnostic], sources)
    }
    let reading = LessonReading(file: file, sources: sources, language: language)
    guard let translated = reading.lesson else {
      throw AuthoringProblem(reading.diagnostics, sources)
    }
    let source = sources.files[Int(file)]
    var result = matter(of: source, marks)
    var places = result == Array(source.text[..<bodyStart(source)]) ? 0 : 1
    var steps: [String] = []
    let firstOwnWords = translated.firstOwnWords
    for (index, step) in canonical.steps.enumerated() {
      guard let position = translated.index(of: step) else {
        result += untranslated(index)
        places += 1
        steps.append(step.id)
        continue
      }
      let old = region(position, translated, source)
      let new = mirrored(
        translated.steps[position], step, source, old, marks,
        printsOwnWords: position >= firstOwnWords)
      if new != Array(source.text[old]) { places += 1 }
      // Words of its own without a hash are told by the checker.
      let own = translated.steps[position]
      let isOld = own.translatedFrom.map { $0 != step.proseHash } ?? false
      if !marks, isOld || step.hasWords && own.proseHash == step.proseHash {
        steps.append(step.id)
      }
      result += new
    }
    if result != source.text { try write(result, to: path) } else { places = 0 }
    return FileChange(path: path, places: places, steps: steps)
  }

  // MARK: Regions

  private func bodyStart(_ source: SourceFile) -> Int {
    var marks = 0
    for line in source.lineStarts.indices {
      if source.lineText(line).elementsEqual("---".utf8) { marks += 1 }
      if marks == 2 {
        return source.lineStarts.indices.contains(line + 1)
          ? Int(source.lineStarts[line + 1]) : source.text.count
      }
    }
    return 0
  }

  /// Bytes of a step, its comment included.
  private func region(_ index: Int, _ lesson: Lesson, _ source: SourceFile) -> Range<Int> {
    let start =
      lesson.steps[index].id == LessonStep.openingID
      ? bodyStart(source) : Int(lesson.steps[index].place.start)
    let end =
      lesson.steps.indices.contains(index + 1)
      ? Int(lesson.steps[index + 1].place.start) : source.text.count
    return start..<max(start, end)
  }

  // MARK: The parts

  /// A step with the original's words, as a translation has it.
  private func untranslated(_ index: Int) -> [UInt8] {
    let step = canonical.steps[index]
    let bytes = original.text[region(index, canonical, original)]
    if step.id == LessonStep.openingID { return Array(bytes) }
    return Array(Self.comment(step, from: nil).utf8) + bytes[Int(step.place.end)...]
  }

  /// The original's front matter with the translation's title and hash.
  private func matter(of source: SourceFile, _ marks: Bool) -> [UInt8] {
    let own = FrontMatter(source, file: 0, keys: LessonReading.keys)
    let whole = String(decoding: original.text[..<bodyStart(original)], as: UTF8.self)
    var lines = whole.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for index in lines.indices where lines[index].hasPrefix("title:") {
      if let title = own.entry("title")?.value { lines[index] = "title: \(title)" }
    }
    let opening = canonical.steps.first { $0.id == LessonStep.openingID }
    let hash = marks ? opening?.proseHash : own.entry("from")?.value
    if let hash, let end = lines.lastIndex(of: "---") { lines.insert("from: \(hash)", at: end) }
    return Array(lines.joined(separator: "\n").utf8)
  }

  private func mirrored(
    _ step: LessonStep, _ model: LessonStep, _ source: SourceFile, _ region: Range<Int>,
    _ marks: Bool, printsOwnWords: Bool
  ) -> [UInt8] {
    var text = LessonText(source.text)
    if step.id != LessonStep.openingID {
      let from = marks ? model.proseHash : step.translatedFrom
      text.replace(
        Int(step.place.start)..<Int(step.place.end), with: Self.comment(model, from: from))
    }
    var used: Set<Int> = []
    var insertAt = Int(step.place.end)
    var inserted = ""
    for (number, fence) in model.fences.enumerated() {
      // The same role and name, the same number among those.
      let kind = { (other: Fence) in other.role == fence.role && other.name == fence.name }
      let ordinal = model.fences[..<number].count(where: kind)
      let matches = step.fences.indices.filter { kind(step.fences[$0]) }
      guard ordinal < matches.count else {
        inserted += "\n" + Self.source(of: fence)
        continue
      }
      if !inserted.isEmpty {
        text.replace(insertAt..<insertAt, with: inserted)
        inserted = ""
      }
      let own = step.fences[matches[ordinal]]
      used.insert(matches[ordinal])
      insertAt = Int(own.textStart) + own.text.utf8.count + 3
      text.replace(
        Int(own.place.start)..<Int(own.place.end), with: "```" + Self.info(of: fence))
      let isSame: Bool
      switch fence.role {
      case .shell: isSame = true
      case .output: isSame = printsOwnWords || own.text == fence.text
      case .check, .mistake, .choices, .survives, .when:
        let words = Self.merged(fence.text, own.text)
        text.replaceText(of: own, with: words)
        continue
      default: isSame = Translation.codeTokens(own.text) == Translation.codeTokens(fence.text)
      }
      if !isSame { text.replaceText(of: own, with: fence.text) }
    }
    if !inserted.isEmpty { text.replace(insertAt..<insertAt, with: "\n" + inserted) }
    // Fences that the original no longer has.
    for (index, fence) in step.fences.enumerated() where !used.contains(index) {
      let end = Int(fence.textStart) + fence.text.utf8.count
      text.replace(Int(fence.place.start)..<min(end + 4, region.upperBound), with: "")
    }
    let whole = text.edited()
    let growth = whole.count - source.text.count
    return Array(whole[region.lowerBound..<(region.upperBound + growth)])
  }

  private static func comment(_ step: LessonStep, from: String?) -> String {
    var text = "<!-- step: \(step.id)"
    if let mark = step.start.mark { text += " " + mark }
    if let mode = step.mode { text += " mode=\(mode.rawValue)" }
    if let from { text += " from=\(from)" }
    return text + " -->"
  }

  private static func info(of fence: Fence) -> String {
    let attributes = fence.attributes.map {
      fence.role.flags.contains($0.key) ? $0.key : "\($0.key)=\($0.value)"
    }
    let role = fence.role == .plain ? "" : fence.role.rawValue
    return ([fence.language, role, fence.name] + attributes).filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  private static func source(of fence: Fence) -> String {
    "```\(info(of: fence))\n\(fence.text)```\n"
  }

  /// The original's conditions with the translation's words where it has some for them.
  private static func merged(_ model: String, _ own: String) -> String {
    var words: [String: [String]] = [:]
    for entry in entries(own) where entry.hasWords { words[entry.condition] = entry.lines }
    return entries(model).flatMap { entry in
      entry.hasWords ? words[entry.condition] ?? entry.lines : entry.lines
    }.joined(separator: "\n")
  }

  /// Conditions with their words: behind ` -- ` in the same line, and in lines that begin with `--`.
  private static func entries(
    _ text: String
  ) -> [(condition: String, lines: [String], hasWords: Bool)] {
    var entries: [(condition: String, lines: [String], hasWords: Bool)] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let bytes = ArraySlice(Array(line.utf8))
      if CheckTokens.isMoreWords(bytes), let last = entries.indices.last {
        entries[last].lines.append(String(line))
        entries[last].hasWords = true
        continue
      }
      let separator = CheckTokens.textSeparator(bytes)
      let condition = String(decoding: bytes[..<(separator ?? bytes.endIndex)], as: UTF8.self)
      entries.append((normalised(condition), [String(line)], separator != nil))
    }
    return entries
  }
}
