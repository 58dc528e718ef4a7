import Diagnostics
import Syntax

/// Unions with objects in them, under ARC.
///
/// A union may have a member that owns an object; a pointer to it may be followed, and its bytes may lie anywhere. But
/// nobody knows which of the members is there, so none can be begun, copied or ended by the compiler: no variable of
/// such a type, no parameter, no result, and the same of whatever contains one (clang's non-trivial C unions).
extension UnitCompiler {
  /// What a program does with a union, and what it would need for that.
  enum UnionUse {
    case variable, empty, copied, parameter, result, assigned, literal

    var words: (what: String, needs: [String]) {
      switch self {
      case .variable: ("declare an automatic variable of type", ["destruct"])
      case .empty: ("default-initialize an object of type", ["default-initialize"])
      case .copied: ("copy-initialize an object of type", ["copy"])
      case .parameter: ("use type % for a function/method parameter", ["destruct", "copy"])
      case .result: ("use type % for a function/method return", ["destruct", "copy"])
      case .assigned: ("assign to a variable of type", ["copy"])
      case .literal: ("construct an automatic compound literal of type", ["destruct"])
      }
    }
  }

  /// False after an error.
  func checkUnion(_ type: TypeID, _ use: UnionUse, at place: SourceRange) -> Bool {
    guard let reason = unionReason(type) else { return true }
    let (what, needs) = use.words
    let (before, behind) = (what.prefix { $0 != "%" }, what.drop { $0 != "%" }.dropFirst())
    let lead = behind.isEmpty ? "\(what) \(spell(type))" : "\(before)\(spell(type))\(behind)"
    for need in needs {
      error(
        .arcForbids, "cannot \(lead) since \(reason) that is non-trivial to \(need)",
        [spell(type)], at: place)
    }
    return false
  }

  private func unionReason(_ type: TypeID) -> String? {
    guard isARC, !isPrelude, !tree.isSwift, state.types.isAggregate(type) else { return nil }
    let whole = state.types.canonical(type).unqualified
    var waiting = [whole]
    var seen: Set<TypeID> = []
    while let next = waiting.popLast() {
      var element = state.types.canonical(next).unqualified
      while state.types.kind(element) == .array {
        element = state.types.canonical(state.types.element(element)).unqualified
      }
      guard state.types.kind(element) == .record, seen.insert(element).inserted else { continue }
      let record = state.types.record(element)
      if record.isUnion, record.fields.contains(where: { isManaged($0.type) }) {
        return element == whole ? "it is a union" : "it contains a union"
      }
      waiting += record.fields.map(\.type)
    }
    return nil
  }

  private func isManaged(_ type: TypeID) -> Bool {
    var element = type
    while state.types.kind(element) == .array { element = state.types.element(element) }
    let owner = ownership(element)
    return owner == .strong || owner == .weak || ownsObjects(element)
  }
}
