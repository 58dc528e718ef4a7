internal import Bytecode
internal import Diagnostics
internal import VirtualMachine

/// What a run cost, and what it was compiled to: for people who make the machine faster.
///
/// Seconds depend on the host and on who else is using it. The number of instructions executed, of objects
/// made and of events posted does not: the same program costs the same on every machine, so these numbers
/// can be kept in a file and compared exactly (Tests/Benchmarks/baselines.json). The listing shows where
/// they come from.
extension ProgramSession {
  /// Instructions executed in runs with `countsInstructions`, since the session began.
  package var instructionCount: UInt64 { world.instructionCount }

  /// The bytecode of everything the user wrote, in the order in which it was loaded.
  package func disassembly() -> String {
    var text = ""
    var index = 1
    while !world.callableName(index).isEmpty {
      if let code = world.code(ofCallable: index),
        state.sources.file(of: code.place)?.origin != .prelude
      {
        text += disassemble(code) + "\n"
      }
      index += 1
    }
    return text
  }
}
