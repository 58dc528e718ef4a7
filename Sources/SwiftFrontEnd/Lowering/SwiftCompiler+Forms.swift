import Diagnostics
import Syntax

/// What may not stand in a declaration, whatever its types are.
extension SwiftCompiler {
  /// A list and no recursion: a sum of many numbers is a tree as deep as it is long.
  func checkForms() {
    var waiting: [(id: Int, around: SwiftNode?)] = tree.roots.map { ($0, nil) }
    while let (id, around) = waiting.popLast() {
      let node = tree[id]
      if isGivenUp(at: node, noting: waiting) { return }
      switch node.kind {
      case .classDeclaration, .structDeclaration, .enumDeclaration, .protocolDeclaration,
        .extensionDeclaration:
        checkModifiers(node, in: around)
        waiting += node.kids.dropFirst().filter { $0 != 0 }.map { ($0, node) }
        continue
      case .variables:
        checkModifiers(node, in: around)
        checkSelf(node, in: around)
        checkVariables(node, in: around?.kind)
      case .function, .initializer:
        checkModifiers(node, in: around)
        checkSelf(node, in: around)
        checkOperator(node, in: around)
        checkFunction(node, in: around?.kind)
      default: checkBranches(node)
      }
      let inner = node.kind == .variables ? around : nil
      for kid in node.kids where kid != 0 && tree[kid].kind != .parameter {
        waiting.append((kid, inner))
      }
    }
  }

  /// Words in front of a declaration that say nothing of one of its kind.
  private func checkModifiers(_ node: SwiftNode, in around: SwiftNode?) {
    let flags = node.flags
    let isFunction = node.kind == .function && !node.text.hasPrefix("subscript")
    if flags.contains(.isDiscardable), ![.function, .initializer].contains(node.kind) {
      error("'@discardableResult' attribute cannot be applied to this declaration", at: node.place)
    }
    if around == nil, node.kind == .variables, flags.contains(.isStatic),
      !flags.contains(.isOfClass)
    {
      error("static properties may only be declared on a type", at: node.place)
    }
    if isFunction, flags.contains(.isMutating) {
      if flags.contains(.isStatic) {
        error("static functions must not be declared mutating", at: node.place)
      } else if around == nil {
        error("'mutating' is only valid on methods", at: node.place)
      } else if around?.kind == .classDeclaration {
        error("'mutating' is not valid on instance methods in classes", at: node.place)
      }
    }
    if flags.contains(.isRequired), let around,
      [.structDeclaration, .enumDeclaration].contains(around.kind)
    {
      error("'required' initializer in non-class type '\(around.text)'", at: node.place)
    }
  }

  /// In a class `Self` may be a subclass: nobody has room for one, and what makes an object of the class makes none.
  private func checkSelf(_ node: SwiftNode, in around: SwiftNode?) {
    guard let around, around.kind == .classDeclaration else { return }
    if node.kind == .variables {
      for each in node.kids.map({ tree[$0] }) where isSelf(each.kid(0)) {
        let getter = tree[each.kid(2)].kid(0)
        if getter == 0 {
          error("stored property cannot have covariant 'Self' type", at: each.place)
        } else {
          checkAnswers(getter, of: around.text)
        }
      }
      return
    }
    for parameter in tree[node.kid(0)].kids where isSelf(tree[parameter].kid(0)) {
      error(
        "covariant 'Self' or 'Self?' can only appear as the type of a property, subscript or method result; did you mean '\(around.text)'?",
        at: tree[parameter].place)
    }
    if node.kind == .function, isSelf(node.kid(1)) { checkAnswers(node.kid(2), of: around.text) }
  }

  private func isSelf(_ id: Int) -> Bool {
    var type = tree[id]
    while type.kind == .optionalType { type = tree[type.kid(0)] }
    return id != 0 && type.kind == .typeName && type.text == "Self"
  }

  private func checkAnswers(_ body: Int, of owner: String) {
    var waiting = tree[body].kids
    let isOne = waiting.count == 1
    while let id = waiting.popLast() {
      let node = tree[id]
      if node.kind == .closure || node.kind == .function { continue }
      waiting += node.kids.filter { $0 != 0 }
      let answer = node.kind == .returnStatement ? tree[node.kid(0)] : node
      guard node.kind == .returnStatement || isOne && tree[body].kids[0] == id,
        answer.kind == .call, tree[answer.kid(0)].kind == .name,
        tree[answer.kid(0)].text == owner
      else { continue }
      error(
        "cannot convert return expression of type '\(owner)' to return type 'Self'",
        at: answer.place)
    }
  }

  /// An operator of a type is one of its type, and not of a value.
  private func checkOperator(_ node: SwiftNode, in around: SwiftNode?) {
    guard let around, node.kind == .function, !node.flags.contains(.isStatic),
      let first = node.text.first, !first.isLetter, first != "_"
    else { return }
    let home =
      around.kind == .extensionDeclaration
      ? "extension of" : around.kind == .protocolDeclaration ? "protocol" : "type"
    error(
      "operator '\(node.text)' declared in \(home) '\(around.text)' must be 'static'",
      at: node.place)
  }

  /// `if` and `switch` are values only where nothing else is made of them.
  private func checkBranches(_ node: SwiftNode) {
    let takesAnyPart: Bool
    switch node.kind {
    case .call, .array, .dictionary, .tuple, .member, .subscription, .string, .ternary, .prefix,
      .isTest, .cast, .forceUnwrap, .optionalChain:
      takesAnyPart = true
    default: takesAnyPart = false
    }
    for (position, id) in node.kids.enumerated() where tree[id].kind == .branches {
      let isSource = node.kind != .binary || node.text == "=" && position == 1
      if isSource, !takesAnyPart, !tree[id].flags.contains(.isParenthesised) { continue }
      let word = tree[tree[id].kid(0)].kind == .switchStatement ? "switch" : "if"
      error(
        "'\(word)' may only be used as expression in return, throw, or as the source of an assignment",
        at: tree[id].place)
    }
  }

  private func checkVariables(_ list: SwiftNode, in around: SwiftNodeKind?) {
    if list.text == "case" {
      if around != .enumDeclaration {
        error("enum 'case' is not allowed outside of an enum", at: list.place)
      }
      return
    }
    let isSeveral = list.kids.count > 1 && !list.kids.contains { isWrapped(tree[$0], list) }
    if isSeveral, list.kids.contains(where: { tree[$0].kid(2) != 0 }),
      around != .protocolDeclaration
    {
      error(
        "'\(list.text)' declarations with multiple variables cannot have explicit getters/setters",
        at: list.place)
    }
    for kid in list.kids {
      let node = tree[kid]
      let accessors = tree[node.kid(2)]
      let isStored = node.kid(2) == 0 || accessors.kid(0) == 0
      if node.kids.allSatisfy({ $0 == 0 }) {
        error("type annotation missing in pattern", at: node.place)
      }
      if node.flags.contains(.isOfClass), around == nil {
        error("class properties may only be declared on a type", at: node.place)
      } else if node.flags.contains(.isOfClass), around == .classDeclaration, isStored {
        error(
          "class stored properties not supported in classes; did you mean 'static'?",
          at: node.place)
      }
      if node.flags.contains(.isLazy) {
        if !node.flags.isDisjoint(with: [.isWeak, .isUnowned]) {
          let word = node.flags.contains(.isWeak) ? "weak" : "unowned"
          error("lazy properties cannot be '\(word)'", at: node.place)
        } else if node.flags.contains(.isStatic) {
          error("'lazy' cannot be used on an already-lazy global", at: node.place)
        }
      }
      checkAccessors(node, list)
      if around == .protocolDeclaration, accessors.kid(0) != 0,
        tree[accessors.kid(0)].place.start == accessors.place.start
      {
        error(
          "property in protocol must have explicit { get } or { get set } specifier",
          at: node.place)
      }
      if let around, around != .protocolDeclaration, isStored {
        checkFirstValue(node, isOfClass: around == .classDeclaration)
      }
      if around == nil, list.text == "var", node.kid(2) != 0, isStored, node.kid(1) == 0 {
        error("non-member observing properties require an initializer", at: node.place)
      }
      if list.text == "let", around == nil, node.kid(2) != 0 {
        error(
          "'let' declarations cannot be \(isStored ? "observing" : "computed") properties",
          at: node.place)
      }
    }
  }

  /// A first value is worked out when there is no `self` yet, by whatever closure. In a list: see `checkForms`.
  private func checkFirstValue(_ binding: SwiftNode, isOfClass: Bool) {
    if binding.flags.contains(.isLazy) { return }
    let made = tree[tree[binding.kid(1)].kid(0)]
    if isOfClass, binding.kid(0) == 0, tree[binding.kid(1)].kind == .call, made.text == "Self",
      made.kind == .name
    {
      return error("stored property cannot have covariant 'Self' type", at: binding.place)
    }
    var waiting = [binding.kid(1)]
    while let id = waiting.popLast() {
      let node = tree[id]
      switch node.kind {
      case .classDeclaration, .structDeclaration, .enumDeclaration: continue
      case .name where node.text == "self", .capture where node.text == "self" && node.kid(0) == 0:
        error(
          "cannot find 'self' in scope; did you mean to use it in a type or extension context?",
          at: node.place)
      case .name where node.text == "Self" && isOfClass,
        .typeName where node.text == "Self" && isOfClass:
        error(
          "covariant 'Self' type cannot be referenced from a stored property initializer",
          at: node.place)
      default: break
      }
      waiting += node.kids.filter { $0 != 0 }
    }
  }

  /// What rethrows throws no error of its own, but where it has caught one.
  private func checkRethrowing(_ body: Int) {
    var waiting = [body]
    while let id = waiting.popLast() {
      let node = tree[id]
      switch node.kind {
      case .closure, .function, .doStatement: continue
      case .throwStatement:
        error("a function declared 'rethrows' may only throw if its parameter does", at: node.place)
      default: waiting += node.kids.filter { $0 != 0 }
      }
    }
  }

  private func checkFunction(_ node: SwiftNode, in around: SwiftNodeKind?) {
    if node.kid(2) == 0, around != .protocolDeclaration {
      error(
        node.kind == .initializer
          ? "initializer requires a body" : "expected '{' in body of function declaration",
        at: node.place)
    }
    if around == nil, node.flags.contains(.isStatic), !node.text.hasPrefix("subscript") {
      let word = node.flags.contains(.isOfClass) ? "class" : "static"
      error("\(word) methods may only be declared on a type", at: node.place)
    }
    if around == .protocolDeclaration {
      if tree[node.kid(0)].kids.contains(where: { tree[$0].kid(1) != 0 }) {
        let word = node.kind == .initializer ? "initializer" : "method"
        error("default argument not permitted in a protocol \(word)", at: node.place)
      }
    }
    if node.flags.contains(.isRethrowing),
      !tree[node.kid(0)].kids.contains(where: { takesThrower(tree[$0].kid(0)) })
    {
      error("'rethrows' function must take a throwing function argument", at: node.place)
    }
    if node.flags.contains(.isRethrowing) { checkRethrowing(node.kid(2)) }
    for id in tree[node.kid(0)].kids {
      let parameter = tree[id]
      if parameter.flags.contains(.isInout), parameter.kid(1) != 0 {
        error(
          "cannot provide default value to inout parameter '\(parameter.text)'", at: node.place)
      }
    }
    guard node.kid(3) != 0 else { return }
    var waiting = [node.kid(0), node.kid(1)] + tree[node.kid(3)].kids
    var named: Set<String> = []
    while let id = waiting.popLast() {
      if id == 0 { continue }
      for part in tree[id].text.split(whereSeparator: { " .:&=".contains($0) }) {
        named.insert(String(part))
      }
      waiting += tree[id].kids
    }
    // What stands for `some P` has no name that anybody could write.
    for each in tree[node.kid(3)].labels where !each.contains(" ") && !named.contains(each) {
      error(
        "generic parameter '\(each)' is not used in function signature [#no-usage]",
        at: node.place)
    }
  }

  /// Whether a parameter's type is a function that throws, as far as the text says it.
  private func takesThrower(_ id: Int) -> Bool {
    let type = tree[id]
    switch type.kind {
    case .optionalType, .unwrappedType, .arrayType: return takesThrower(type.kid(0))
    case .functionType: return type.flags.contains(.isThrowing)
    // Another name may stand for one.
    case .typeName: return true
    default: return false
    }
  }

  /// Whether a property wrapper stands behind the name: what it wraps tells the type.
  private func isWrapped(_ node: SwiftNode, _ list: SwiftNode) -> Bool {
    list.kids.count == 2 && tree[list.kid(0)].text == "_" + node.text
  }

  func checkLazy(_ node: SwiftNode, _ list: SwiftNode) {
    if node.flags.contains(.isLazy), list.text == "let" {
      error("'lazy' cannot be used on a let", at: node.place)
    } else if node.flags.contains(.isLazy), node.kid(1) == 0 {
      error("lazy properties must have an initializer", at: node.place)
    } else if node.flags.contains(.isLazy), tree[node.kid(2)].kid(0) != 0 {
      error("'lazy' cannot be used on a computed property", at: node.place)
    }
  }

  /// What a variable may not have beside each other.
  private func checkAccessors(_ node: SwiftNode, _ list: SwiftNode) {
    let accessors = tree[node.kid(2)]
    if node.kid(2) == 0 { return }
    if accessors.kid(0) != 0, accessors.kid(2) != 0 || accessors.kid(3) != 0 {
      let word = accessors.kid(2) != 0 ? "willSet" : "didSet"
      error("'\(word)' cannot be provided together with a getter", at: node.place)
    } else if accessors.kid(1) != 0, accessors.kid(0) == 0 {
      error("variable with a setter must also have a getter", at: node.place)
    } else if accessors.kid(0) != 0, node.kid(1) != 0, !isWrapped(node, list) {
      error("variable with getter/setter cannot have an initial value", at: node.place)
    }
  }
}
