import Foundation
import Session
import VirtualMachine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

private func limited(_ file: String) -> ProgramSession {
  var options = SessionOptions()
  options.maxSteps = 300_000
  options.maxBytes = 16 << 20
  options.maxOutputBytes = 1 << 16
  options.keepsHistory = true
  let session = ProgramSession(options: options)
  session.inputLanguage = InputLanguage(ofFile: file) ?? .objectiveC
  return session
}

/// Seconds of CPU that the process has used.
private var cpu: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

/// Gives a text to the program, as a file and typed, and goes back and forth in it; answers how long that took,
/// in seconds of CPU. `file`: a name whose ending says the language.
package func feed(_ text: String, _ file: String) -> Double {
  let start = cpu
  let whole = limited(file)
  let outcome = whole.runFile(path: file, text: Array(text.utf8))
  _ = whole.mistakes(in: outcome, isOver: true)
  let typed = limited(file)
  let answer = typed.evaluate(text, picturing: true)
  _ = typed.mistakes(in: answer, isOver: false)
  _ = typed.goBack(1)
  _ = typed.goToEnd()
  _ = typed.undoInput()
  return cpu - start
}
