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
  package var instructionCount: UInt64 { world.countingRun.instructionCount }

  /// The bytecode of everything the user wrote, in the order in which it was loaded; with a name of what
  /// bears it.
  package func disassembly(of name: String? = nil) -> String {
    ownCode(named: name).map { disassemble($0.code) + "\n" }.joined()
  }

  /// Functions, methods and inputs of the program's in order of definition. A name is a function's, a method's
  /// (`-[Boat init]`, `init`) or a class's; where nothing bears it, what begins with it.
  func ownCode(named name: String?) -> [(callable: Int, code: CodeObject)] {
    var all: [(callable: Int, code: CodeObject)] = []
    // Blocks of library functions that nobody has called yet have no name: they end nothing.
    for index in 0..<world.callableCount {
      if let code = world.code(ofCallable: index),
        let file = state.sources.file(of: code.place), file.origin != .prelude
      {
        all.append((index, code))
      }
    }
    guard let name else { return all }
    let exact = all.filter { _, code in
      if code.name == name { return true }
      let body = code.name.drop { $0 == "-" || $0 == "+" }
      let words = body.split { " [].".contains($0) }
      return words.contains(Substring(name))
        || words.contains { $0.prefix { $0 != "(" } == Substring(name) }
    }
    return exact.isEmpty ? all.filter { $0.code.name.hasPrefix(name) } : exact
  }
}
