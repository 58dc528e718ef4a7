import Diagnostics
import Syntax

/// Closures that outlive the call they are made for, and what they may take along.
///
/// A parameter of a function's type is lent: whoever is called runs the closure and forgets it. What is written
/// down anywhere else, or passed where `@escaping` stands, *escapes*: it may run when the function is long over. So it
/// takes no `inout` parameter along, no `self` of a struct that is being changed, and nothing that was lent itself; and
/// in a class its `self` is written out, because it holds the object from then on. Which closures escape is known when the call
/// around is: what they use is noted on the way, and looked at when everything else is right.
struct SwiftEscapes {
  /// By their places.
  var escaping: Set<SourceRange> = []
  /// What closures use that must not escape, with the complaint.
  var uses: [(title: String, place: SourceRange, closures: [SourceRange])] = []
  /// Where a member is named without the `self` that a closure holds weakly and has not unwrapped.
  var weakUses: [SourceRange] = []
}

extension SwiftCompiler {
  /// How a value goes where it stays.
  enum Keeper {
    /// A place whose type follows from the value.
    case same
    case context, assignment
    case parameter, any
    /// Of a generic type, with its name.
    case generic(String)
  }

  func noteEscaping(_ id: Int, _ keeper: Keeper) {
    let node = tree[id]
    switch node.kind {
    case .closure: escapes.escaping.insert(node.place)
    case .ternary:
      noteEscaping(node.kid(1), keeper)
      noteEscaping(node.kid(2), keeper)
    case .array, .dictionary: for each in node.kids { noteEscaping(each, .context) }
    case .tuple: for each in node.kids { noteEscaping(each, keeper) }
    case .name:
      guard let variable = lookup(node.text), variable.isLent else { return }
      let what = "non-escaping parameter '\(node.text)'"
      switch keeper {
      case .same: return
      case .context:
        error("using \(what) in a context expecting an '@escaping' closure", at: node.place)
      case .assignment: error("assigning \(what) to an '@escaping' closure", at: node.place)
      case .generic(let name):
        error(
          "converting \(what) to generic parameter '\(name)' may allow it to escape",
          at: node.place)
      case .any:
        error("converting non-escaping value to 'Any' may allow it to escape", at: node.place)
      case .parameter:
        error("passing \(what) to function expecting an '@escaping' closure", at: node.place)
      }
    default: break
    }
  }

  /// How an argument is kept; nil: it is only lent.
  func keeper(_ parameter: SwiftParameter, of function: SwiftFunction) -> Keeper? {
    if parameter.isLent { return nil }
    if parameter.type == .any { return .any }
    if function.node.tree >= 0 {
      let tree = state.trees[function.node.tree]
      let node = tree[function.node.id]
      let written = tree[node.kid(0)].kids.first { tree[$0].text == parameter.name }
      if let written, node.kid(3) != 0,
        let name = tree[node.kid(3)].labels.first(where: { $0 == tree[tree[written].kid(0)].text })
      {
        return .generic(name)
      }
    }
    return .parameter
  }

  /// A variable of the functions around is used in a closure.
  func noteCaptured(_ name: String, _ variable: SwiftVariable) {
    let title: String
    if variable.isLent {
      title = "escaping closure captures non-escaping parameter '\(name)'"
    } else if name == "self", !variable.isLet, isClass(variable.type) == nil {
      title = "escaping closure captures mutating 'self' parameter"
    } else if variable.isPointer, variable.isParameter {
      title = "escaping closure captures 'inout' parameter '\(name)'"
    } else {
      return
    }
    for each in context.closures where each.depth > variable.depth {
      escapes.uses.append((title, each.place, [each.place]))
    }
  }

  /// A member of a class is named in a closure without `self`.
  func noteImplicitSelf(_ member: String, of owner: Int?, isCall: Bool, at place: SourceRange) {
    if let this = lookup("self") { noteCaptured("self", this) }
    guard !context.closures.isEmpty, !context.isOfAnyType, let this = scopes.first?["self"],
      isClass(this.type) != nil
        || isProtocol(this.type) != nil && hasBuiltin(this.type, "AnyObject")
    else { return }
    var closures = context.closures
    // A closure that has `self` in its list says it once for all; one that holds it weakly does so for itself alone,
    // behind `guard let self`.
    if let held = scopes.dropFirst().last(where: { ($0["self"]?.mark ?? 0) < 0 })?["self"] {
      let isOptional = lookup("self")?.type.unwrapped != nil
      closures = closures.filter { $0.depth > held.depth }
      if held.type.unwrapped == nil || !isOptional && closures.count < 2 { return }
      if isOptional { escapes.weakUses.append(place) }
    }
    let title =
      owner != context.owner
      ? "implicit use of 'self' in closure; use 'self.' to make capture semantics explicit"
      : "\(isCall ? "call to method" : "reference to property") '\(member)' in closure requires explicit use of 'self' to make capture semantics explicit"
    escapes.uses.append((title, place, closures.map(\.place)))
  }

  func checkEscapes() {
    for each in escapes.uses where each.closures.contains(where: escapes.escaping.contains) {
      error(each.title, at: each.place)
    }
    // swiftc only warns of it where the closure is lent, and takes the `self` of outside.
    for place in escapes.weakUses {
      refuse("a member named without the 'self' that a closure holds weakly", at: place)
    }
  }
}
