internal import Compiler
internal import Diagnostics
internal import Syntax
internal import VirtualMachine

/// The booted world: the prelude compiled and loaded once per process, then cloned by every session.
struct PreludeImage: @unchecked Sendable {
  let snapshot: WorldSnapshot
  let state: SessionState

  static let shared = PreludeImage()

  private init() {
    let world = World()
    world.mask = .none
    var state = SessionState()
    // NSObject names NSString and the other way round: they are one unit.
    let parts: [(String, [StaticString])] = [
      (CLibraryPrelude.name, [CLibraryPrelude.text]),
      (ObjectPrelude.name, [ObjectPrelude.text, StringPrelude.text]),
    ]
    for (name, texts) in parts {
      var bytes: [UInt8] = []
      for text in texts {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(0x0A)
      }
      let problems = PreludeImage.add(name, bytes, to: &state, world)
      // A prelude that does not compile is a build that must not be shipped: every test starts here.
      if let first = problems.first(where: { $0.severity == .error }) {
        let file = state.sources.file(of: first.place)
        let line = file.map { $0.line(at: first.place.start) + 1 } ?? 0
        fatalError(
          "the prelude (\(name), line \(line)): \(first.code.rawValue) \(first.title ?? "") "
            + first.arguments.joined(separator: ", "))
      }
    }
    snapshot = world.snapshot()
    self.state = state
  }

  private static func add(
    _ name: String, _ text: [UInt8], to state: inout SessionState, _ world: World
  ) -> [Diagnostic] {
    let file = state.sources.add(name: name, origin: .prelude, text: text)
    let options = ReadingOptions(form: .prelude, arc: false)
    switch state.read(file, options) {
    case .incomplete(let problem): return [problem]
    case .failed(let problems): return problems
    case .tree(let tree, _):
      let result = state.compile(tree, .prelude, arc: false)
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
