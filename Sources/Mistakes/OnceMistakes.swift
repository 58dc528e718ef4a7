internal import Bytecode
internal import Diagnostics
internal import VirtualMachine

/// dispatch_once trusts its token: a word that is 0 at first, belongs to nobody else, and lives for ever.
enum OnceMistakes {
  static func find(in run: RunEvidence) -> [Diagnostic] {
    guard run.hasNew(.once, .onceDone, .onceSkip, .zeroed) else { return hanging(run) }
    var found: [Diagnostic] = []
    var ran: [UInt64: Int] = [:]
    var done: Set<UInt64> = []
    for (index, event) in run.events.enumerated() {
      switch event.kind {
      case .once:
        let global = run.global(at: event.address)
        if let global, global.isPrelude { continue }
        let place = callerPlace(event, global, run)
        guard let global else {
          found.append(Diagnostic(.tokenNotStatic, .warning, at: place))
          continue
        }
        // One that an exception has left is there for whoever comes next.
        if ran[event.address] != nil, done.contains(event.address) {
          found.append(
            Diagnostic(
              .tokenReused, .warning, arguments: [RunEvidence.shortName(global)], at: place))
        }
        ran[event.address] = index
      case .onceDone: done.insert(event.address)
      case .onceSkip:
        guard run.seesBeginning, !done.contains(event.address),
          let global = run.global(at: event.address), !global.isPrelude
        else { continue }
        found.append(
          Diagnostic(
            .tokenNotZero, .warning, arguments: [RunEvidence.shortName(global)],
            at: callerPlace(event, global, run)))
      case .zeroed where !event.isUnowned: found += died(event, index, run)
      default: break
      }
    }
    return found + hanging(run)
  }

  /// dispatch_once is a function of the prelude: the place in the program is where it is called with this
  /// token.
  private static func callerPlace(
    _ event: Event, _ token: GlobalInfo?, _ run: RunEvidence
  ) -> SourceRange {
    let own = run.place(event)
    if !own.isNone { return own }
    for function in run.functions {
      for call in function.calls where run.asksOnce(call) {
        switch (call.arguments.first, token) {
        case (.globalAddress(let name)?, let token?) where token.linkName == name:
          return function.place(call.pc)
        case (.globalAddress?, _): continue
        case (_, nil): return function.place(call.pc)
        default: continue
        }
      }
    }
    return .none
  }

  /// A token that is neither 0 nor done: everybody waits.
  private static func hanging(_ run: RunEvidence) -> [Diagnostic] {
    guard case .deadlock(let waits)? = run.stop else { return [] }
    return waits.compactMap { wait in
      guard wait.kind == .once, wait.holder == 0, let global = run.global(at: wait.address) else {
        return nil
      }
      return Diagnostic(
        .tokenNotZero, .warning, arguments: [RunEvidence.shortName(global)], at: run.stoppedAt)
    }
  }

  /// Whether a block, or a function that asks dispatch_once, makes the variable refer to something. A weak
  /// variable that anybody else fills has nothing to do with a once.
  private static func isFilled(
    _ variable: GlobalInfo, by function: FunctionReading, in run: RunEvidence
  ) -> Bool {
    function.weakVariables.contains(variable.linkName)
      && (function.code.blockOf != nil
        || function.calls.contains { run.asksOnce($0) })
  }

  /// The weak static of a dispatch_once accessor went nil, and the accessor was asked again.
  private static func died(_ event: Event, _ index: Int, _ run: RunEvidence) -> [Diagnostic] {
    guard let variable = run.global(at: event.address), !variable.isPrelude,
      run.functions.contains(where: { isFilled(variable, by: $0, in: run) })
    else { return [] }
    let owner = RunEvidence.owner(variable)
    for later in run.events[(index + 1)...] where later.kind == .onceSkip {
      guard let token = run.global(at: later.address), !token.isPrelude,
        RunEvidence.owner(token) == owner
      else { continue }
      let place = callerPlace(later, token, run)
      return [
        Diagnostic(
          .weakSingletonDied, .warning,
          arguments: [RunEvidence.shortName(variable), run.name(event.object)],
          at: place,
          related: run.note("note.deallocatedHere", at: run.place(event)))
      ]
    }
    return []
  }
}
