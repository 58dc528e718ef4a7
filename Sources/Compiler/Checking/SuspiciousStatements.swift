import Diagnostics
import Syntax

/// Statements that are right C and seldom meant: `if (a = b)`, `if (a);`. clang's sentences.
extension UnitCompiler {
  /// An assignment as a condition. Twice the parentheses say that it is meant, and so does what everybody
  /// writes: `if (self = [super init])`, `while (x = [e nextObject])`.
  func checkCondition(_ id: NodeID) {
    checkSequence(id)
    let node = tree[id]
    guard !isPrelude, node.kind == .assignment,
      node.flags & NodeFlags.operatorMask == NodeFlags.assignPlain,
      node.flags & NodeFlags.parenthesised == 0
    else { return }
    if tree[node.b].kind == .messageSend, tree[node.a].kind == .identifier {
      let selector = tree[node.b].b
      if tree[node.a].a == known.selfName, isFamily(selector, "init") { return }
      if names[selector] == "nextObject" { return }
    }
    warning(
      .suspiciousStatement,
      "using the result of an assignment as a condition without parentheses", at: node.place)
  }

  /// `if (a);` without `else`: the body is the `;`.
  func checkBody(ofIf id: NodeID) {
    guard !isPrelude, tree[id].kind == .emptyStatement else { return }
    warning(.suspiciousStatement, "if statement has empty body", at: tree[id].place)
  }
}
