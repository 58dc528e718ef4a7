import LessonEngine
import Session
import Views

/// The prompt of a step: what it waits for.
extension LessonConversation {
  /// The gap that the next line fills; nil at an ordinary prompt.
  var gap: TemplateGap? {
    guard shell.lines.isInteractive, run.step.isTask, !leftGap, !awaitsPrediction,
      !run.isSolved(run.position), run.step.answerFiles.isEmpty,
      let task = run.step.fence(.task), run.step.gapsSuffice
    else { return nil }
    return TemplateGap(partlyFilled ?? task.text)
  }

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
    return gap == nil ? nil : "___> "
  }

  /// Fills the gap; when none is left, shows the whole and runs it.
  func fill(_ gap: TemplateGap, with typed: String) {
    let whole = gap.filled(with: typed)
    if whole != typed, let next = TemplateGap(whole) {
      if shell.helpsOrLeaves(typed) { return }
      partlyFilled = whole
      shell.lines.remember(typed)
      terminal.answer(lessonCodeView(next.line, page: shell.page))
      return
    }
    // A second try begins where the step began: the first one may have declared what the template declares.
    if !run.answer.isEmpty { run.reset() }
    guard whole != typed else {
      partlyFilled = nil
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
    if !isAnswer { partlyFilled = filled }
    if isAnswer, !run.isSolved(run.position), shell.lastOutcome.status == .done { check() }
  }
}
