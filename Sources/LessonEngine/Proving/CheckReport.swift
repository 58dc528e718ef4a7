package import Diagnostics
package import Texts

/// What proving a set of lessons found: the one model behind the text report, JSON, TAP and JUnit.
///
/// It holds no sentence. A proof has a kind, a result and the reason as a key with arguments, so the text
/// report can be worded in the reader's language while the machine formats stay the same everywhere,
/// byte for byte, on every run.
package struct CheckReport: Sendable {
  package var lessons: [LessonReport] = []

  package init() {}

  package var proofs: [Proof] { lessons.flatMap(\.proofs) }
  package var passed: Int { proofs.count { $0.failure == nil } }
  package var failed: Int { proofs.count - passed }

  /// 0 all proved · 1 a proof failed · 3 malformed · 5 only a hard-stale translation · 66 cannot be read;
  /// where several apply, the first of 66, 3, 1, 5.
  package var exitStatus: Int32 {
    let errors = lessons.flatMap(\.diagnostics).filter { $0.severity == .error }
    if errors.contains(where: {
      $0.code == .unreadableFile || $0.code == .notALesson || $0.code == .notUTF8
    }) {
      return 66
    }
    if errors.contains(where: { !$0.code.isHardStaleness }) { return 3 }
    if failed > 0 { return 1 }
    return errors.isEmpty ? 0 : 5
  }
}

/// One lesson file, or a course's table of contents (then there are no proofs).
package struct LessonReport: Sendable {
  package var path: String
  package var id: String
  package var language: Language
  package var diagnostics: [Diagnostic]
  package var proofs: [Proof]
  /// The texts that the diagnostics point into.
  package var sources: SourceMap

  package init(
    path: String, id: String, language: Language, diagnostics: [Diagnostic], proofs: [Proof],
    sources: SourceMap
  ) {
    self.path = path
    self.id = id
    self.language = language
    self.diagnostics = diagnostics
    self.proofs = proofs
    self.sources = sources
  }
}

/// One thing a lesson promises.
package struct Proof: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case world
    case solution
    case starter
    case empty
    /// A right answer beside the lesson: `answers/STEP/right-*.m`.
    case right
    case wrong
    case mistakes
    case when
    case output
    case timeline
    case shell
    case prediction
    case hints
    case mutant
    case concepts
  }

  package enum Reason: String, CaseIterable, Sendable {
    /// Setup, runs or solutions before the step do not run. Arguments: none; see the diagnostics.
    case worldBroken = "proof.worldBroken"
    /// The solution does not pass. Arguments: verdict, failed line, its text.
    case solutionFails = "proof.solutionFails"
    /// A right answer does not pass. Arguments: file, failed line or mistake, its text.
    case rightFails = "proof.rightFails"
    /// The same where lines of it are left out. Arguments: how many, and the first, too.
    case rightFailsWithout = "proof.rightFailsWithout"
    /// An answer that is not right passes.
    case wrongPasses = "proof.wrongPasses"
    /// Arguments: mistake expected, mistake told (may be empty).
    case otherMistake = "proof.otherMistake"
    /// The same where none is told, or none was to be.
    case noMistake = "proof.noMistake"
    case someMistake = "proof.someMistake"
    /// A wrong answer fails, but not at the condition that its `fails=` names. Arguments: expected, found.
    case otherCheck = "proof.otherCheck"
    /// A wrong answer does not compile, and is not marked `compiles=no`.
    case notCompiling = "proof.notCompiling"
    /// An answer that was said not to compile does.
    case compiling = "proof.compiling"
    /// A wrong answer without `say=` fails, but no words tell why.
    case wordless = "proof.wordless"
    /// Arguments: mistake that the solution matches.
    case solutionIsMistake = "proof.solutionIsMistake"
    /// Arguments: expected, printed.
    case outputDiffers = "proof.outputDiffers"
    /// The same of a timeline.
    case timelineDiffers = "proof.timelineDiffers"
    /// A `run` did not end normally.
    case runStopped = "proof.runStopped"
    /// The prediction has no answer, or two. Arguments: the answers that hold.
    case noAnswer = "proof.noAnswer"
    /// No choice holds, or the code that is shown gives no number or no lines. Arguments: none.
    case nothingPredicted = "proof.nothingPredicted"
    /// An order of lines is asked for where there is one line, or more than letters. Arguments: none.
    case nothingToOrder = "proof.nothingToOrder"
    case tooManyLines = "proof.tooManyLines"
    /// Arguments: number of the hint, the line of the solution it gives away.
    case hintTells = "proof.hintTells"
    /// Arguments: the mutant's name, the line that was spoilt.
    case mutantSurvives = "proof.mutantSurvives"
    /// Arguments: the mutant's name as the lesson lists it.
    case noSuchMutant = "proof.noSuchMutant"
    /// name of a `when`
    case neverTold = "proof.neverTold"
    /// A condition names what neither the step's world nor the solution declares; the checker turns this into
    /// problems of the lesson file.
    case unknownNames = "proof.unknownNames"
    /// The process that proved the lesson died over it. Arguments: how.
    case processDied = "proof.processDied"
    /// Conditions that no answer fails; the checker turns this into problems of the lesson file.
    case neverFails = "proof.neverFails"
    /// Arguments: concepts, each with the line and the lesson that teaches it.
    case untaught = "proof.untaught"
  }

  package struct Failure: Sendable {
    /// Of a wrong answer that is told another mistake than the one that its author expects; empty: none.
    static func mistake(expected: String, told: String) -> Reason {
      told.isEmpty ? .noMistake : expected.isEmpty ? .someMistake : .otherMistake
    }

    package var reason: Reason
    package var arguments: [String]
    package var diagnostics: [Diagnostic]
    package var sources: SourceMap

    package init(
      reason: Reason, arguments: [String], diagnostics: [Diagnostic], sources: SourceMap
    ) {
      self.reason = reason
      self.arguments = arguments
      self.diagnostics = diagnostics
      self.sources = sources
    }
  }

  package var step: String
  package var kind: Kind
  /// Which one, where a step has several: the mistake's name, the number of the run.
  package var name: String
  package var place: SourceRange
  package var failure: Failure?

  package init(
    step: String, kind: Kind, name: String, place: SourceRange, failure: Failure?
  ) {
    self.step = step
    self.kind = kind
    self.name = name
    self.place = place
    self.failure = failure
  }

  /// `close-alloc: wrong endless`: the same in every language.
  package var title: String {
    name.isEmpty ? "\(step): \(kind.rawValue)" : "\(step): \(kind.rawValue) \(name)"
  }
}

extension DiagnosticCode {
  /// A translation that does not fit its lesson: the learner gets the canonical step.
  var isHardStaleness: Bool {
    switch self {
    case .translationCodeDiffers, .translationMissingStep, .translationUnknownStep: true
    default: false
    }
  }
}
