import Diagnostics
import LessonEngine
import Session
import Views

/// The prompt of a step: what it waits for.
extension LessonConversation {
  /// The gap that the next line fills; nil at an ordinary prompt.
  var gap: TemplateGap? {
    guard shell.lines.isInteractive, run.step.isTask, !leftGap, !awaitsPrediction,
      waitsForAnswer, run.step.answerFiles.isEmpty,
      let task = run.step.fence(.task), run.step.gapsSuffice
    else { return nil }
    return TemplateGap(partlyFilled ?? task.text, endsByLine: task.language == "swift")
  }

  private var waitsForAnswer: Bool { !run.isSolved(run.position) || practisesAgain }

  /// nil: the ordinary one.
  var prompt: String? {
    guard shell.lines.isInteractive else { return nil }
    if awaitsRoute {
      return (1...routesOffered.count).map(String.init).joined(separator: "/") + " [1]> "
    }
    if awaitsPrediction {
      let letters = question?.letters ?? 0
      if letters == 0 { return shell.text("prompt.number") + "> " }
      return (0..<min(letters, 26)).map { String(Unicode.Scalar(UInt8(65 + $0))) }
        .joined(separator: "/") + "> "
    }
    guard gap != nil else { return nil }
    guard gapLines.isEmpty else { return "...> " }
    guard let kept = keptGap?.replacing("\n", with: " ") else { return "___> " }
    return "___ [\(kept.count > 24 ? kept.prefix(23) + "…" : kept)]> "
  }

  /// What stood in the gap at the last try.
  private var keptGap: String? {
    triedGaps.indices.contains(filledGaps.count) ? triedGaps[filledGaps.count] : nil
  }

  /// An empty line where something was tried before: the gap is filled as it was. false: nothing was, or all are kept
  /// as they were.
  func keepGap() -> Bool {
    guard let gap, let kept = keptGap, filledGaps + [kept] != triedGaps else { return false }
    fill(gap, with: kept)
    return true
  }

  /// A line for the gap. Where statements or methods belong, more may follow.
  func take(_ typed: String, for gap: TemplateGap) {
    let lines = gapLines + [typed]
    let piece = lines.joined(separator: "\n")
    let gap = gap.takingStatements(piece.trimmingSpaces) ?? gap
    let isOpen = OpenBrackets(piece).remain
    if gap.definition(like: piece) != nil {
      isOpen ? keep(lines) : fill(gap, with: piece)
      return
    }
    guard gap.takesLines, !gapLines.isEmpty || !gap.isWhole(typed) else {
      fill(gap, with: typed)
      return
    }
    if gapLines.isEmpty, shell.helpsOrLeaves(typed) { return }
    if !isOpen, tellsMistake(in: piece, of: gap) { return }
    // What was pasted is all there is.
    let waits = isOpen || !typed.contains("\n") && waitsForMore(gap, behind: piece)
    waits ? keep(lines) : fill(gap, with: piece)
  }

  /// What no further line mends is told at once, as behind the last gap: that the text does not read, or that a name is
  /// nearly another one. The last line is not kept then. false: there is no such mistake, or no gap behind this one.
  private func tellsMistake(in piece: String, of gap: TemplateGap) -> Bool {
    var whole = gap.filled(with: piece)
    guard TemplateGap(whole) != nil else { return false }
    let place = gap.before.utf8.count..<(whole.utf8.count - gap.after.utf8.count)
    while let open = TemplateGap(whole) {
      whole = open.before + (open.takesLines ? "" : "0") + open.after
    }
    let bytes = Array(whole.utf8)
    let verdict = shell.interruptible { run.verdict(trying: whole) }
    let mistakes = verdict.diagnostics.filter { problem in
      let number = Int(problem.place.file)
      let file =
        verdict.sources.files.indices.contains(number)
        ? verdict.sources.files[number].text : []
      return problem.severity == .error && file.starts(with: bytes)
        && place.contains(Int(problem.place.start))
        && (problem.code.rawValue.hasPrefix("E02") || problem.suggestion != nil)
    }
    guard let first = mistakes.first else { return false }
    terminal.answer(diagnosticsView([first], sources: verdict.sources, page: shell.page))
    shell.keepForExplaining([first], in: verdict.sources)
    return true
  }

  private func keep(_ lines: [String]) {
    gapLines = lines
    if lines.count == 1 { shell.say("shell.lesson.gapLines") }
  }

  /// An empty line behind others: the gap is filled with them. false: there were none.
  func endGapLines() -> Bool {
    guard let gap, !gapLines.isEmpty else { return false }
    fill(gap, with: gapLines.joined(separator: "\n"))
    return true
  }

  /// A right answer is taken at once, and so is what more lines cannot mend.
  private func waitsForMore(_ gap: TemplateGap, behind piece: String) -> Bool {
    let whole = gap.filled(with: piece)
    if TemplateGap(whole) != nil { return gap.hasOwnLine }
    guard run.isWatched else { return true }
    let verdict = shell.interruptible { run.verdict(trying: whole) }
    switch verdict.kind {
    case .pass, .lessonInvalid: return false
    case .error: return verdict.isStopped || verdict.isCompiled
    case .fail, .limit: return true
    }
  }

  /// Fills the gap; when none is left, shows the whole and runs it.
  private func fill(_ gap: TemplateGap, with typed: String) {
    gapLines = []
    let whole = gap.filled(with: typed)
    if whole != typed, let next = TemplateGap(whole) {
      if shell.helpsOrLeaves(typed) { return }
      partlyFilled = whole
      filledGaps.append(typed)
      shell.lines.remember(typed)
      terminal.answer(lessonCodeView(next.passage, page: shell.page))
      return
    }
    // A second try begins where the step began: the first one may have declared what the template declares.
    if !run.answer.isEmpty { run.reset() }
    guard whole != typed else {
      partlyFilled = nil
      filledGaps = []
      shell.evaluate(whole)
      return
    }
    let filled = partlyFilled
    partlyFilled = nil
    var isAnswer = false
    shell.evaluate(whole, typed: typed) {
      isAnswer = true
      self.shell.lines.remember(typed)
      self.terminal.answer(lessonCodeView(whole, page: self.shell.page))
    }
    // Whoever fills a gap has answered.
    guard isAnswer else {
      partlyFilled = filled
      return
    }
    triedGaps = filledGaps.isEmpty ? [] : filledGaps + [typed]
    filledGaps = []
    if waitsForAnswer, shell.lastOutcome.status == .done, check() { practisesAgain = false }
    if let first = self.gap, !triedGaps.isEmpty {
      shell.say("shell.lesson.gapsAgain")
      terminal.answer(lessonCodeView(first.passage, page: shell.page))
    }
  }
}
