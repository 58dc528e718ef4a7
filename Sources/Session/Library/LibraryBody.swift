internal import Bytecode
internal import Compiler
internal import Diagnostics
internal import Synchronization
internal import Syntax

/// What the bodies of some parts of the library are compiled in: names, types and macros as the parts left them.
///
/// A program may have changed what a name means since, or hidden a macro: a body means what it meant in its
/// file. Sessions that began with the same image share the scope, so there is a lock around it.
final class LibraryScope: Sendable {
  private let state = Mutex<SessionState?>(nil)

  func close(with finished: SessionState) { state.withLock { $0 = finished } }

  /// Compiles a body, or says what is wrong with it.
  func compile(_ body: PendingBody, arc: Bool, number: Int) -> Result<LibraryBody.Code, Problem> {
    state.withLock { held in
      guard var state = held.take() else { return .failure(Problem(diagnostics: [])) }
      defer { held = state }
      let reading = readBody(
        body.place, parameters: body.parameterNames, in: state.sources, state: &state.syntax,
        arc: arc)
      guard case .tree(let tree, _) = reading else {
        if case .failed(let problems) = reading { return .failure(Problem(diagnostics: problems)) }
        return .failure(Problem(diagnostics: []))
      }
      let (result, code) = body.compile(
        tree, names: &state.syntax.names, sources: state.sources, state: &state.compiler, arc: arc,
        number: number)
      guard let unit = result.unit else {
        return .failure(Problem(diagnostics: result.diagnostics))
      }
      return .success(LibraryBody.Code(unit: unit, code: code))
    }
  }

  struct Problem: Error { var diagnostics: [Diagnostic] }
}

/// A body of the library that was left out: compiled when a world asks for it, once for all that share it.
final class LibraryBody: BodySource {
  struct Code: Sendable {
    var unit: CodeUnit
    var code: Int
  }

  private let pending: PendingBody
  private let scope: LibraryScope
  private let arc: Bool
  private let made = Mutex<Code?>(nil)
  /// Numbers of bodies, unlike each other in the whole process.
  private static let numbers = Atomic<Int>(1 << 20)

  init(_ pending: PendingBody, _ scope: LibraryScope, arc: Bool) {
    self.pending = pending
    self.scope = scope
    self.arc = arc
  }

  func body() -> (unit: CodeUnit, code: Int)? {
    let code = made.withLock { made in
      if made == nil {
        let number = Self.numbers.add(1, ordering: .relaxed).newValue
        made = try? scope.compile(pending, arc: arc, number: number).get()
      }
      return made
    }
    return code.map { ($0.unit, $0.code) }
  }
}
