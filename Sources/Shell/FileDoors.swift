internal import Diagnostics
internal import Explorer
package import Session
package import Texts
internal import Views
internal import VirtualMachine

/// `selfsame doors FILE CLASS`: every way to a second object of a class, each in a fresh world.
package struct FileDoors: Equatable {
  package var path = ""
  package var className = ""
  /// An open door is a failure.
  package var isStrict = false
  /// nil: as the file says, else ARC.
  package var mode: MemoryMode?

  package init() {}

  package func run(language: Language, terminal: Terminal) -> Int32 {
    switch SourceReading.read(path) {
    case .failure(let problem):
      terminal.complain("selfsame: " + text(problem.key, problem.arguments, in: language))
      return 66
    case .text(let bytes):
      var options = SessionOptions.ofProcess
      options.mode = mode ?? FileRun.declaredMode(in: bytes) ?? .arc
      options.readHeader = LocalHeaders(programs: [path]).read
      let session = ProgramSession(options: options)
      session.inputLanguage = InputLanguage(ofFile: path) ?? .objectiveC
      let screens = Screens(page: Page(language, width: terminal.width), session: session)
      return SignalFlags.whileRunning(session.interrupt) {
        let outcome = session.evaluate(String(decoding: bytes, as: UTF8.self))
        guard outcome.status == .done else {
          terminal.complain(screens.diagnostics(outcome.diagnostics))
          return outcome.exitStatus
        }
        let report = session.doors(ofClass: className)
        if session.takeInterruption() { return 130 }
        guard let report else {
          let key = session.isCppClass(className) ? "doors.cpp" : "cli.doors.noClass"
          terminal.complain("selfsame: " + text(key, [className], in: language))
          return 65
        }
        terminal.answer(screens.doors(report))
        return isStrict && !(report.isStrict && report.isThreadSafe) ? 1 : 0
      }
    }
  }
}
