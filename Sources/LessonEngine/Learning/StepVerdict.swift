package import Conditions
package import Diagnostics
package import Explorer
package import Session
package import VirtualMachine

/// What came of an answer.
///
/// A verdict is data: names, numbers, events and diagnostics. The words for `fail` are the lesson's own
/// (the mistake's explanation, the failed line's text); everything else is worded by the views. When
/// several things can be said, they are told in this order: an unexpected compile error or stop, the
/// named mistake with its events, the failed line, the machine's own diagnosis.
package struct StepVerdict: Sendable {
  package enum Kind: String, Sendable {
    case pass
    case fail
    /// The learner's code does not compile, or was stopped.
    case error
    /// It reached the lesson's limit of steps, objects or bytes.
    case limit
    /// The author's fault: the step cannot be judged.
    case lessonInvalid = "lesson-invalid"
  }

  package var kind: Kind
  /// Compile errors and stops that the step did not ask for.
  package var diagnostics: [Diagnostic]
  /// The first named mistake that holds.
  package var mistake: Mistake?
  /// Events that prove the mistake.
  package var evidence: [Event]
  /// The condition that did not hold.
  package var failedLine: CheckLine?
  /// That condition names something that the answer did not declare.
  package var namesUnknown: Bool
  /// Name of the probe it was judged after; empty for the answer itself.
  package var probe: String
  /// What the answer and the failing probe printed.
  package var output: [OutputChunk]
  /// The simplest schedule under which the answer is wrong.
  package var exploration: Exploration?
  /// Doors of classes that were tried.
  package var doors: [DoorReport] = []
  /// The answer ran and was stopped; where it did not compile it never ran.
  package var isStopped = false
  /// The answer itself compiles; what tries it may not.
  package var isCompiled = true
  /// What exactly was judged.
  package var judged = JudgedAnswer()
  /// The answer without its last lines would have passed.
  package var passedBefore = false
  /// The texts that `diagnostics` point into.
  package var sources: SourceMap

  /// All that was typed were tries: there is no answer yet, neither a right nor a wrong one.
  package var isOfNothing: Bool {
    (kind == .fail || kind == .error) && judged.inputs.isEmpty && judged.names.isEmpty
      && !judged.leftOut.isEmpty
  }

  /// It never ran, and that is not what was wrong with it.
  var neverRan: Bool { !isCompiled && !(mistake?.isAboutCompiling ?? false) }

  package init(_ kind: Kind, sources: SourceMap = SourceMap()) {
    self.kind = kind
    diagnostics = []
    mistake = nil
    evidence = []
    failedLine = nil
    namesUnknown = false
    probe = ""
    output = []
    self.sources = sources
  }
}

/// What of the inputs counts as the answer.
package struct JudgedAnswer: Equatable, Sendable {
  /// The text that was judged.
  package var inputs: [SavedAnswer.Input] = []
  /// What it defines, where the task asks for code.
  package var names: [String] = []
  /// Lines that were tried out.
  package var leftOut: [String] = []

  package init(
    inputs: [SavedAnswer.Input] = [], names: [String] = [], leftOut: [String] = []
  ) {
    self.inputs = inputs
    self.names = names
    self.leftOut = leftOut
  }
}

extension StepVerdict {
  func judging(_ answer: [AnswerInput], names: [String], leftOut: [String]) -> StepVerdict {
    var verdict = self
    verdict.judged = JudgedAnswer(
      inputs: answer.map { SavedAnswer.Input($0.text, mode: $0.mode) }, names: names,
      leftOut: leftOut)
    return verdict
  }
}

/// What came of a prediction.
package struct PredictionVerdict: Sendable {
  package var isRight: Bool
  /// The right answer: a number, a letter from `A`, or a row of letters.
  package var answer: String
  /// The run that decided.
  package var outcome: Outcome
  /// For the order of lines: how far it was right.
  package var lines: LineOrder.Grade?
  package init(
    isRight: Bool, answer: String, outcome: Outcome, lines: LineOrder.Grade? = nil
  ) {
    self.isRight = isRight
    self.answer = answer
    self.outcome = outcome
    self.lines = lines
  }
}
