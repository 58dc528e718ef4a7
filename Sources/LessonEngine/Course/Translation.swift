import Conditions
import Diagnostics
import Session

/// A translation laid over its canonical lesson.
///
/// A translation is a whole lesson file: same steps, same fences, other words. Three things can be wrong
/// with it, and they are not equally bad:
///
/// - *soft-stale*: the canonical prose changed since (`from=` holds another hash). The old words are
///   still about the same code, so they are shown, with a line that says so; a warning for the checker.
/// - *not translated*: the words are the original's, letter by letter, whatever `from=` says; a warning.
/// - *hard-stale*: code or checks differ. The words would be about something else, so the learner gets
///   the canonical step; an error for the checker.
///
/// Code is compared by tokens without comments, so comments may be translated; a string may be, where
/// `/*tr*/` stands before it. In checks the conditions are compared, not their texts.
struct Translation {
  private(set) var lesson: Lesson
  private(set) var diagnostics: [Diagnostic] = []

  init(of canonical: Lesson, by translated: Lesson) {
    lesson = canonical
    lesson.title = translated.title.isEmpty ? canonical.title : translated.title
    lesson.language = translated.language
    lesson.path = translated.path
    lesson.file = translated.file
    lesson.links = translated.links
    compare(canonical, translated)
    for step in translated.steps where canonical.step(step.id) == nil {
      diagnostics.append(
        Diagnostic(
          .translationUnknownStep, arguments: [step.id], at: step.place,
          suggestion: closestName(to: step.id, among: canonical.steps.map(\.id))))
    }
    let firstOwnWords = translated.firstOwnWords
    for (index, original) in canonical.steps.enumerated() {
      guard let position = translated.index(of: original) else {
        diagnostics.append(
          Diagnostic(.translationMissingStep, arguments: [original.id], at: original.place))
        lesson.steps[index].staleness = .hard
        continue
      }
      let printsOwnWords = position >= firstOwnWords
      lay(translated.steps[position], over: original, at: index, printsOwnWords)
    }
  }

  /// What a translation says of ids, modes, limits and points is the original's or nothing.
  private mutating func compare(_ canonical: Lesson, _ translated: Lesson) {
    func tell(_ key: String, _ differs: Bool, _ place: SourceRange) {
      guard differs, place != .none else { return }
      diagnostics.append(
        Diagnostic(.translationMarkDiffers, .warning, arguments: [key], at: place))
    }
    tell("id", translated.id != canonical.id, translated.idPlace)
    tell("mode", translated.mode != canonical.mode, translated.modePlace)
    tell("limit", translated.limits != canonical.limits, translated.limitPlace)
    for step in translated.steps {
      guard let index = canonical.step(step.id) else { continue }
      let original = canonical.steps[index]
      // One point is what a comment gives that says nothing of points.
      tell("points", step.points != 1 && step.points != original.points, step.place)
      let mode = original.mode ?? canonical.mode
      tell("mode", (step.mode ?? mode) != mode, step.place)
      if let mark = step.start.mark { tell(mark, step.start != original.start, step.place) }
    }
  }

  private mutating func lay(
    _ step: LessonStep, over original: LessonStep, at index: Int, _ printsOwnWords: Bool
  ) {
    if let difference = Translation.difference(between: original, and: step, printsOwnWords) {
      diagnostics.append(
        Diagnostic(
          .translationCodeDiffers, arguments: [original.id], at: difference,
          related: [Diagnostic.Related(label: "note.canonicalStep", place: original.place)]))
      lesson.steps[index].staleness = .hard
      return
    }
    for (line, told) in zip(step.conditionLines, original.conditionLines)
    where line.text.isEmpty && !told.text.isEmpty {
      diagnostics.append(
        Diagnostic(
          .translationWithoutWords, .warning, arguments: [line.source, told.text], at: line.place))
    }
    var laid = step
    laid.id = original.id
    laid.was = original.was
    laid.points = original.points
    laid.start = original.start
    laid.mode = original.mode
    if original.hasWords, step.proseHash == original.proseHash {
      diagnostics.append(
        Diagnostic(
          .translationMissingStep, .warning, arguments: [original.id], at: step.place,
          related: [Diagnostic.Related(label: "note.canonicalStep", place: original.place)]))
      laid.staleness = .hard
      lesson.steps[index] = laid
      return
    }
    if original.proseHash == LessonStep.nothing.proseHash {
      // Code alone, with nothing in it to translate.
      laid.staleness = .fresh
    } else if let from = step.translatedFrom {
      laid.staleness = from == original.proseHash ? .fresh : .soft
    } else {
      let isOpening = original.id == LessonStep.openingID
      diagnostics.append(
        Diagnostic(
          isOpening ? .translationOpeningWithoutHash : .translationWithoutHash, .warning,
          arguments: [original.id, original.proseHash],
          at: step.place))
      laid.staleness = .soft
    }
    if laid.staleness == .soft, step.translatedFrom != nil {
      diagnostics.append(
        Diagnostic(
          .translationProseChanged, .warning, arguments: [original.id, original.proseHash],
          at: step.place))
    }
    lesson.steps[index] = laid
  }

  /// The first fence whose code, role or conditions differ.
  private static func difference(
    between original: LessonStep, and step: LessonStep, _ printsOwnWords: Bool
  ) -> SourceRange? {
    for (index, fence) in step.fences.enumerated() {
      guard original.fences.indices.contains(index) else { return fence.place }
      let other = original.fences[index]
      guard fence.role == other.role, fence.language == other.language, fence.name == other.name,
        fence.attributes == other.attributes
      else { return fence.place }
    }
    if step.fences.count != original.fences.count { return step.place }
    for (fence, other) in zip(step.fences, original.fences) {
      switch fence.role {
      case .check, .mistake, .choices, .shell, .survives, .when: continue
      case .output:
        // A translated string is printed translated; otherwise the same bytes.
        if fence.text != other.text && !printsOwnWords { return fence.place }
      default:
        if codeTokens(fence.text) != codeTokens(other.text) { return fence.place }
      }
    }
    if step.conditionLines.map(\.source) != original.conditionLines.map(\.source) {
      return step.fences.first { [.check, .mistake, .choices, .when].contains($0.role) }?.place
        ?? step.place
    }
    return step.hints.count == original.hints.count ? nil : step.place
  }

  /// Tokens without comments and white space; a string behind `/*tr*/` is any string.
  static func codeTokens(_ code: String) -> [String] {
    let bytes = Array(code.utf8)
    var kept: [UInt8] = []
    var index = 0
    var isTranslated = false
    while index < bytes.count {
      let rest = bytes[index...]
      if rest.starts(with: Array("//".utf8)) {
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      } else if rest.starts(with: Array("/*".utf8)) {
        isTranslated = isTranslated || rest.starts(with: TranslationMark.text.utf8)
        index += 2
        while index < bytes.count, !bytes[index...].starts(with: Array("*/".utf8)) { index += 1 }
        index += 2
        kept.append(0x20)
      } else if bytes[index] == 0x22 || bytes[index] == 0x27 {
        let start = index
        index = stringEnd(bytes, from: index)
        kept += isTranslated ? Array("\"\"".utf8) : Array(bytes[start..<index])
        isTranslated = false
      } else {
        kept.append(bytes[index])
        index += 1
      }
    }
    let tokens = CheckTokens(kept.map { $0 == 0x0A ? 0x20 : $0 })
    return tokens.tokens.map { tokens.text($0) }
  }
}

extension Lesson {
  /// From which step on a translated string may be printed, since the code of each step is still there in those behind
  /// it; the number of steps where none has one.
  var firstOwnWords: Int {
    steps.firstIndex { $0.fences.contains { TranslationMark.occurs(in: $0.text) } } ?? steps.count
  }

  /// The marks are for those who translate; a learner reads code without them.
  mutating func dropTranslationMarks() {
    for step in steps.indices {
      for fence in steps[step].fences.indices {
        let code = steps[step].fences[fence].text
        steps[step].fences[fence].text = TranslationMark.removed(from: code)
      }
    }
  }
}

extension LessonStep {
  /// Its conditions, with the words behind them.
  fileprivate var conditionLines: [CheckLine] {
    checks.flatMap(\.lines) + mistakes.flatMap(\.lines) + remarks.flatMap(\.lines) + choiceLines
  }
}
