import Explorer
import Film
import Session
import VirtualMachine

/// The film of a search through schedules: the one that fails, and beside it its nearest twin that ends well.
struct ScheduleFilm {
  private let explorer: Explorer
  private let session: ProgramSession

  init(_ explorer: Explorer, _ session: ProgramSession) {
    self.explorer = explorer
    self.session = session
  }

  /// The schedule that was found, and the passing one that goes the same way for longest; of a program that was
  /// proved, one of its schedules.
  func film(of exploration: Exploration, titled title: String) -> Film {
    func shared(_ order: [Int]) -> Int { zip(order, exploration.order).prefix { $0 == $1 }.count }
    var takes: [Film.Take] = []
    let fine = exploration.storyOrders.filter { !$0.isBad }.map(\.order)
    let twin = fine.max { shared($0) < shared($1) }
    if !exploration.order.isEmpty {
      takes.append(take("failing", exploration.order))
      if let twin { takes.append(take("passing", twin)) }
    } else if let twin {
      takes.append(take("", twin))
    }
    return Film(title: title, sources: session.sources, takes: takes)
  }

  func take(_ key: String, _ order: [Int]) -> Film.Take {
    let recorder = FilmRecorder(session)
    var lanes: [Film.Lane] = []
    _ = explorer.watch(order, mask: .standard) {
      recorder.stand()
    } look: { step in
      recorder.look(RunStop(kind: .statement, thread: step.thread, place: step.place))
      let source = step.isByTime || step.source.isEmpty ? step.operation : step.source
      lanes.append(
        Film.Lane(
          thread: step.thread, source: source, variable: step.variable, value: step.value,
          isWrite: step.isWrite))
    } live: {
      recorder.printed($0)
    }
    return Film.Take(key: key, moments: recorder.moments, lanes: lanes, isCut: recorder.isCut)
  }
}
