package import Diagnostics

/// A fence of a lesson: code, and what it is for.
///
/// The first word after the backticks is the real language, so that a code host colours it; the second
/// is the role:
///
///     ```objc wrong say=made-a-copy        language, role, attribute
///     ```objc probe parent-first           language, role, name
///     ```mistake made-a-copy               a role without a language
///
/// A fence with a language and no role is shown and never run.
package struct Fence: Equatable, Sendable {
  package var role: FenceRole
  /// `objc`, …; empty for roles without a language.
  package var language: String
  /// NAME of a probe, a check or a mistake; empty where there is none.
  package var name: String
  /// `key=value` words, in the author's order.
  package var attributes: [FenceAttribute]
  /// What is between the fences, ending in a newline.
  package var text: String
  /// The opening line of the fence.
  package var place: SourceRange
  /// Byte of the file where `text` begins.
  package var textStart: UInt32

  package func attribute(_ key: String) -> String? {
    attributes.first { $0.key == key }?.value
  }
}

package struct FenceAttribute: Equatable, Sendable {
  package var key: String
  package var value: String
}

package enum FenceRole: String, CaseIterable, Sendable {
  /// Runs silently before everything of its step, and stays for the steps after it.
  case setup
  /// Runs when the learner gets there; its output is shown.
  case run
  /// What the learner starts from; `___` marks the gap.
  case task
  /// The author's answer. The next steps go on from it.
  case solution
  /// An answer people really give; `say=` names the mistake it must be told.
  case wrong
  /// Runs after the answer in a fresh copy of the step's world, to be judged by `check NAME`.
  case probe
  /// Runs after the learner said what will come of it.
  case predict
  /// Shown, never run.
  case show
  /// What the `run` or `predict` before it prints.
  case output
  /// The shell's echo of it, in the language of the file.
  case shell
  /// Conditions that make an answer right.
  case check
  /// Conditions by which a known mistake is recognised.
  case mistake
  /// The choices of a prediction: `condition -- text`, exactly one of which holds after the run.
  case choices
  /// Mutants of the solution that pass the checks, with the reason: `drop-release 3 -- why`.
  case survives
  /// The events of the `run` before it.
  case timeline
  /// Conditions on the learner's world: when all hold for the first time after an input, the note of that name
  /// is told.
  case when
  /// Commands of the shell (`:doors Bell`), done when the learner gets there.
  case commands
  /// What the lesson's programs read from standard input, one for the whole lesson.
  case stdin
  /// A language and no role: shown, never run.
  case plain

  /// Whether the role stands behind a language.
  var hasLanguage: Bool {
    switch self {
    case .setup, .run, .task, .solution, .wrong, .probe, .predict, .show, .plain: true
    case .output, .shell, .check, .mistake, .choices, .timeline, .survives, .when, .commands,
      .stdin:
      false
    }
  }

  /// It tells or judges an answer: only a step with a task has it, and a student's edition hides it.
  var belongsToAnswers: Bool {
    [.solution, .wrong, .probe, .check, .mistake, .survives].contains(self)
  }

  /// It tells what comes of the code before it; of a prediction, that is the answer.
  var tellsOutcome: Bool { [.output, .shell, .timeline].contains(self) }

  enum NameRule { case none, optional, required }

  var nameRule: NameRule {
    switch self {
    case .probe, .mistake, .when: .required
    case .check: .optional
    default: .none
    }
  }

  /// Attributes that are a word alone: `run typed`, `setup hidden`.
  var flags: [String] {
    switch self {
    case .run: ["typed"]
    case .setup: ["hidden"]
    default: []
    }
  }

  var attributeKeys: [String] {
    switch self {
    case .run: ["file", "stops", "film"]
    case .task: ["file", "wants", "extends"]
    case .setup, .show, .solution: ["file"]
    case .check: ["pool", "points"]
    case .mistake: ["pool", "after"]
    case .wrong: ["file", "say", "fails", "compiles"]
    case .predict: ["kind"]
    default: []
    }
  }
}

/// How a prediction is asked and graded.
package enum PredictionKind: String, CaseIterable, Sendable {
  /// A number: the value of the code's last expression.
  case number
  /// A letter: the `choices` fence holds one condition per choice; the true one is right.
  case choice
  /// How it ends.
  case fate
  /// The order of the lines printed.
  case lines
}

/// What a task asks for.
package enum AnswerKind: String, CaseIterable, Sendable {
  /// Methods, functions, classes: what was tried out in between does not count.
  case code
  /// Statements in this world: what counts is how it stands.
  case lines
  /// A moment: commands that go through time, and what counts is where one stands.
  case place
}
