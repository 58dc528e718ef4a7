package import Conditions
package import Diagnostics
package import Texts

/// A lesson: an opening, then steps.
///
/// The canonical file (`lesson.md`) is the truth; a translation (`lesson.ru.md`) has the same steps with
/// the same code and other words. `Lesson` is one of these files as read, or a translation laid over its
/// canonical lesson (see `Translation.swift`), and is never changed afterwards.
///
/// Everything before the first step comment is the opening. It is a step too (its id is `opening`), so
/// that a reader pages through it like through any other; it has no points.
package struct Lesson: Equatable, Sendable {
  package var id: String
  /// Ids that it had before: what is kept under them is still its own.
  package var was: [String] = []
  package var title: String
  package var language: Language
  package var mode: LessonMode
  package var needs: [String]
  package var teaches: [String]
  /// What its code has before it is explained: for a lesson that is a first taste.
  package var shows: [String]
  package var covers: [String]
  /// The values of `needs` in the file.
  package var needsPlace: SourceRange
  package var idPlace = SourceRange.none
  /// Where its mode and its limits are said; none: nowhere.
  package var modePlace = SourceRange.none
  package var limitPlace = SourceRange.none
  package var teachesPlace = SourceRange.none
  package var limits: LessonLimits
  /// For a translation: the hash its opening was translated from.
  package var openingHash: String?
  package var steps: [LessonStep]
  /// Where the prose leads to.
  package var links: [LessonLink]
  /// Hash of the whole file's bytes: progress remembers which edition was learnt.
  package var contentHash: String
  package var path: String
  /// Index in the `SourceMap` it was registered in.
  package var file: UInt32

  /// The step of this name, or the one that had it before.
  package func step(_ id: String) -> Int? {
    steps.firstIndex { $0.id == id } ?? steps.firstIndex { $0.was.contains(id) }
  }

  /// Where another file of the lesson has this step, under whichever of its names.
  func index(of step: LessonStep) -> Int? {
    step.names.lazy.compactMap { name in steps.firstIndex { $0.id == name } }.first
  }

  /// Its id, then those that it had before.
  package var names: [String] { [id] + was }
}

/// Counted in simulated things, never in seconds: the same verdict on every machine.
package struct LessonLimits: Equatable, Sendable {
  package var steps: UInt64 = 2_000_000
  package var objects: Int = 20_000
  package var bytes: Int = 16 << 20
  package init() {}
}

/// One step: something to read, to run or to do.
package struct LessonStep: Equatable, Sendable {
  package static let openingID = "opening"

  package var id: String
  /// Ids that it had before.
  package var was: [String] = []
  package var points: Int
  package var start: StepStart
  /// Where it differs from the lesson's.
  package var mode: LessonMode?
  /// Translations: hash of the canonical prose this was translated from.
  package var translatedFrom: String?
  package var staleness: Staleness
  /// What the reader sees, in order. Checks, mistakes, solutions and wrong answers are not in it.
  package var blocks: [StepBlock]
  /// All fences, in order.
  package var fences: [Fence]
  package var checks: [CheckBlock]
  package var mistakes: [Mistake]
  /// What is told once its conditions hold, `when NAME`.
  package var remarks: [Mistake]
  /// What is said instead of "right", `> [!right]`; behind a prediction also by what was said, `> [!3]`.
  package var replies: [String: [ProseBlock]]
  package var hints: [[ProseBlock]]
  /// The `choices` of a prediction; exactly one condition holds after the run.
  package var choiceLines: [CheckLine]
  /// Mutants of the solution that may pass.
  package var survivors: [Survivor]
  package var place: SourceRange

  package var names: [String] { [id] + was }
  package func fence(_ role: FenceRole) -> Fence? { fences(role).first }
  package var isTask: Bool { fences.contains { $0.role == .task } }
  /// Its first heading.
  package var title: String? {
    for case .prose(.heading(_, let spans)) in blocks { return spans.plainText }
    return nil
  }
  package var prediction: Fence? { fence(.predict) }
}

extension LessonStep {
  /// Whether a solution is the task's template with something in each gap. Then it is enough to type what belongs
  /// there; else the answer changes other lines, too, and has to be typed whole.
  package var gapsSuffice: Bool {
    guard let task = fence(.task) else { return false }
    func joined(_ code: String) -> String { Translation.codeTokens(code).joined() }
    let parts = joined(task.text).parts(between: "___")
    guard let first = parts.first, let last = parts.last, parts.count > 1 else { return false }
    return fences(.solution).contains { solution in
      var rest = joined(solution.text)[...]
      guard rest.hasPrefix(first), rest.dropFirst(first.count).hasSuffix(last) else { return false }
      rest = rest.dropFirst(first.count).dropLast(last.count)
      for part in parts.dropFirst().dropLast() where !part.isEmpty {
        guard let found = rest.firstRange(of: part) else { return false }
        rest = rest[found.upperBound...]
      }
      return true
    }
  }
}

/// In which world a step begins.
package enum StepStart: CaseIterable, Equatable, Sendable {
  /// After the set-ups, the runs and the solutions before it.
  case afterAll
  /// Without what earlier `run` fences did: their objects would be in the way.
  case fresh
  /// From the set-ups alone.
  case freshAll
  /// With the world and the history that the step before it left.
  case goesOn

  /// nil: nothing that is written so.
  init?(mark: String) {
    guard let start = Self.allCases.first(where: { $0.mark == mark }) else { return nil }
    self = start
  }

  /// As it is written in the step's comment.
  var mark: String? {
    switch self {
    case .afterAll: nil
    case .fresh: "fresh"
    case .freshAll: "fresh=all"
    case .goesOn: "goes-on"
    }
  }
}

/// A link in the prose.
package struct LessonLink: Equatable, Sendable {
  package var destination: String
  /// The block that it stands in.
  package var place: SourceRange
}

/// A spoilt solution that no check can tell from the right one, and why (a line of a `survives` fence).
package struct Survivor: Equatable, Sendable {
  /// `drop-release 3`
  package var mutant: String
  package var reason: String
  package var place: SourceRange
}

package enum Staleness: String, Sendable {
  case fresh
  /// The canonical prose changed since: still true enough, with a word about it.
  case soft
  /// Code or checks differ: the canonical step is shown instead.
  case hard
}

package enum StepBlock: Equatable, Sendable {
  case prose(ProseBlock)
  /// Index into the step's `fences`.
  case fence(Int)
}

/// A `check` fence: conditions judged after the answer, or after the probe of that name.
package struct CheckBlock: Equatable, Sendable {
  /// Empty: judges the answer itself.
  package var probe: String
  package var lines: [CheckLine]
  /// Conditions on counts are asked before the pool of the inputs is drained.
  package var keepsPool: Bool
  /// Of the step's points those that this block gives alone, `check NAME points=2`; nil: it has a part in the rest.
  package var points: Int?
  package var place: SourceRange
}

/// A mistake people really make: how it is recognised, and what to say.
package struct Mistake: Equatable, Sendable {
  package var name: String
  package var lines: [CheckLine]
  package var keepsPool: Bool
  /// Only this probe shows it, `mistake NAME after=PROBE`.
  package var probe: String?
  package var explanation: [ProseBlock]
  package var place: SourceRange
}
