import Foundation
import Session

@testable import Film

/// A program of the suite, run and filmed.
struct FilmedProgram {
  var name: String
  var film: Film
  var session: ProgramSession
  /// What the machine said at each moment, when it stood there.
  var machine: [MachineState]
  var outcome: Outcome

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Programs below a folder of the tests, in the order of their names.
  static func programs(below folder: String, ending: [String]) -> [URL] {
    let base = root.appendingPathComponent("Tests/" + folder)
    let found = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? []).filter { ending.contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }

  /// nil: it does not compile, or includes what is not there.
  init?(_ url: URL, comparing: Bool = true, most: Int = 400) {
    guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
    self.init(url.lastPathComponent, Array(data), comparing: comparing, most: most)
  }

  init?(
    _ name: String, _ text: [UInt8], comparing: Bool = true, most: Int = 400,
    mostReadings: Int = FilmRecorder.mostReadings
  ) {
    var options = SessionOptions()
    let head = String(decoding: text.prefix(2000), as: UTF8.self)
    options.mode = head.contains("mode: mrc") ? .mrc : .arc
    options.maxSteps = 2_000_000
    let session = ProgramSession(options: options)
    let recorder = FilmRecorder(session, most: most, mostReadings: mostReadings)
    var machine: [MachineState] = []
    var known: [String: UInt32] = [:]
    recorder.onMoment = { moment, _ in
      guard comparing else { return }
      let state = MachineState(session, known: known)
      // An event at the end of its statement was the same moment.
      if machine.count == recorder.moments.count { machine.removeLast() }
      machine.append(state)
      known = [:]
      for serial in moment.state.objects.keys {
        known[String(objectNameOf(serial).dropFirst())] = serial
      }
    }
    let outcome = session.runFile(path: name, text: text, watchedBy: recorder.watcher) {
      recorder.printed($0)
    }
    guard outcome.status != .failed, outcome.status != .incomplete else { return nil }
    self.name = name
    self.session = session
    self.machine = machine
    self.outcome = outcome
    film = Film(
      title: name, sources: session.sources,
      takes: [Film.Take(moments: recorder.moments, isCut: recorder.isCut)])
  }
}
