import Diagnostics
package import Session
package import Texts

/// `selfsame lesson film`: the `film` blocks of a lesson, each with a session that can show it.
///
/// A `film` block is a `run` of which its author wants a page. Everything before it (set-ups, runs, solutions of
/// earlier steps) builds the world and is not shown; the session keeps the history of that block alone.
package struct FilmedSteps {
  private let makeSession: SessionMaker

  package init(makeSession: @escaping SessionMaker) { self.makeSession = makeSession }

  /// Calls `show` for each block, in the order of the lesson; answers how many there were.
  package func film(
    _ folder: String, in language: Language,
    _ show: (_ title: String, _ step: String, _ session: ProgramSession) -> Void
  ) throws(AuthoringProblem) -> Int {
    let loaded = LoadedLesson(folder: folder, language: language)
    guard let lesson = loaded.lesson else {
      throw AuthoringProblem(loaded.diagnostics, loaded.sources)
    }
    var count = 0
    for (index, step) in lesson.steps.enumerated() where step.fences.contains(where: \.isFilm) {
      let session = makeSession(lesson.sessionOptions(judging: false))
      if let problems = StartingWorld(before: lesson, step: index).build(in: session) {
        throw AuthoringProblem(problems, session.sources)
      }
      var number = 0
      for fence in step.fences where fence.role == .run || fence.role == .predict {
        if fence.isFilm { session.forgetHistory() }
        let outcome = lesson.run(fence, ofStep: index, in: session)
        if outcome.status != .done && !fence.mayStop {
          throw AuthoringProblem(outcome.diagnostics, session.sources)
        }
        guard fence.isFilm else { continue }
        number += 1
        count += 1
        show(lesson.title, number == 1 ? step.id : "\(step.id)-\(number)", session)
      }
    }
    return count
  }
}

extension Fence {
  /// Its author wants a page that shows it.
  package var isFilm: Bool { role == .run && attribute("film") != nil }
}
