internal import Bytecode
internal import Compiler
internal import Diagnostics
internal import Library
internal import Synchronization
internal import Syntax
internal import VirtualMachine

/// A world with the core and some modules in it, compiled once per process and cloned by sessions.
///
/// Every session starts from `core`. A session that has not run anything yet and needs modules takes a
/// ready image with them, made by the first that asked; a session that is under way compiles them into
/// its own world.
struct LibraryImage: @unchecked Sendable {
  let snapshot: WorldSnapshot
  let state: SessionState
  /// What is wrong with the core itself: nothing can be compiled on it then.
  let problem: Diagnostic?

  static let core = LibraryImage(core: LibraryPart.core)

  /// Images by their modules.
  private static let images = Mutex<[[Int]: LibraryImage]>([:])
  /// Images kept: a few megabytes each.
  private static let kept = 24

  /// The core with modules, in loading order; nil where one of them does not compile: a session that loads
  /// them one by one says which.
  static func with(_ modules: [Int]) -> LibraryImage? {
    if modules.isEmpty { return core }
    if let ready = images.withLock({ $0[modules] }) { return ready }
    guard let made = LibraryImage(adding: modules) else { return nil }
    images.withLock {
      if $0.count < kept { $0[modules] = made }
    }
    return made
  }

  init(core: [LibraryPart]) {
    let world = World()
    world.mask = .none
    var state = SessionState()
    state.syntax.setProgramMacrosAside()
    // NSObject names NSString and the other way round: they are one unit.
    let scope = LibraryScope()
    var problem: Diagnostic?
    for part in core where problem == nil {
      guard let found = LibraryImage.add(part, to: &state, world, scope) else { continue }
      problem = Diagnostic(
        .libraryPartClashes, .error, arguments: [part.name, found.title ?? found.code.rawValue],
        at: .none)
    }
    self.problem = problem
    scope.close(with: state)
    state.syntax.takeProgramMacrosBack()
    snapshot = world.image()
    state.freeze()
    self.state = state
  }

  private init?(adding modules: [Int]) {
    let world = World()
    world.restore(LibraryImage.core.snapshot)
    world.mask = .none
    var state = LibraryImage.core.state
    state.syntax.setProgramMacrosAside()
    let scope = LibraryScope()
    for module in modules where state.modules.insert(module).inserted {
      if LibraryImage.add(LibraryPart.all[module], to: &state, world, scope) != nil { return nil }
    }
    scope.close(with: state)
    state.syntax.takeProgramMacrosBack()
    problem = nil
    snapshot = world.image()
    state.share()
    self.state = state
  }

  /// Compiles a part into a world, or says what excludes it. The caller puts everything back then; it also
  /// closes the scope when all is there, and keeps the program's macros aside.
  static func add(
    _ part: LibraryPart, to state: inout SessionState, _ world: World, _ scope: LibraryScope
  ) -> Diagnostic? {
    let file = state.sources.add(name: part.name, origin: .prelude, text: part.text)
    let bodies = part.bodies
    var options = ReadingOptions(form: .prelude, arc: part.arc)
    options.leavesOut = bodies.map(\.place)
    switch state.read(file, options) {
    case .incomplete(let problem): return problem
    case .failed(let problems): return problems.first
    case .tree(let tree, _):
      var missing: [UInt32: MissingBody] = [:]
      for body in bodies {
        missing[body.place.lowerBound] = MissingBody(
          callables: body.callables, bytes: body.bytes)
      }
      let result = state.compile(tree, .prelude, arc: part.arc, missing: missing)
      guard var unit = result.unit else {
        return result.diagnostics.first { $0.severity == .error }
      }
      for (code, body) in result.pending {
        unit.codes[code].body?.source = LibraryBody(body, scope, arc: part.arc)
      }
      unit.selectors = part.selectors.withUTF8Buffer { bytes in
        bytes.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      }
      guard let problem = world.load(unit).problem else { return nil }
      return Diagnostic(
        .worldFull, arguments: [String(describing: problem)],
        at: SourceRange(file: file, start: 0, end: 0))
    }
  }
}
