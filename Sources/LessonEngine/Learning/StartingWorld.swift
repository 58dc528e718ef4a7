package import Session
import VirtualMachine

/// The world a step starts from.
///
/// Each step begins where the lesson, not the learner, stands: the setups, runs and solutions of the
/// steps before it are evaluated in the order of the file, so that a slip in step 2 never spoils step 3,
/// and a check of step 3 means the same for everyone. A step marked `fresh` leaves out what earlier
/// `run` and `predict` fences did (the objects they made would be in the way) and keeps the code.
/// The machine is deterministic, so evaluating the same inputs again *is* the same world.
package typealias SessionMaker = (SessionOptions) -> ProgramSession

struct StartingWorld {
  /// Inputs that build the world, each with the fence it came from.
  var inputs: [Fence]

  init(of lesson: Lesson, step index: Int) {
    var base = 0
    for (number, step) in lesson.steps.enumerated() where number <= index && step.startsFresh {
      base = number
    }
    inputs = []
    for (number, step) in lesson.steps.enumerated() where number <= index {
      for fence in step.fences {
        switch fence.role {
        case .setup:
          inputs.append(fence)
        case .run, .predict:
          // The current step's own runs happen before its answer, in the learner's sight.
          if number >= base { inputs.append(fence) }
        case .solution:
          if number < index { inputs.append(fence) }
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
    inputs.removeAll { runs.contains($0.place) }
  }
}

extension Lesson {
  /// Options of a session that learns this lesson (`judging`: one that judges it and therefore records
  /// every message).
  package func sessionOptions(judging: Bool) -> SessionOptions {
    var options = SessionOptions()
    options.mode = mode == .arc ? .arc : .mrc
    if judging {
      options.mask = .all
      options.maxSteps = limits.steps
      options.maxObjects = limits.objects
      options.maxBytes = limits.bytes
    }
    return options
  }
}
