package import Diagnostics
package import VirtualMachine

/// How counts are written: by the learner or by the compiler.
package enum MemoryMode: String, Sendable { case mrc, arc }

/// What a session is started with.
package struct SessionOptions: Sendable {
  package var mode: MemoryMode = .mrc
  package var mask: EventMask = .standard
  /// Limits; a program that reaches one is stopped with a story.
  package var maxSteps: UInt64 = 200_000_000
  package var maxObjects: Int = 2_000_000
  package var maxBytes: Int = 256 << 20
  package var maxOutputBytes: Int = 16 << 20
  /// `-D` definitions: NAME or NAME=VALUE.
  package var definitions: [String] = []
  package init() {}
}

/// One running program: text in, outcome out. Headless: it prints nothing and knows no lesson.
/// A reference with one owner at a time; not for use by two threads.
package final class ProgramSession {
  package init(options: SessionOptions = SessionOptions()) {}

  /// Sources of everything seen so far, for drawing diagnostics.
  package var sources: SourceMap { SourceMap() }
  /// Mode of the next input.
  package var mode: MemoryMode = .mrc
  /// Raised from a signal handler (Ctrl-C): the running input stops within a fraction of a second.
  /// The pointer lives as long as the session.
  package var interruptFlag: UnsafeMutablePointer<Int32> {
    fatalError("bring-up")
  }

  /// Runs one input (declarations, definitions, statements, expressions; one or more lines).
  package func evaluate(_ text: String) -> Outcome { Outcome(status: .done) }

  /// Compiles a file and runs its main (or its top-level statements). `live` receives output as it is
  /// made; the outcome then holds none.
  package func runFile(
    path: String, text: [UInt8], live: ((OutputChunk) -> Void)? = nil
  ) -> Outcome { Outcome(status: .done) }

  // MARK: Looking (never changes anything)

  /// Events by absolute number; the oldest may have been dropped.
  package var eventCount: Int { 0 }
  package func events(_ range: Range<Int>) -> [Event] { [] }
  package func objects() -> [ObjectInfo] { [] }
  package func object(_ serial: UInt32) -> ObjectInfo? { nil }
  package func zones() -> [ZoneInfo] { [] }
  package func pools() -> [PoolInfo] { [] }
  package func globals() -> [GlobalInfo] { [] }
  package func classInfo(_ index: Int) -> ClassInfo? { nil }
  package func classInfo(named name: String) -> ClassInfo? { nil }
  package func classes() -> [ClassInfo] { [] }
  package func selectorName(_ id: Int) -> String { "" }
  package func callableName(_ index: Int) -> String { "" }
  /// Class that holds a method's callable, nil for functions.
  package func classOfCallable(_ index: Int) -> Int? { nil }
  package func place(callable: Int, pc: Int) -> SourceRange { .none }
  /// Class name an object had, live or dead; nil for an unknown serial.
  package func className(ofSerial serial: UInt32) -> String? { nil }
  /// The object a global or prompt variable points to.
  package func objectSerial(inVariable name: String) -> UInt32? { nil }
  /// What -retainCount answers, when a class overrides it; found out in a branch that is discarded.
  package func claimedCount(ofSerial serial: UInt32) -> UInt64? { nil }
  /// Objects (no C blocks) that no global, prompt variable, stack or pool reaches.
  package func unreachableObjects() -> [ObjectInfo] { [] }
  /// Stack of the last stop, innermost first; empty when the last input ended normally.
  package func stoppedFrames() -> [FrameInfo] { [] }

  // MARK: Branches

  /// A copy of everything, to come back to. Costs about a memory copy of what is in use.
  package struct Checkpoint {}
  package func checkpoint() -> Checkpoint { Checkpoint() }
  package func restore(_ checkpoint: Checkpoint) {}

  /// Value of an expression, found out in a branch that is discarded; nil when it does not compile or
  /// is stopped.
  package func scratchValue(of expression: String) -> ScratchValue? { nil }

  /// Empties the pool that waits under the prompt, sending release to each object.
  package func drainBasePool() -> Outcome { Outcome(status: .done) }

  // MARK: For completion
  /// Names that complete `prefix` in `line`: commands are the shell's; this knows classes, variables,
  /// functions, and after `[receiver ` the selectors the receiver understands.
  package func completions(line: String, cursor: Int) -> [String] { [] }
  /// Source of a class as it was typed, or the prelude's; nil when unknown.
  package func source(ofClass name: String) -> String? { nil }
}

/// A value for a check: never shown, only compared.
package struct ScratchValue: Equatable, Sendable {
  /// The register: canonical integer, address, or bit pattern of a double.
  package var bits: UInt64
  package var encoding: String
  /// Serial of the object the value points to, 0 where it is no object.
  package var object: UInt32
  package init(bits: UInt64, encoding: String, object: UInt32) {
    self.bits = bits
    self.encoding = encoding
    self.object = object
  }
}
