import Diagnostics
package import Session
import VirtualMachine

/// The world a step starts from.
///
/// Each step begins where the lesson, not the learner, stands: the setups, runs and solutions of the
/// steps before it are evaluated in the order of the file, so that a slip in step 2 never spoils step 3,
/// and a check of step 3 means the same for everyone. A step marked `fresh` leaves out what earlier
/// `run` and `predict` fences did (the objects they made would be in the way) and keeps the code; one marked
/// `fresh=all` keeps the set-ups alone. One marked `goes-on` has the history of the steps that it goes on from,
/// too: they are what there is to go back to.
/// The machine is deterministic, so evaluating the same inputs again *is* the same world.
package typealias SessionMaker = (SessionOptions) -> ProgramSession

struct StartingWorld {
  /// The fences that build the world, each with the number of its step.
  private(set) var inputs: [(fence: Fence, step: Int)]
  /// The step whose inputs are the first that can be gone back to.
  private let firstRemembered: Int
  private let lesson: Lesson
  private let index: Int

  init(of lesson: Lesson, step index: Int) {
    self.lesson = lesson
    self.index = index
    var base = 0
    var first = 0
    for (number, step) in lesson.steps.enumerated() where number <= index {
      switch step.start {
      case .afterAll, .goesOn: break
      case .fresh: base = number
      case .freshAll:
        base = number
        first = number
      }
    }
    var past = index
    while past > 0, lesson.steps.indices.contains(past), lesson.steps[past].start == .goesOn {
      past -= 1
    }
    firstRemembered = past
    inputs = []
    for (number, step) in lesson.steps.enumerated() where number <= index {
      for fence in step.fences {
        switch fence.role {
        case .setup:
          inputs.append((fence, number))
        case .run, .predict:
          // The current step's own runs happen before its answer, in the learner's sight.
          if number >= base { inputs.append((fence, number)) }
        case .solution:
          // Where somebody stood in time is no part of a world.
          let isPlace = step.fence(.task)?.attribute("wants") == AnswerKind.place.rawValue
          // Of several the first goes on.
          guard let solution = step.fence(.solution), solution.place == fence.place else { break }
          if number >= first, number < index, !isPlace { inputs.append((solution, number)) }
        default:
          break
        }
      }
    }
  }

  /// The same without the runs of the step itself: what the learner's own session is put into before
  /// the step is shown; the runs follow one by one as the page is read.
  init(before lesson: Lesson, step index: Int) {
    self.init(of: lesson, step: index)
    let own = lesson.steps.indices.contains(index) ? lesson.steps[index].fences : []
    let runs = Set(own.filter { $0.role == .run || $0.role == .predict }.map(\.place))
    inputs.removeAll { runs.contains($0.fence.place) }
  }

  /// Evaluates all of it, each step in its mode; what is wrong with the lesson, or nil.
  func build(in session: ProgramSession) -> [Diagnostic]? {
    defer { session.lessonMode = lesson.mode(ofStep: index) }
    var remembers = false
    for (fence, step) in inputs {
      if !remembers, firstRemembered < index, step >= firstRemembered, fence.role != .setup {
        session.forgetHistory()
        remembers = true
      }
      let outcome = lesson.run(fence, ofStep: step, in: session)
      session.markAsGiven()
      if outcome.status != .done && !fence.mayStop { return outcome.diagnostics }
    }
    return nil
  }
}

extension Lesson {
  /// Runs a fence as its role and attributes say. A file is laid down to be imported; a solution that is a
  /// file is run as well, as an answer typed at the prompt would be.
  func run(
    _ fence: Fence, ofStep index: Int, in session: ProgramSession, picturing: Bool = false
  ) -> Outcome {
    session.lessonMode = mode(ofStep: index)
    let step = steps.indices.contains(index) ? steps[index] : .nothing
    let isSolution = fence.role == .solution
    if !step.answerFiles.isEmpty, isSolution, let files = AnswerFiles(fence.text) {
      let outcomes = session.evaluate(files: files)
      return outcomes.first { $0.status != .done } ?? Outcome(together: outcomes)
    }
    let file = (isSolution ? step.fence(.task) : fence)?.attribute("file")
    if let file {
      session.setHeader(file, Array(fence.text.utf8))
      if !isSolution { return Outcome(status: .done) }
    }
    if fence.attribute("typed") != nil {
      return Outcome(together: session.evaluate(lines: fence.typedLines))
    }
    return session.evaluate(fence.text, picturing: picturing)
  }
}

extension Fence {
  /// The lines of a `run typed`, each an input of its own.
  package var typedLines: [String] {
    text.split(separator: "\n").map(String.init).filter { $0.contains { !$0.isWhitespace } }
  }
}

extension Lesson {
  /// Options of a session that learns this lesson (`judging`: one that judges it and therefore records
  /// every message).
  package func sessionOptions(judging: Bool) -> SessionOptions {
    var options = SessionOptions.ofProcess
    options.mode = mode.memoryMode
    options.keepsHistory = !judging
    if let given = steps.lazy.compactMap({ $0.fence(.stdin) }).first {
      let lines = GivenLines(given.text)
      options.readInput = { lines.next() }
    }
    if judging {
      options.mask = .all
      options.maxSteps = limits.steps
      options.maxObjects = limits.objects
      options.maxBytes = limits.bytes
    }
    return options
  }
}
