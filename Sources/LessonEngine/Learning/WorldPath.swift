import Diagnostics
import Session
import VirtualMachine

/// The way through a lesson's starting worlds, walked once.
///
/// The world of a step is what came before it, evaluated in order; and most of what comes before the fifth step
/// comes before the fourth as well. So the machine that judges a lesson keeps a checkpoint after each input,
/// and the world of another step is built from the last checkpoint that both have in common. The machine is
/// deterministic: a world that was put back cannot be told from one that was built anew.
///
/// One machine serves the whole lesson; whoever uses it puts it where it is needed first.
final class WorldPath {
  let session: ProgramSession
  let makeSession: SessionMaker
  private let lesson: Lesson
  private let blank: ProgramSession.Checkpoint
  private var made: [(place: SourceRange, after: ProgramSession.Checkpoint)] = []
  /// An input failed that must not: what follows is no way to come back to.
  private var isBroken = false

  init(of lesson: Lesson, makeSession: @escaping SessionMaker) {
    self.lesson = lesson
    self.makeSession = makeSession
    session = makeSession(lesson.sessionOptions(judging: true))
    blank = session.checkpoint()
  }

  /// Puts the session into a step's world; what is wrong with the lesson, or nil.
  func enter(_ world: StartingWorld, ofStep index: Int) -> [Diagnostic]? {
    defer { session.lessonMode = lesson.mode(ofStep: index) }
    let inputs = world.inputs
    var common = 0
    while common < min(made.count, inputs.count), made[common].place == inputs[common].fence.place {
      common += 1
    }
    made.removeSubrange(common...)
    isBroken = false
    session.restore(made.last?.after ?? blank)
    for (fence, step) in inputs[common...] {
      let outcome = run(fence, ofStep: step)
      if outcome.status != .done && !fence.mayStop { return outcome.diagnostics }
    }
    return nil
  }

  /// Runs the next fence of the way; the session stands where `enter` or the last `run` left it.
  func run(_ fence: Fence, ofStep step: Int) -> Outcome {
    let outcome = lesson.run(fence, ofStep: step, in: session)
    if outcome.status != .done && !fence.mayStop { isBroken = true }
    if !isBroken {
      made.append((fence.place, session.checkpoint(sharing: made.last?.after ?? blank)))
    }
    return outcome
  }
}
