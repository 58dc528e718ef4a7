internal import Bytecode
internal import Diagnostics
internal import VirtualMachine

/// Claims given back too early, by the wrong hand, or by looking at a number that means nothing.
enum CountMistakes {
  static func find(in run: RunEvidence) -> [Diagnostic] {
    run.newFunctions.flatMap { function in
      byHand(function, run) + afterSuper(function) + asLogic(function)
    } + whileAutoreleased(run) + sharedInstances(run)
  }

  /// `[object dealloc]`
  private static func byHand(_ function: FunctionReading, _ run: RunEvidence) -> [Diagnostic] {
    function.sends.compactMap { send in
      guard send.selector == "dealloc", !send.isSuper else { return nil }
      // A release of one's own has to end the object somehow.
      if function.selector == "release", send.receiver == .parameter(0) { return nil }
      return Diagnostic(
        .deallocByHand, .warning, arguments: [run.written(send, in: function)],
        at: function.place(send.pc))
    }
  }

  /// What follows `[super dealloc]` works on an object that is gone.
  private static func afterSuper(_ function: FunctionReading) -> [Diagnostic] {
    guard function.isInstanceMethod, function.selector == "dealloc",
      let end = function.sends.first(where: { $0.isSuper && $0.selector == "dealloc" })
    else { return [] }
    func isOfSelf(_ origin: FunctionReading.Origin) -> Bool {
      switch origin {
      case .parameter(0), .field(of: 0, _): true
      default: false
      }
    }
    let later =
      function.sends.filter { $0.pc > end.pc && isOfSelf($0.receiver) }.map(\.pc)
      + function.stores.filter { $0.pc > end.pc && isOfSelf($0.target) }.map(\.pc)
      + function.reads.filter { $0.pc > end.pc && isOfSelf($0.origin) }.map(\.pc)
    guard let first = later.min() else { return [] }
    return [
      Diagnostic(
        .codeAfterSuperDealloc, .warning, arguments: [function.className ?? ""],
        at: function.place(first),
        related: [
          Diagnostic.Related(label: "note.superDealloc", place: function.place(end.pc))
        ])
    ]
  }

  /// A branch that asks for the count and then counts.
  private static func asLogic(_ function: FunctionReading) -> [Diagnostic] {
    let counting: Set<String> = ["retain", "release", "autorelease", "dealloc"]
    for branch in function.branches {
      guard
        let asked = branch.operands.lazy.compactMap({ function.send($0) })
          .first(where: { $0.selector == "retainCount" })
      else { continue }
      let region = min(branch.pc, branch.target)..<max(branch.pc, branch.target)
      guard
        function.sends.contains(where: { region.contains($0.pc) && counting.contains($0.selector) })
      else { continue }
      return [Diagnostic(.retainCountAsLogic, .warning, at: function.place(asked.pc))]
    }
    return []
  }

  /// It died while a pool still held a release for it.
  private static func whileAutoreleased(_ run: RunEvidence) -> [Diagnostic] {
    run.born.compactMap { serial in
      guard let life = run.lives[serial], life.deallocBegin != nil, life.waitingAtDeath > 0,
        let last = life.autoreleases.last,
        // Behind an override nobody sees who sent the release.
        run.ownMethod("release", of: life.classIndex, isClassMethod: false) == nil
      else { return nil }
      let cause = run.place(life.lastRelease)
      let waiting = run.place(last)
      guard !cause.isNone || !waiting.isNone else { return nil }
      return Diagnostic(
        .releasedWhileAutoreleased, .warning, arguments: [run.name(serial)],
        at: cause.isNone ? waiting : cause,
        related: cause.isNone
          ? [] : run.note("note.autoreleasedHere", [objectName(serial)], at: waiting))
    }
  }

  /// The static variable of an accessor points to an object that is gone.
  private static func sharedInstances(_ run: RunEvidence) -> [Diagnostic] {
    guard run.hasNew(.dealloc) else { return [] }
    return run.globals.compactMap { global in
      guard !global.isPrelude, global.encoding.hasPrefix("@"), global.size == 8,
        let owner = RunEvidence.owner(global), owner.hasPrefix("+["),
        let address = run.world.readWord(global.address), address != 0,
        run.world.objectInfo(at: address) == nil, run.world.classObject(at: address) == nil
      else { return nil }
      let serial = run.world.serial(ofAddress: address)
      guard serial != 0, let life = run.lives[serial], life.death != nil else { return nil }
      var end = run.place(life.lastRelease)
      if end.isNone { end = run.place(life.autoreleases.last) }
      guard !end.isNone else { return nil }
      return Diagnostic(
        .sharedReleased, .warning,
        arguments: [run.name(serial), RunEvidence.shortName(global), owner], at: end,
        related: run.note("note.allocatedHere", [objectName(serial)], at: run.place(life.birth)))
    }
  }
}
