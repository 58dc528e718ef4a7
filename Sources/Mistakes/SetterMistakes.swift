internal import Bytecode
internal import Diagnostics
internal import VirtualMachine

/// The setter under manual counting: retain the new object first, then release the old one.
///
/// The other order ends the object when both are the same; a setter that never releases the old one leaks it at
/// every call.
enum SetterMistakes {
  static func find(in run: RunEvidence) -> [Diagnostic] {
    run.newFunctions.flatMap { function -> [Diagnostic] in
      guard function.isInstanceMethod, let selector = function.selector,
        selector.hasPrefix("set"), selector.hasSuffix(":"),
        selector.filter({ $0 == ":" }).count == 1, !function.isCountedByCompiler
      else { return [] }
      return look(at: function, selector, run)
    }
  }

  private static let giving: Set<String> = ["release", "autorelease"]
  private static let taking: Set<String> = ["retain", "copy", "mutableCopy"]

  private static func look(
    at function: FunctionReading, _ selector: String, _ run: RunEvidence
  ) -> [Diagnostic] {
    for store in function.stores {
      guard case .field(of: 0, let offset) = store.target, let taken = function.send(store.value),
        taking.contains(taken.selector), taken.receiver == .parameter(2)
      else { continue }
      let field = FunctionReading.Origin.field(of: 0, offset: offset)
      let ivar = ivarName(offset, function, run)
      let given = function.sends.filter { giving.contains($0.selector) && $0.receiver == field }
      // Somebody else may give it back: nothing is known of a method that is called here.
      let callsSelf = function.sends.contains { $0.receiver == .parameter(0) }
      if given.isEmpty, !callsSelf {
        return [
          Diagnostic(
            .setterForgetsOld, .warning, arguments: [selector, ivar],
            at: function.place(store.pc))
        ]
      }
      let isGuarded = function.branches.contains {
        $0.isEquality && $0.operands.contains(.parameter(2)) && $0.operands.contains(field)
      }
      if let early = given.first(where: { $0.selector == "release" && $0.pc < taken.pc }),
        !isGuarded
      {
        return [
          Diagnostic(
            .setterReleasesFirst, .warning, arguments: [selector, ivar],
            at: function.place(early.pc),
            related: [
              Diagnostic.Related(label: "note.takenHere", place: function.place(taken.pc))
            ])
        ]
      }
    }
    return []
  }

  static func ivarName(
    _ offset: Int, _ function: FunctionReading, _ run: RunEvidence
  ) -> String {
    guard let index = function.className.flatMap({ run.world.classIndex(named: $0) }) else {
      return "ivar"
    }
    for info in run.world.lineage(ofClass: index) {
      if let ivar = info.ivars.first(where: { $0.offset == offset }) { return ivar.name }
    }
    return "ivar"
  }
}
