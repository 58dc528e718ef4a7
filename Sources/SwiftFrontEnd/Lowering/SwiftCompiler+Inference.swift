import Syntax

/// What arguments say of the type parameters of a call, and in which order they are asked.
extension SwiftCompiler {
  /// What a closure is given, where what it answers says itself what its type is made of (`{ u -> Result<Int, E> in … }`).
  func closureHint(
    _ function: SwiftFunction, _ parameter: SwiftParameter, _ id: Int, _ types: [SwiftType?]
  ) -> SwiftType? {
    guard tree[id].kind == .closure, tree[id].kid(2) != 0, function.node.tree >= 0 else {
      return nil
    }
    let old = bindings
    defer { bindings = old }
    bindings = function.owner.map { state.nominals[$0].genericBindings } ?? [:]
    for (name, type) in zip(function.generics, types) { bindings[name] = type ?? .failed }
    return inTree(function.node.tree) {
      let written = tree[tree[function.node.id].kid(0)].kids.first {
        tree[$0].text == parameter.name
      }
      let type = tree[written.map { tree[$0].kid(0) } ?? 0]
      guard type.kind == .functionType else { return nil }
      let taken = type.kids.dropLast().map { resolve($0) }
      return taken.contains(.failed) ? nil : .function(taken, .null)
    }
  }

  /// The class that two of its subclasses are, where a type parameter is to be both; nil: the first decides.
  func common(_ known: SwiftType, _ other: SwiftType) -> SwiftType? {
    converts(other, to: known) ? nil : sharedSuperclass(known, other)
  }

  /// How little an argument says of its type.
  func vagueness(_ id: Int) -> Int {
    switch tree[id].kind {
    case .prefix: vagueness(tree[id].kid(0))
    case .float: 1
    case .array: tree[id].kids.contains { tree[$0].kind == .float } ? 1 : 2
    case .integer, .string, .dictionary: 2
    case .closure: 3
    default: 0
    }
  }

  /// Whether literals are of the type that is wanted, where they can be: numbers and characters, and collections of them.
  func decidesLiterals(_ type: SwiftType) -> Bool {
    switch type {
    case .integer, .double, .float, .character: true
    case .optional(let inner), .array(let inner), .set(let inner): decidesLiterals(inner)
    case .dictionary(let key, let item): decidesLiterals(key) || decidesLiterals(item)
    default: false
    }
  }

  /// What says most of its type comes first: a literal is of any type that can be written so, a closure is what the
  /// others make of it.
  func inOrderOfInference<Parameter>(
    _ pairs: [(Parameter, Int)]
  ) -> [(Parameter, Int)] {
    return (0...3).flatMap { step in pairs.filter { vagueness($0.1) == step } }
  }
}
