package import Diagnostics
package import Session
package import VirtualMachine

/// The runs of an answer (and of a probe after it), taken together.
package struct Answering {
  package var output: [OutputChunk] = []
  package var diagnostics: [Diagnostic] = []
  /// Kept at once: an input that was stopped takes its events back when the next one comes.
  package var events: [Event] = []
  /// How the first run that did not end normally ended; nil when all did.
  package var ending: RunEnding?
  /// The compile errors or the stop of that run.
  package var problems: [Diagnostic] = []
  /// The last run was stopped: the session stands where it stopped, to be looked at.
  package var isStopped = false

  /// One of them called `exit`: what stands behind the call never ran.
  package var hasLeft = false
  /// How much of the output no condition asks about.
  package var unaskedOutput = 0

  /// What they defined and replaced.
  package var notices: [Notice] = []
  /// The texts that ran.
  package var files: Set<UInt32> = []

  /// Virtual time when the first of them began.
  package var clockAtStart: UInt64 = 0

  package init(clockAtStart: UInt64) { self.clockAtStart = clockAtStart }

  package init(_ run: Outcome, clockAtStart: UInt64 = 0, in session: ProgramSession) {
    self.clockAtStart = clockAtStart
    add(run, in: session)
  }

  package mutating func add(_ run: Outcome, in session: ProgramSession) {
    output += run.output
    notices += run.notices
    files.insert(UInt32(truncatingIfNeeded: session.sources.files.count - 1))
    diagnostics += run.diagnostics
    events += session.events(run.events)
    if case .exited = run.status { hasLeft = true }
    isStopped = run.status == .stopped || run.status == .interrupted
    if ending == nil, let bad = RunEnding(of: run) {
      ending = bad
      problems = run.diagnostics.filter { $0.severity == .error }
      if problems.isEmpty { problems = run.diagnostics }
    }
  }

  /// The same without the end of its last line.
  package var printedLines: String { Self.withoutLastEnd(printed) }

  static func withoutLastEnd(_ text: String) -> String {
    text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// What was printed, both streams in the program's order.
  package var printed: String {
    String(decoding: output.dropFirst(unaskedOutput).flatMap(\.bytes), as: UTF8.self)
  }
}
