import Diagnostics
import Syntax

/// `switch`: the cases are asked one after the other, and one of them has the last word.
extension SwiftCompiler {
  func switchStatement(_ node: SwiftNode) -> LoweredCode {
    let subject = expression(node.kid(0), expected: nil)
    if subject.type == .failed { return "" }
    let temporary = fresh("t")
    let flag = fresh("fall")
    let oldFlag = context.fallFlag
    context.deferMarks.append(context.deferred.count)
    defer { context.deferMarks.removeLast() }
    defer { context.fallFlag = oldFlag }
    let falls = node.kids.dropFirst().contains { each in
      tree[tree[each].kid(0)].kids.contains { tree[$0].kind == .fallthroughStatement }
    }
    context.fallFlag = falls ? flag : nil
    context.switches += 1
    defer { context.switches -= 1 }
    // Asked once: an enum of thousands of cases has to be looked through for it.
    let isCounted = self.isCounted(subject.type)
    let isUsedUp =
      isCounted
      && usesUp(
        node.kids.dropFirst().flatMap { each in
          stride(from: 1, to: max(tree[each].kids.count, 2), by: 2).map { tree[each].kid($0) }
        }, subject.type)
    var code = LoweredCode()
    var hasDefault = false
    var covered: Set<String> = []
    for each in node.kids.dropFirst() {
      let branch = tree[each]
      let isDefault = branch.kids.count == 1
      if hasDefault {
        error(
          "additional 'case' blocks cannot appear after the 'default' block of a 'switch'",
          at: branch.place)
      }
      if isDefault { hasDefault = true }
      let fall = tree[branch.kid(0)].kids.first { tree[$0].kind == .fallthroughStatement }
      if let fall { context.falls.insert(fall) }
      if let fall, each == node.kids.last {
        error(
          "'fallthrough' without a following 'case' or 'default' block", at: tree[fall].place)
      }
      scopes.append([:])
      let (head, tests, binds) = alternatives(branch, LoweredCode(temporary), subject.type) {
        cover($0, subject.type, &covered)
      }
      let leaves = tree[branch.kid(0)].kids.last.map { tree[$0].kind == .fallthroughStatement }
      // What none of the patterns asked for goes before the body.
      let patterns = stride(from: 1, to: branch.kids.count, by: 2).map { branch.kids[$0] }
      var rest = LoweredCode()
      if isDefault || patterns.contains(where: { isTakenApart($0) }) {
        rest = takenApart(temporary, subject.type)
      } else if isUsedUp {
        rest = letGo(patterns, LoweredCode(temporary), subject.type)
      } else if isCounted, patterns.count > 1 {
        rest = emptied(temporary, subject.type)
      }
      let body = block(branch.kid(0), inScope: true)
      scopes.removeLast()
      let end = leaves == true ? "" : "break; "
      let reset: LoweredCode = falls ? "\(flag) = 0; " : ""
      var condition = isDefault ? "1" : tests.joined(" || ")
      if falls { condition = "\(flag) || \(condition)" }
      code.add(
        "\(head)if (\(condition)) { \(reset)\(binds)\(rest)\(body)\(end)} ", at: branch.place)
    }
    if !hasDefault, !isExhaustive(subject.type, covered) {
      error("switch must be exhaustive", at: node.place)
    }
    let flags: LoweredCode = falls ? "_Bool \(flag) = 0; " : ""
    // One turn of a loop would swallow `continue`; a C switch swallows `break` alone, as Swift's does.
    return
      "switch (0) { default: { \(declaration(subject.type, temporary)) = \(subject.code); \(flags)\(code)} }\n"
  }
}
