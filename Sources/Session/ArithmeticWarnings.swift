internal import Diagnostics
internal import VirtualMachine

/// Turns what the machine noted about arithmetic into warnings.
///
/// The titles are the sentences of clang's undefined-behaviour sanitizer, which says the same things at the
/// same moments. Nothing else is changed: the program went on with the wrapped result, as on a real
/// machine.
struct ArithmeticWarnings {
  let world: World
  let sources: SourceMap

  func warnings(_ notes: [ArithmeticNote]) -> [Diagnostic] {
    notes.compactMap { note in
      let place = world.place(callable: note.callable, pc: note.pc)
      guard let file = sources.file(of: place), file.origin != .prelude else { return nil }
      return Diagnostic(
        note.kind == .shiftCount ? .shiftCount : .signedOverflow, .warning, title: title(note),
        arguments: [operation(note), type(note), String(note.result)], at: place)
    }
  }

  private func type(_ note: ArithmeticNote) -> String { note.bits == 32 ? "int" : "long" }

  private func operation(_ note: ArithmeticNote) -> String {
    switch note.kind {
    case .add: "\(note.left) + \(note.right)"
    case .subtract: "\(note.left) - \(note.right)"
    case .multiply: "\(note.left) * \(note.right)"
    case .negate: "-(\(note.left))"
    case .shift: "\(note.left) << \(note.right)"
    case .shiftCount: "\(note.right)"
    }
  }

  private func title(_ note: ArithmeticNote) -> String {
    switch note.kind {
    case .add, .subtract, .multiply:
      return "signed integer overflow: \(operation(note)) cannot be represented in type "
        + "'\(type(note))'"
    case .negate:
      return "negation of \(note.left) cannot be represented in type '\(type(note))'"
    case .shift:
      return note.left < 0
        ? "left shift of negative value \(note.left)"
        : "left shift of \(note.left) by \(note.right) places cannot be represented in type "
          + "'\(type(note))'"
    case .shiftCount:
      return note.right < 0
        ? "shift exponent \(note.right) is negative"
        : "shift exponent \(note.right) is too large for \(note.bits)-bit type"
    }
  }
}
