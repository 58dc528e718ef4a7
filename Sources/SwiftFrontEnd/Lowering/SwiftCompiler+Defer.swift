import Diagnostics
import Syntax

/// Blocks, and how they are left past their blocks of `defer`.
extension SwiftCompiler {
  private static let mostDefers = 200

  func block(_ id: Int, inScope: Bool) -> LoweredCode {
    if !branchBlocks.isEmpty, let code = branch(id) { return code }
    var code = LoweredCode()
    scopes.append([:])
    context.deferred.append([])
    let node = tree[id]
    enterLocalTypes(of: id)
    announced.append(
      Set(node.kids.filter { tree[$0].kind == .function }.map { tree[$0].text }))
    upcoming.append(
      Set(
        node.kids.filter { tree[$0].kind == .variables }.flatMap {
          tree[$0].kids.map { tree[$0].text }
        }))
    var opened: [(before: LoweredCode, body: LoweredCode)] = []
    var brief: [BriefClosure] = []
    for (number, kid) in node.kids.enumerated() where effort > 0 {
      guard tree[kid].kind == .deferStatement else {
        brief += briefClosures(node.kids, number, known: brief)
        code += statement(kid)
        if !brief.isEmpty, !alwaysLeaves(kid) { code += givingBack(brief, after: number) }
        continue
      }
      // Each is a block around the rest.
      if opened.count == SwiftCompiler.mostDefers {
        refuse("more than \(SwiftCompiler.mostDefers) defers in one block", at: tree[kid].place)
        break
      }
      opened.append((code, deferBody(tree[kid])))
      context.deferred[context.deferred.count - 1].append(SwiftDeferred(name: fresh("defer")))
      code = LoweredCode()
    }
    // Nobody reads it any more, and it may be large.
    if effort <= 0 { code = LoweredCode() }
    announced.removeLast()
    upcoming.removeLast()
    let leaves = node.kids.last.map(alwaysLeaves) ?? false
    for each in opened.reversed() {
      let last = context.deferred[context.deferred.count - 1].removeLast()
      code = each.before + region(last, code, each.body, leaves: leaves)
    }
    context.deferred.removeLast()
    scopes.removeLast()
    return code
  }

  func deferBody(_ node: SwiftNode) -> LoweredCode {
    let old = (context.loops, context.branches, context.deferMarks, context.loopMarks)
    (context.loops, context.branches, context.deferMarks, context.loopMarks) = (0, 0, [], [])
    defer { (context.loops, context.branches, context.deferMarks, context.loopMarks) = old }
    let isNested = context.isInDefer
    context.isInDefer = true
    defer { context.isInDefer = isNested }
    return notThrowing(outOf: "a defer body") {
      LoweredCode("{ \(block(node.kid(0), inScope: true))}\n", at: node.place)
    }
  }

  /// What is written here lets no error out, whatever stands around.
  func notThrowing<T>(outOf place: String, _ body: () -> T) -> T {
    let old = (context.throwTarget, context.unthrowing)
    (context.throwTarget, context.unthrowing) = (nil, place)
    defer { (context.throwTarget, context.unthrowing) = old }
    return body()
  }

  /// What stands behind a `defer` is a block of its own, so that its variables are gone when the deferred
  /// block runs. Whoever jumps out of it writes down where to and comes by there.
  private func region(
    _ deferred: SwiftDeferred, _ rest: LoweredCode, _ body: LoweredCode, leaves: Bool
  ) -> LoweredCode {
    let name = deferred.name
    guard !deferred.exits.isEmpty else { return "{ \(rest)}\n\(body)" }
    var code: LoweredCode = "long \(name) = 0;\n"
    if let type = deferred.value {
      code += "\(declaration(type, name + "_value")) = \(zero(type));\n"
    }
    code += "{ \(rest)}\n\(name)_end: ;\n\(body)"
    for (position, exit) in deferred.exits.enumerated() {
      let isOnlyWay = leaves && position == deferred.exits.count - 1
      code += isOnlyWay ? "{ \(exit)}\n" : "if (\(name) == \(position + 1)) { \(exit)}\n"
    }
    return code
  }

  /// A jump out of the scopes from `level` on, past their blocks of `defer`, the innermost first.
  func leaving(from level: Int, by jump: LoweredCode) -> LoweredCode {
    var way = jump
    for depth in context.deferred.indices where depth >= level {
      for position in context.deferred[depth].indices {
        let number = context.deferred[depth][position].exit(way)
        let name = context.deferred[depth][position].name
        way = "\(name) = \(number); goto \(name)_end; "
      }
    }
    return way
  }

  func left(by jump: LoweredCode) -> LoweredCode { "{ \(leaving(from: 0, by: jump))}\n" }

  /// A value is made before the blocks of `defer` run, and waits in front of the outermost.
  func returned(_ code: LoweredCode, _ type: SwiftType) -> LoweredCode {
    guard let depth = context.deferred.firstIndex(where: { !$0.isEmpty }) else {
      return type == .void ? "\(code); return;\n" : "return \(code);\n"
    }
    if type == .void { return "{ \(code); \(leaving(from: 0, by: "return; "))}\n" }
    context.deferred[depth][0].value = type
    let value = context.deferred[depth][0].name + "_value"
    return "{ \(value) = \(code); \(leaving(from: 0, by: "return \(value); "))}\n"
  }
}

/// A `defer` whose block is still to run, and the jumps past it.
struct SwiftDeferred {
  var name: String
  var exits: [LoweredCode] = []
  /// A `return` leaves its value here.
  var value: SwiftType?

  /// The number of a jump, counted from 1.
  mutating func exit(_ jump: LoweredCode) -> Int {
    let text = jump.text
    if let known = exits.firstIndex(where: { $0.text == text }) { return known + 1 }
    exits.append(jump)
    return exits.count
  }
}
