import Diagnostics
import Syntax

/// Variables outside of functions: those of namespaces, and the static members of classes.
extension CppCompiler {
  func declareGlobal(_ node: CppNode, isForeign: Bool) {
    let parts = splitPath(node.text)
    if parts.count == 2, parts[0].isEmpty {
      guard case .variable? = state.names[parts[1]] else {
        error("no member named '\(parts[1])' in the global namespace", at: node.place)
        return
      }
      return outermost { declareGlobal(node.named(parts[1]), isForeign: isForeign) }
    }
    if parts.count > 1 { return defineStaticMember(node, parts) }
    let full = namespace + node.text
    if case .variable(let old)? = state.names[full], state.variables[old].isDefined,
      state.variables[old].place.file == node.place.file, !node.flags.contains(.isExtern)
    {
      error(
        "redefinition of '\(node.text)'", at: node.place, declaredHere(state.variables[old].place))
      return
    }
    var isFunction = false
    if case .functions(let old)? = state.names[full], let first = old.first {
      isFunction = state.functions[first].place.file == node.place.file
    }
    if isFunction || isEnumerator(state.names[full], of: node.place.file) {
      error("redefinition of '\(node.text)' as different kind of symbol", at: node.place)
      return
    }
    let isExtern = node.flags.contains(.isExtern) && node.kid(1) == 0
    var cname = CppCompiler.cName(namespace.isEmpty ? node.text : CppCompiler.flat(full))
    if case .functions? = state.names[full] { cname = fresh(cname) }
    if isForeign { cname = node.text }
    if case .variable(let old)? = state.names[full], state.variables[old].isDefined, isPrompt {
      cname = fresh(cname)
    }
    let declared = declaredType(node)
    var variable = CppVariable(
      name: full, type: declared, cname: cname, isDefined: !isExtern, place: node.place)
    variable.isThreadLocal = node.flags.contains(.isThreadLocal)
    let index = state.variables.count
    if case .variable(let old)? = state.names[full], !state.variables[old].isDefined {
      // Declared `extern` before.
      state.variables[old] = variable
      if !isExtern { defineGlobal(old, node) }
      return
    }
    state.variables.append(variable)
    state.names[full] = .variable(index)
    if isForeign { state.variables[index].isDefined = true }
    if isExtern { return }
    defineGlobal(index, node)
  }

  /// Does something outside of all namespaces.
  func outermost(_ body: () -> Void) {
    let space = namespace
    namespace = ""
    body()
    namespace = space
  }

  private func defineStaticMember(_ node: CppNode, _ parts: [String]) {
    let owner = parts.dropLast().joined(separator: "::")
    if let space = namespace(atEndOf: owner) {
      return defineOutside(tree.add(node), parts[parts.count - 1], of: space)
    }
    guard let found = lookup(owner), case .record(let record) = found.entity else {
      error("use of undeclared identifier '\(parts[0])'", at: node.place)
      return
    }
    let name = parts[parts.count - 1]
    guard case .variable(let index)? = state.records[record].members[name] else {
      error(
        "no member named '\(name)' in '\(state.records[record].name)'", at: node.place)
      return
    }
    // What stands in front of the name has the rights of the class already.
    let declared = within(
      CppRef(tree: treeIndex, id: 0), record: record, namespace: namespace
    ) { type(node.kid(0)) }
    if declared.isFailed { return }
    if node.flags.contains(.isStatic) {
      error("'static' can only be specified inside the class definition", at: node.place)
      return
    }
    let old = state.variables[index]
    if let own = old.declaration, node.kid(1) == 0 {
      if old.isDefined, state.trees[own.tree][own.id].flags.contains(.isConstexpr) {
        // It says once more what the class has said.
        state.variables[index].declaration = nil
        return
      }
      if !old.isDefined, declared == old.type {
        state.variables[index].isDefined = true
        state.variables[index].declaration = nil
        return within(own, record: record, namespace: state.records[record].namespace) {
          defineGlobal(index, tree[own.id])
        }
      }
    }
    if old.declaration != nil, node.kid(1) != 0, !old.isDefined {
      error(
        "static data member '\(name)' already has an initializer", at: node.place,
        declaredHere(old.place))
      return
    }
    if old.isDefined {
      error("redefinition of '\(name)'", at: node.place, declaredHere(old.place))
      return
    }
    if declared != old.type, !isSameArray(declared, old.type) {
      error(
        "redefinition of '\(name)' with a different type: '\(self.name(of: declared))' vs '\(self.name(of: old.type))'",
        at: node.place, declaredHere(old.place))
      return
    }
    state.variables[index].type = declared
    state.variables[index].isDefined = true
    within(
      CppRef(tree: treeIndex, id: 0), record: record, namespace: state.records[record].namespace
    ) {
      defineGlobal(index, node)
    }
  }

  private func isSameArray(_ a: CppType, _ b: CppType) -> Bool {
    if case .array(let x, _) = a, case .array(let y, _) = b { return x == y }
    return false
  }

  /// Writes the variable and what gives it its first value.
  func defineGlobal(_ index: Int, _ node: CppNode) {
    var variable = state.variables[index]
    result.displayNames[variable.cname] = variable.name
    let old = function
    function = CppFunctionContext(function: nil, result: .void)
    function?.owner = variable.owner
    defer { function = old }
    scopes.append([:])
    defer { scopes.removeLast() }
    let (type, constantValue) = settledType(variable.type, node)
    if type.isFailed {
      state.variables[index].type = .failed
      return
    }
    variable.type = type
    state.variables[index].type = type
    let thread = variable.isThreadLocal ? "__thread " : ""
    // A value that the compiler knows is there before anything runs.
    if type.isConst, isWhole(type), let constantValue {
      state.variables[index].constant = constantValue
    }
    let place = node.place
    if type.record == nil, !type.isReference, node.kid(1) != 0,
      let code = staticInitialiser(type, node)
    {
      globals += ("\(thread)\(declare(type, variable.cname)) = \(code);\n" <~ place)
      return
    }
    globals += ("\(thread)\(declare(type, variable.cname));\n" <~ place)
    let target = LoweredCode(variable.cname)
    let code = lasting(target, place) { initialise(target, type, node, isStatic: true) }
    if variable.isThreadLocal, !code.isEmpty {
      refuse("thread_local with a value that is computed", at: place)
    }
    let whole = code + registerAtExit(target, type, place)
    if whole.isEmpty { return }
    if isPrompt { statements += whole } else { beginning += whole }
  }

  /// Objects that live until the end are handed to their destructor then, the last one first.
  func registerAtExit(_ target: LoweredCode, _ type: CppType, _ place: SourceRange) -> LoweredCode {
    guard destroys(type) else { return "" }
    let function = destroyFunction(type)
    let node = fresh("__cpp_exit")
    globals += "static struct __cpp_exit \(node);\n"
    return "__cpp_at_exit(&\(node), (void (*)(void *))\(function), &\(target));\n" <~ place
  }

  /// A C initialiser where the value is a constant.
  private func staticInitialiser(_ type: CppType, _ node: CppNode) -> LoweredCode? {
    let initialiser = tree[node.kid(1)]
    guard let first = initialiser.kids.first, initialiser.kids.count == 1 else { return nil }
    if case .array(let element, _) = type.plain {
      if tree[first].kind == .string, element.plain == .char {
        return LoweredCode(tree[first].text)
      }
      return nil
    }
    guard tree[first].kind != .list, isConstant(first) else { return nil }
    let value = expression(first)
    guard !value.type.isFailed else { return nil }
    return converted(value, to: type, at: tree[first].place, context: .variable)
  }

  private func isConstant(_ id: CppTree.ID) -> Bool {
    var waiting = [id]
    while let next = waiting.popLast() {
      let node = tree[next]
      switch node.kind {
      case .integer, .floating, .character, .string, .boolean, .nullPointer, .sizeofType: continue
      case .unary:
        guard ["-", "+", "~", "!"].contains(node.text) else { return false }
        waiting += node.kids
      case .binary:
        if node.text == "," { return false }
        waiting += node.kids
      default: return false
      }
    }
    return true
  }
}
