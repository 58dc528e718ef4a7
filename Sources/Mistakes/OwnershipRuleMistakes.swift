internal import Bytecode
internal import Diagnostics
internal import VirtualMachine

/// The name of a method says who owns its answer.
///
/// alloc, new, copy and mutableCopy hand a claim over; every other method lends. A method that breaks the
/// rule makes its callers leak, or release too much.
enum OwnershipRuleMistakes {
  static func find(in run: RunEvidence) -> [Diagnostic] {
    run.newFunctions.flatMap { function -> [Diagnostic] in
      guard function.isClassMethod || function.isInstanceMethod, let selector = function.selector,
        !function.isCountedByCompiler
      else { return [] }
      let handsOver = MethodFamily(selector)?.handsOver == true
      return handsOver ? borrowed(function) : owned(function, selector)
    }
  }

  private static func borrowed(_ function: FunctionReading) -> [Diagnostic] {
    for (pc, value) in function.returns {
      if let send = function.send(value), send.selector == "autorelease", !send.isSuper {
        return [
          Diagnostic(
            .familyReturnsBorrowed, .warning, arguments: [function.code.name],
            at: function.place(pc))
        ]
      }
    }
    return []
  }

  private static func owned(_ function: FunctionReading, _ selector: String) -> [Diagnostic] {
    if isInitFamily(selector) || ["retain", "autorelease", "self"].contains(selector) { return [] }
    for (pc, value) in function.returns {
      guard let send = function.send(value), makes(send, function), !send.isSuper,
        !function.isStored(send)
      else { continue }
      // A claim given back in another statement.
      let isGiven = function.sends.contains {
        ($0.selector == "autorelease" || $0.selector == "release") && $0.receiver == value
      }
      if isGiven { continue }
      return [
        Diagnostic(
          .factoryReturnsOwned, .warning, arguments: [function.code.name], at: function.place(pc))
      ]
    }
    return []
  }

  /// The message answers with a claim.
  private static func makes(_ send: FunctionReading.Send, _ function: FunctionReading) -> Bool {
    if isInitFamily(send.selector) {
      guard let memory = function.send(send.receiver) else { return false }
      return memory.selector == "alloc" || memory.selector == "allocWithZone:"
    }
    return ["new", "copy", "mutableCopy", "retain"].contains(send.selector)
  }
}
