import Diagnostics
import Syntax

/// `if` and `switch` whose branches say a value.
///
/// They are the statements that they look like, but that each branch is one expression, whose value goes into a
/// variable. All have one type: the one that is wanted, or that of the first.
extension SwiftCompiler {
  /// Where the branch that comes next puts its value.
  struct BranchResult {
    let name: String
    /// nil: it is being found out.
    var wanted: SwiftType?
    var found: [(type: SwiftType, place: SourceRange)] = []
  }

  /// Whether a body is one `if` or `switch` that says its value.
  func saysValue(_ body: Int) -> Bool {
    guard tree[body].kids.count == 1, let only = tree[body].kids.first else { return false }
    return leaves(of: only)?.allSatisfy { isBranchValue($0) } ?? false
  }

  /// The blocks of all branches; nil: there may be none that is taken.
  private func leaves(of id: Int) -> [Int]? {
    let node = tree[id]
    switch node.kind {
    case .ifStatement:
      var blocks: [Int] = []
      var rung = node
      while true {
        blocks.append(rung.kid(1))
        guard rung.kid(2) != 0 else { return nil }
        guard tree[rung.kid(2)].kind == .ifStatement else { return blocks + [rung.kid(2)] }
        rung = tree[rung.kid(2)]
      }
    case .switchStatement: return node.kids.dropFirst().map { tree[$0].kid(0) }
    default: return nil
    }
  }

  private func isBranchValue(_ block: Int) -> Bool {
    guard tree[block].kids.count == 1, let only = tree[block].kids.first else { return false }
    let node = tree[only]
    if node.kind == .throwStatement || saysValue(block) { return true }
    return isExpression(node.kind) && !(node.kind == .binary && isAssignment(node.text))
  }

  /// The value that a statement says.
  func branches(_ id: Int, _ expected: SwiftType?) -> SwiftValue {
    let node = tree[id]
    guard let blocks = leaves(of: id) else {
      error("'if' must have an unconditional 'else' to be used as expression", at: node.place)
      return failed()
    }
    guard blocks.allSatisfy({ isBranchValue($0) }) else {
      refuse("branches of several statements in an expression", at: node.place)
      return failed()
    }
    var wanted = expected
    if wanted == nil || wanted == .null {
      let saved = (diagnostics, reported, chains, setup)
      let found = branched(id, blocks, nil).found
      let told = diagnostics.count > saved.0.count
      if told { return failed() }
      (diagnostics, reported, chains, setup) = saved
      let values = found.filter { $0.type != .never }
      guard var first = values.first?.type else {
        refuse("branches without a value", at: node.place)
        return failed()
      }
      for other in values where other.type != first {
        // Two classes are the one that stands above both.
        guard let shared = sharedSuperclass(first, other.type) else {
          error(
            "branches have mismatching types '\(name(of: first))' and '\(name(of: other.type))'",
            at: other.place)
          return failed()
        }
        first = shared
      }
      if first == .null {
        error("'nil' requires a contextual type", at: values[0].place)
        return failed()
      }
      wanted = first
    }
    guard let type = wanted, type != .failed else { return failed() }
    let (name, code, _) = branched(id, blocks, type)
    if type == .void || type == .never {
      return SwiftValue(type: .void, code: "({ \(code)(void)0; })")
    }
    return SwiftValue(
      type: type, code: "({ \(declaration(type, name)) = \(zero(type)); \(code)\(name); })")
  }

  /// The statement, with branches that leave their values in a variable.
  private func branched(
    _ id: Int, _ blocks: [Int], _ wanted: SwiftType?
  ) -> (name: String, code: LoweredCode, found: [(type: SwiftType, place: SourceRange)]) {
    let old = branchResult
    defer { branchResult = old }
    branchResult = BranchResult(name: fresh("r"), wanted: wanted)
    for each in blocks { branchBlocks.insert(key(each)) }
    let code = unlabelled(tree[id], id)
    for each in blocks { branchBlocks.remove(key(each)) }
    let result = branchResult
    return (result?.name ?? "_", code, result?.found ?? [])
  }

  /// A branch of such a statement; nil: it is another block.
  func branch(_ id: Int) -> LoweredCode? {
    guard branchBlocks.contains(key(id)), let result = branchResult, let only = tree[id].kids.first
    else { return nil }
    let node = tree[only]
    if node.kind == .throwStatement { return statement(only) }
    branchBlocks.remove(key(id))
    let value =
      isExpression(node.kind)
      ? expression(only, expected: result.wanted) : branches(only, result.wanted)
    branchBlocks.insert(key(id))
    branchResult = result
    branchResult?.found.append((value.type, node.place))
    if value.type == .failed { return "" }
    guard let wanted = result.wanted, wanted != .void, value.type != .never else {
      return LoweredCode("\(dropped(value)); ", at: node.place)
    }
    let code = convert(value, to: wanted, at: node.place) {
      "cannot convert value of type '\($0)' to specified type '\($1)'"
    }
    return LoweredCode("\(result.name) = \(code); ", at: node.place)
  }
}
