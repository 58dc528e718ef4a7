internal import Bytecode
internal import Diagnostics
internal import VirtualMachine

/// How an initialiser is written: `self = [super init]`, and what it answers is what counts.
///
/// An init may answer with another object than the one it was sent to, or with nil. So its answer has to be
/// kept, inside the method (in self) and outside of it (in the variable).
enum InitialiserMistakes {
  static func find(in run: RunEvidence) -> [Diagnostic] {
    run.newFunctions.flatMap { function in
      droppedResults(function) + chain(function, run)
    } + failed(run)
  }

  private static func droppedResults(_ function: FunctionReading) -> [Diagnostic] {
    function.sends.compactMap { send in
      guard isInitFamily(send.selector), !send.isSuper, send.uses.isEmpty, !send.isKept else {
        return nil
      }
      // `[[Car alloc] init];` keeps nothing at all: that is a leak, with a name of its own.
      if send.receiver == .parameter(0) { return nil }
      if function.send(send.receiver) != nil, send.receiverVariable == nil { return nil }
      return Diagnostic(
        .initResultDropped, .warning, arguments: [send.selector], at: function.place(send.pc))
    }
  }

  private static func chain(_ function: FunctionReading, _ run: RunEvidence) -> [Diagnostic] {
    guard function.isInstanceMethod, let selector = function.selector, isInitFamily(selector),
      let className = function.className, let index = run.world.classIndex(named: className),
      let parent = run.world.classInfo(index)?.superclass
    else { return [] }
    let inits = function.sends.filter { $0.isSuper && isInitFamily($0.selector) }
    if let dropped = inits.first(where: { $0.uses.isEmpty && !$0.isKept }) {
      return [
        Diagnostic(
          .selfNotAssigned, .warning, arguments: [dropped.selector],
          at: function.place(dropped.pc))
      ]
    }
    guard inits.isEmpty, !reachesAnotherInit(function, run),
      function.returns.contains(where: { $0.value == .parameter(0) })
    else { return [] }
    return [
      Diagnostic(
        .missingSuperInit, .warning,
        arguments: [function.code.name, run.world.classInfo(parent)?.name ?? ""],
        at: function.code.place)
    ]
  }

  /// Another init of self, a message to super, or a block of this method that sends one.
  private static func reachesAnotherInit(
    _ function: FunctionReading, _ run: RunEvidence
  ) -> Bool {
    func asks(_ reading: FunctionReading) -> Bool {
      reading.sends.contains { $0.isSuper || $0.selector.lowercased().contains("init") }
    }
    if asks(function) { return true }
    return run.functions.contains { $0.code.blockOf == function.code.name && asks($0) }
  }

  /// nil was answered, and nobody gave the object back.
  private static func failed(_ run: RunEvidence) -> [Diagnostic] {
    guard run.isOver else { return [] }
    return run.born.compactMap { serial in
      guard let life = run.lives[serial], let exit = life.failedInit,
        run.isOwnClass(life.classIndex), let object = run.world.objectInfo(serial: serial),
        object.count > 0, !object.isImmortal,
        let method = run.reading(Int(run.events[exit].method)), !method.isCountedByCompiler
      else { return nil }
      return Diagnostic(
        .failedInitLeaks, .warning, arguments: [run.name(serial), method.code.name],
        at: run.place(exit).isNone ? method.code.place : run.place(exit),
        related: run.note("note.allocatedHere", [objectName(serial)], at: run.place(life.birth)))
    }
  }
}
