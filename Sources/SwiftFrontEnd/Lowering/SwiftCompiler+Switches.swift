import Diagnostics
import Syntax

/// `switch`: the cases are asked one after the other, and one of them has the last word.
extension SwiftCompiler {
  func switchStatement(_ node: SwiftNode) -> LoweredCode {
    let already = lingerings
    let subject = expression(node.kid(0), expected: nil)
    refuseLingering(since: already, at: tree[node.kid(0)].place)
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
    let all = node.kids.dropFirst().flatMap { each -> [(id: Int, hasGuard: Bool)] in
      let branch = tree[each]
      if branch.kids.count == 1 { return [(0, false)] }
      return stride(from: 1, to: branch.kids.count, by: 2).map {
        (branch.kid($0), branch.kid($0 + 1) != 0)
      }
    }
    let lettings = isCounted ? letGo(all, of: LoweredCode(temporary), subject.type) : [:]
    var (number, fallsHere) = (0, false)
    var code = LoweredCode()
    var hasDefault = false
    var unguarded: [Int] = []
    var (falling, fallen) = (SwiftNode?.none, SourceRange.none)
    for each in node.kids.dropFirst() where effort > 0 {
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
      if let falling { checkFall(from: falling, to: branch, at: fallen) }
      (falling, fallen) = (fall == nil ? nil : branch, fall.map { tree[$0].place } ?? .none)
      // A case that nobody can make (`.failure` of a `Result<Int, Never>`) has no code either.
      if branch.kids.count == 3, !falls, cannotBe(branch.kid(1), subject.type) {
        unguarded.append(branch.kid(1))
        number += 1
        continue
      }
      scopes.append([:])
      let (head, tests, binds) = alternatives(branch, LoweredCode(temporary), subject.type) {
        unguarded.append($0)
      }
      let leaves = tree[branch.kid(0)].kids.last.map { tree[$0].kind == .fallthroughStatement }
      // What none of the patterns asked for goes before the body; where several ways lead there, so does all the rest.
      let patterns = max(branch.kids.count / 2, 1)
      let isShared = patterns > 1 || fallsHere
      var rest = lettings[number] ?? ""
      if isCounted, isShared {
        let ways = (0..<patterns).map {
          (id: branch.kid(2 * $0 + 1), code: lettings[number + $0] ?? "")
        }
        rest = letGo(ways, of: LoweredCode(temporary), subject.type)
      }
      (number, fallsHere) = (number + patterns, leaves == true)
      let body = block(branch.kid(0), inScope: true)
      scopes.removeLast()
      let end = leaves == true ? "" : "break; "
      let reset: LoweredCode = falls ? "\(flag) = 0; " : ""
      var condition = isDefault ? "1" : tests.joined(" || ")
      if falls { condition = "\(flag) || \(condition)" }
      code.add(
        "\(head)if (\(condition)) { \(reset)\(binds)\(rest)\(body)\(end)} ", at: branch.place)
    }
    if !hasDefault {
      switch takeAll(unguarded, subject.type) {
      case true?: break
      case false?: error("switch must be exhaustive", at: node.place)
      case nil: refuse("a switch with so many patterns in each other", at: node.place)
      }
    }
    let flags: LoweredCode = falls ? "_Bool \(flag) = 0; " : ""
    // One turn of a loop would swallow `continue`; a C switch swallows `break` alone, as Swift's does.
    return
      "switch (0) { default: { \(declaration(subject.type, temporary)) = \(subject.code); \(flags)\(code)} }\n"
  }

  /// Who falls into a case that makes variables brings a value for each of them.
  private func checkFall(from: SwiftNode, to: SwiftNode, at place: SourceRange) {
    let wanted = names(madeBy: to.kid(1))
    if wanted.isEmpty { return }
    let given = Set(names(madeBy: from.kid(1)))
    if let missing = wanted.first(where: { !given.contains($0) }) {
      error("'fallthrough' from a case which doesn't bind variable '\(missing)'", at: place)
    } else {
      refuse("fallthrough into a case that binds", at: place)
    }
  }

  /// The variables that a pattern makes.
  private func names(madeBy pattern: Int) -> [String] {
    var found: [String] = []
    var waiting = [(id: pattern, isLet: false)]
    while let (id, isLet) = waiting.popLast() {
      let node = tree[id]
      switch node.kind {
      case .bindPattern: found.append(node.text)
      case .name where isLet: found.append(node.text)
      case .letPattern: waiting.append((node.kid(0), true))
      case .call: waiting += node.kids.dropFirst().reversed().map { ($0, isLet) }
      case .tuple: waiting += node.kids.reversed().map { ($0, isLet) }
      case .cast, .optionalChain: waiting.append((node.kid(0), isLet))
      default: break
      }
    }
    return found
  }
}
