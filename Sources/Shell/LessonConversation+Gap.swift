import LessonEngine
import Session
import Views

/// The prompt of a step: what it waits for.
extension LessonConversation {
  /// The gap that the next line fills; nil at an ordinary prompt.
  var gap: TemplateGap? {
    guard shell.lines.isInteractive, run.step.isTask, !leftGap, !awaitsPrediction,
      !run.isSolved(run.position), run.step.answerFiles.isEmpty, let task = run.step.fence(.task)
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
  func fill(_ gap: TemplateGap, with typed: String, evaluate: (String) -> Void) {
    let whole = gap.filled(with: typed)
    if whole != typed, let next = TemplateGap(whole) {
      partlyFilled = whole
      shell.lines.remember(typed)
      terminal.answer(lessonCodeView(next.line, page: shell.page))
      return
    }
    partlyFilled = nil
    // A second try begins where the step began: the first one may have declared what the template declares.
    if !run.answer.isEmpty { run.reset() }
    if whole != typed {
      shell.lines.remember(typed)
      terminal.answer(lessonCodeView(whole, page: shell.page))
    }
    evaluate(whole)
    // Whoever fills a gap has answered.
    if whole != typed, !run.isSolved(run.position), shell.lastOutcome.status == .done { check() }
  }
}
