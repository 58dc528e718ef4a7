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

  static let core = LibraryImage()

  /// Images by their modules.
  private static let images = Mutex<[[Int]: LibraryImage]>([:])
  /// Images kept: a few megabytes each.
  private static let kept = 24

  /// The core with modules, in loading order.
  static func with(_ modules: [Int]) -> LibraryImage {
    if modules.isEmpty { return core }
    if let ready = images.withLock({ $0[modules] }) { return ready }
    let made = LibraryImage(adding: modules)
    images.withLock {
      if $0.count < kept { $0[modules] = made }
    }
    return made
  }

  private init() {
    let world = World()
    world.mask = .none
    var state = SessionState()
    // NSObject names NSString and the other way round: they are one unit.
    for part in LibraryPart.core {
      let problem = LibraryImage.add(part, to: &state, world)
      LibraryImage.mustFit(problem, in: part.name, state)
    }
    snapshot = world.snapshot()
    self.state = state
  }

  private init(adding modules: [Int]) {
    let world = World()
    world.restore(LibraryImage.core.snapshot)
    world.mask = .none
    var state = LibraryImage.core.state
    for module in modules {
      let problem = LibraryImage.add(module, to: &state, world)
      LibraryImage.mustFit(problem, in: LibraryPart.all[module].name, state)
    }
    snapshot = world.snapshot()
    self.state = state
  }

  /// Compiles a module into a world, unless it is there; an error where the program has something of its
  /// own that excludes it. The caller puts everything back then.
  static func add(_ module: Int, to state: inout SessionState, _ world: World) -> Diagnostic? {
    guard state.modules.insert(module).inserted else { return nil }
    return add(LibraryPart.all[module], to: &state, world)
  }

  /// A prelude that does not compile by itself is a build that must not be shipped: tests load every module.
  private static func mustFit(_ problem: Diagnostic?, in name: String, _ state: SessionState) {
    guard let problem else { return }
    let file = state.sources.file(of: problem.place)
    let line = file.map { $0.line(at: problem.place.start) + 1 } ?? 0
    fatalError(
      "the prelude (\(name), line \(line)): \(problem.code.rawValue) \(problem.title ?? "") "
        + problem.arguments.joined(separator: ", "))
  }

  private static func add(
    _ part: LibraryPart, to state: inout SessionState, _ world: World
  ) -> Diagnostic? {
    state.syntax.setProgramMacrosAside()
    defer { state.syntax.takeProgramMacrosBack() }
    return add(part.name, part.text, arc: part.arc, to: &state, world).first {
      $0.severity == .error
    }
  }

  private static func add(
    _ name: String, _ text: [UInt8], arc: Bool, to state: inout SessionState, _ world: World
  ) -> [Diagnostic] {
    let file = state.sources.add(name: name, origin: .prelude, text: text)
    let options = ReadingOptions(form: .prelude, arc: arc)
    switch state.read(file, options) {
    case .incomplete(let problem): return [problem]
    case .failed(let problems): return problems
    case .tree(let tree, _):
      let result = state.compile(tree, .prelude, arc: arc)
      guard let unit = result.unit else { return result.diagnostics }
      let report = world.load(unit)
      guard report.problem == nil else {
        return [
          Diagnostic(
            .worldFull, arguments: [String(describing: report.problem)],
            at: SourceRange(file: file, start: 0, end: 0))
        ]
      }
      return []
    }
  }
}
