import Diagnostics
import Syntax

/// Statements, and the ways that they open and close.
extension InitializationWalk {
  func block(_ id: Int) {
    scopes.append(Scope())
    for each in tree[id].kids { statement(each) }
    leave(to: scopes.count - 1)
    scopes.removeLast()
  }

  func statement(_ id: Int) {
    let node = tree[id]
    switch node.kind {
    case .variables: for each in node.kids { variable(each, node) }
    case .function:
      if isTopLevel, scopes.count == 1 {
        capture(id, .inFunction, at: node.place)
      } else {
        scopes[scopes.count - 1].names[node.text] = .function(id)
      }
    case .classDeclaration, .structDeclaration, .enumDeclaration, .extensionDeclaration:
      if isTopLevel { capture(id, .inFunction, at: node.place) }
    case .protocolDeclaration, .importDeclaration, .typeAlias: break
    case .block, .doStatement, .ifStatement: labelled(node, id)
    case .guardStatement:
      let other = flow.block()
      conditions(node.kid(0), otherwise: other)
      let next = current
      current = other
      block(node.kid(1))
      current = next
    case .whileStatement: whileLoop(node)
    case .repeatStatement: repeatLoop(node)
    case .forIn: forLoop(node)
    case .switchStatement: switches(node)
    case .returnStatement:
      if node.kid(0) != 0, me == nil || tree[node.kid(0)].kind != .nilLiteral {
        value(node.kid(0))
      }
      if me != nil, node.kid(0) != 0 {
        leave(to: 0)
        goOn()
      } else {
        end(at: node.place)
      }
    case .throwStatement:
      value(node.kid(0))
      mayThrow()
      goOn()
    case .breakStatement, .continueStatement: jump(node)
    case .fallthroughStatement:
      if let nextCase {
        arrow(to: nextCase)
        goOn()
      }
    case .deferStatement:
      if isTopLevel, scopes.count == 1 {
        capture(node.kid(0), .inDefer, at: node.place)
      } else {
        scopes[scopes.count - 1].deferred.append(node.kid(0))
      }
    default: value(id)
    }
  }

  /// A statement that a `break` with its name may end.
  private func labelled(_ node: SwiftNode, _ id: Int) {
    let end = flow.block()
    if let label = node.labels.first {
      jumps.append(Jump(label: label, end: end, depth: scopes.count))
    }
    switch node.kind {
    case .block: block(id)
    case .doStatement: catches(node)
    default: ladder(node)
    }
    if node.labels.first != nil { jumps.removeLast() }
    arrow(to: end)
    current = end
  }

  private func jump(_ node: SwiftNode) {
    let isBreak = node.kind == .breakStatement
    let target = jumps.last { jump in
      node.text.isEmpty
        ? jump.isLoop || isBreak && jump.isSwitch : jump.label == node.text
    }
    guard let target, let block = isBreak ? target.end : target.head else { return }
    jump(to: block, depth: target.depth)
  }

  // MARK: Variables

  private func variable(_ id: Int, _ list: SwiftNode) {
    let node = tree[id]
    if node.kid(1) != 0 {
      if node.flags.contains(.isLazy) {
        capture(node.kid(1), .captured, at: node.place)
      } else {
        value(node.kid(1))
      }
    }
    for name in node.kid(3) == 0 ? [node.text] : SwiftTree.names(in: node.kid(3), of: tree) {
      enter(name)
    }
    guard node.kid(1) == 0, node.kid(2) == 0, node.kid(3) == 0, node.kid(0) != 0,
      list.text == "let" || !isOptional(node.kid(0))
    else { return }
    let first = flow.variables.count
    var labels: [String] = []
    let type = tree[node.kid(0)]
    if type.kind == .tupleType, type.kids.count > 1 {
      for position in type.kids.indices {
        let label = type.labels.indices.contains(position) ? type.labels[position] : ""
        labels.append(label.isEmpty ? String(position) : label)
        flow.variables.append(
          .init(name: "\(node.text).\(labels[position])", isLet: list.text == "let"))
      }
    } else {
      flow.variables.append(.init(name: node.text, isLet: list.text == "let"))
    }
    let slots = first..<flow.variables.count
    happens(.declare(slots))
    scopes[scopes.count - 1].names[node.text] = .variable(slots, labels: labels, type: node.kid(0))
  }

  private func isOptional(_ type: Int) -> Bool {
    let node = tree[type]
    if node.kind == .optionalType || node.kind == .unwrappedType { return true }
    return node.kind == .typeName
      && (node.text == "Optional" || compiler.state.types[node.text]?.unwrapped != nil)
  }

  // MARK: Conditions

  /// Goes on where all of them hold; whatever does not leads to the other block.
  private func conditions(_ id: Int, otherwise: Int) {
    for each in tree[id].kids {
      let node = tree[each]
      switch node.kind {
      case .bindCondition:
        if node.kid(1) != 0 {
          value(node.kid(1))
        } else {
          read(node.text, at: node.place)
        }
        arrow(to: otherwise)
        enter(node.text)
      case .caseCondition:
        value(node.kid(1))
        pattern(node.kid(0))
        arrow(to: otherwise)
      default:
        value(each)
        // The words `true` and `false` are no question.
        if node.kind == .boolean {
          if node.text == "true" { continue }
          arrow(to: otherwise)
          goOn()
          continue
        }
        arrow(to: otherwise)
      }
      fork()
    }
  }

  /// What a pattern asks for, and the names that it brings.
  private func pattern(_ id: Int) {
    if id == 0 { return }
    let node = tree[id]
    switch node.kind {
    case .letPattern: for name in SwiftTree.names(in: node.kid(0), of: tree) { enter(name) }
    case .bindPattern: enter(node.text)
    case .call, .tuple, .optionalChain:
      for each in node.kids where each != 0 { pattern(each) }
    case .cast, .isTest: pattern(node.kid(0))
    case .member, .wildcard: break
    default: value(id)
    }
  }

  private func ladder(_ first: SwiftNode) {
    let end = flow.block()
    var rung = first
    while true {
      let other = flow.block()
      scopes.append(Scope())
      conditions(rung.kid(0), otherwise: other)
      block(rung.kid(1))
      scopes.removeLast()
      arrow(to: end)
      current = other
      guard rung.kid(2) != 0 else { break }
      if tree[rung.kid(2)].kind == .ifStatement {
        rung = tree[rung.kid(2)]
        continue
      }
      block(rung.kid(2))
      break
    }
    arrow(to: end)
    current = end
  }

  // MARK: Loops

  private func loop(_ node: SwiftNode, head: Int, end: Int, _ body: () -> Void) {
    jumps.append(
      Jump(label: node.labels.first, isLoop: true, end: end, head: head, depth: scopes.count))
    body()
    jumps.removeLast()
  }

  private func whileLoop(_ node: SwiftNode) {
    let (head, end) = (flow.block(), flow.block())
    arrow(to: head)
    current = head
    scopes.append(Scope())
    conditions(node.kid(0), otherwise: end)
    loop(node, head: head, end: end) { block(node.kid(1)) }
    scopes.removeLast()
    arrow(to: head)
    current = end
  }

  private func repeatLoop(_ node: SwiftNode) {
    let (head, test, end) = (flow.block(), flow.block(), flow.block())
    arrow(to: head)
    current = head
    loop(node, head: test, end: end) { block(node.kid(0)) }
    arrow(to: test)
    current = test
    value(node.kid(1))
    let word = tree[node.kid(1)].kind == .boolean ? tree[node.kid(1)].text : ""
    if word != "false" { arrow(to: head) }
    if word != "true" { arrow(to: end) }
    current = end
  }

  private func forLoop(_ node: SwiftNode) {
    value(node.kid(1))
    let (head, turn, end) = (flow.block(), flow.block(), flow.block())
    arrow(to: head)
    current = head
    arrow(to: end)
    arrow(to: turn)
    current = turn
    scopes.append(Scope())
    for name in SwiftTree.names(in: node.kid(0), of: tree) { enter(name) }
    if node.kid(2) != 0 {
      value(node.kid(2))
      arrow(to: head)
      fork()
    }
    loop(node, head: head, end: end) { block(node.kid(3)) }
    scopes.removeLast()
    arrow(to: head)
    current = end
  }

  // MARK: Cases

  private func switches(_ node: SwiftNode) {
    value(node.kid(0))
    let end = flow.block()
    let cases = node.kids.dropFirst().map { (tree[$0], flow.block()) }
    let old = nextCase
    jumps.append(Jump(label: node.labels.first, isSwitch: true, end: end, depth: scopes.count))
    for (position, each) in cases.enumerated() {
      let next = flow.block()
      scopes.append(Scope())
      alternatives(each.0)
      arrow(to: each.1)
      // The last one takes what is left.
      if position < cases.count - 1 { arrow(to: next) }
      current = each.1
      nextCase = position + 1 < cases.count ? cases[position + 1].1 : nil
      block(each.0.kid(0))
      scopes.removeLast()
      arrow(to: end)
      current = next
    }
    nextCase = old
    jumps.removeLast()
    current = end
  }

  private func alternatives(_ branch: SwiftNode) {
    for (position, each) in branch.kids.dropFirst().enumerated() where each != 0 {
      if position % 2 == 0 { pattern(each) } else { value(each) }
    }
  }

  private func catches(_ node: SwiftNode) {
    let (entry, end) = (flow.block(), flow.block())
    catchers.append((entry, scopes.count))
    block(node.kid(0))
    catchers.removeLast()
    arrow(to: end)
    current = entry
    for each in node.kids.dropFirst() {
      let branch = tree[each]
      let (body, next) = (flow.block(), flow.block())
      scopes.append(Scope())
      enter("error")
      alternatives(branch)
      arrow(to: body)
      arrow(to: next)
      current = body
      block(branch.kid(0))
      scopes.removeLast()
      arrow(to: end)
      current = takesAll(branch) ? flow.block() : next
    }
    mayThrow()
    current = end
  }

  private func takesAll(_ branch: SwiftNode) -> Bool {
    if branch.kids.count == 1 { return true }
    return branch.kids.count == 3 && branch.kid(2) == 0 && tree[branch.kid(1)].kind == .bindPattern
  }
}
