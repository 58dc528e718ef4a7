internal import Diagnostics
internal import VirtualMachine

/// Parts of the library that an input will call for, loaded before it comes.
extension ProgramSession {
  /// The parts that an input names and that are not loaded yet, by number; empty where an input that was stopped
  /// has to be undone first.
  package func missingModules(for text: String) -> [Int] {
    if rollback != nil { return [] }
    return ModuleIndex.shared.modules(for: moduleText(Array(text.utf8)))
      .filter { !state.modules.contains($0) }
  }

  /// Loads what an input names, as `evaluate` would; false where the program has something of its own that
  /// excludes a part, which is for the input itself to tell.
  package func loadModulesAhead(for text: String) -> Bool {
    loadModules(moduleText(Array(text.utf8)), from: "").isEmpty
  }

  /// Looks at a class that may be one of the library's that nobody has named yet: its part is there while `body` looks,
  /// and nothing of it stays.
  package func lookingAt<Answer>(className name: String, _ body: () -> Answer) -> Answer {
    if source(ofClass: name) != nil || missingModules(for: name).isEmpty { return body() }
    return inBranch {
      _ = loadModulesAhead(for: name)
      return body()
    }
  }
}
