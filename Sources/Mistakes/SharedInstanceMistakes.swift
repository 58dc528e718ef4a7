internal import Bytecode
internal import Diagnostics
internal import VirtualMachine

/// One static variable in the parent's accessor serves the whole family: whoever asks first decides.
///
/// `[Child shared]` runs the parent's method. If the parent has asked before, the child gets the parent's
/// object; if the child asks first, the parent gets the child's.
enum SharedInstanceMistakes {
  static func find(in run: RunEvidence) -> [Diagnostic] {
    // An accessor that was written long ago hands out what was made just now.
    let asking = run.hasNew(.alloc) ? run.functions[...] : run.newFunctions
    return asking.flatMap { function in
      function.sends.compactMap { judge($0, function, run) }
    } + run.newFunctions.compactMap { doubleChecked($0, run) }
  }

  private static func judge(
    _ send: FunctionReading.Send, _ function: FunctionReading, _ run: RunEvidence
  ) -> Diagnostic? {
    guard case .classObject(let asked) = send.receiver,
      let index = run.world.classIndex(named: asked),
      let (method, owner) = run.ownMethod(send.selector, of: index, isClassMethod: true),
      let object = sharedObject(of: method, owner, run), object.classIndex != index
    else { return nil }
    let arguments = [asked, object.className, send.selector]
    let notes = run.note("note.sharedAccessor", [owner.name], at: run.own(method.place))
    if owner.index != index, run.isKind(index, of: object.classIndex) {
      return Diagnostic(
        .singletonThroughParent, .warning, arguments: arguments, at: function.place(send.pc),
        related: notes)
    }
    if owner.index == index, run.isKind(object.classIndex, of: index) {
      return Diagnostic(
        .singletonThroughChild, .warning, arguments: arguments, at: function.place(send.pc),
        related: notes)
    }
    return nil
  }

  /// The object in the static variable that the accessor answers with.
  private static func sharedObject(
    of method: MethodInfo, _ owner: ClassInfo, _ run: RunEvidence
  ) -> ObjectInfo? {
    guard let reading = run.reading(method.callable) else { return nil }
    for (_, value) in reading.returns {
      guard case .global(let name) = value, let global = run.global(named: name),
        let address = run.world.readWord(global.address), address != 0,
        let object = run.world.objectInfo(at: address), object.serial != 0,
        run.isOwnClass(object.classIndex),
        run.isKind(object.classIndex, of: owner.index)
      else { continue }
      return object
    }
    return nil
  }

  /// Looks without the lock, takes it, looks again: another processor may see the pointer before the object.
  private static func doubleChecked(
    _ function: FunctionReading, _ run: RunEvidence
  ) -> Diagnostic? {
    guard let lock = run.lockActs(function).filter(\.takes).map(\.pc).min() else { return nil }
    let barriers = ["OSMemoryBarrier", "atomic_thread_fence", "__sync_synchronize"]
    if function.calls.contains(where: { barriers.contains($0.function) }) { return nil }
    for branch in function.branches where branch.pc < lock {
      guard let variable = branch.operands.first(where: { isVariable($0) }),
        function.branches.contains(where: { $0.pc > lock && $0.operands.contains(variable) }),
        function.stores.contains(where: { $0.pc > lock && $0.target == variable })
      else { continue }
      return Diagnostic(
        .doubleCheckedLocking, .warning, at: function.place(branch.pc),
        related: [Diagnostic.Related(label: "note.lockedHere", place: function.place(lock))])
    }
    return nil
  }

  private static func isVariable(_ origin: FunctionReading.Origin) -> Bool {
    if case .global = origin { true } else { false }
  }
}
