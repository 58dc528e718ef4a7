import Diagnostics
import Syntax

/// Variables outside of types that have code: what is worked out, and what is watched.
///
/// Of a global the code stands in functions, of a local variable in blocks that are named like them.
extension SwiftCompiler {
  private func names(_ cname: String) -> (get: String, set: String) {
    (cname + "__get", cname + "__set")
  }

  /// The code that a variable has; its name and its type are known.
  private func equip(_ variable: inout SwiftVariable, _ accessors: SwiftNode) {
    let names = names(variable.cname)
    if accessors.kid(0) != 0 {
      variable.getter = names.get
      if accessors.kid(1) != 0 { variable.setter = names.set }
    } else {
      variable.setter = names.set
    }
  }

  /// A global with code, as soon as it is entered.
  func equipGlobal(_ node: SwiftNode, _ type: SwiftType) {
    guard var variable = state.globals[node.text], type != .failed else { return }
    let accessors = tree[node.kid(2)]
    equip(&variable, accessors)
    state.globals[node.text] = variable
    let bare = bare(variable)
    let (home, place, names) = (treeIndex, node.place, names(variable.cname))
    if variable.getter != nil {
      result.displayNames[names.get] = node.text
      prototypes.add("\(cType(type)) \(names.get)(void);\n", at: place)
      pending.append { [self] in
        let code = inTree(home) { inFunction { getterBody(accessors, type) } }
        implementations.add("\(cType(type)) \(names.get)(void) { \(code)}\n", at: place)
      }
    }
    guard variable.setter != nil else { return }
    result.displayNames[names.set] = node.text + ".setter"
    prototypes.add("void \(names.set)(\(declaration(type, "newValue")));\n", at: place)
    pending.append { [self] in
      let code = inTree(home) {
        inFunction { setterBody(accessors, type, node.text, bare) }
      }
      implementations.add(
        "void \(names.set)(\(declaration(type, "newValue"))) { \(code)}\n", at: place)
    }
  }

  /// The blocks of a local variable, which stand where it does.
  func equipLocal(_ node: SwiftNode, _ type: SwiftType) -> LoweredCode {
    guard var variable = scopes[scopes.count - 1][node.text], type != .failed else { return "" }
    let accessors = tree[node.kid(2)]
    equip(&variable, accessors)
    let bare = bare(variable)
    var code = LoweredCode()
    let names = names(variable.cname)
    if variable.getter != nil {
      variable.mark = -1
      let get = inBlock(type) { getterBody(accessors, type) }
      code += "\(cType(.function([], type))) \(names.get) = ^\(cType(type))(void) { \(get)};\n"
      result.variableNames[names.get] = node.text
    }
    if variable.setter != nil {
      let set = inBlock(.void) { setterBody(accessors, type, node.text, bare) }
      code +=
        "\(cType(.function([type], .void))) \(names.set) = ^void(\(declaration(type, "newValue"))) { \(set)};\n"
      result.variableNames[names.set] = node.text
    }
    scopes[scopes.count - 1][node.text] = variable
    return code
  }

  /// The variable as its own observers see it.
  private func bare(_ variable: SwiftVariable) -> SwiftVariable {
    var bare = variable
    (bare.getter, bare.setter) = (nil, nil)
    return bare
  }

  private func getterBody(_ accessors: SwiftNode, _ type: SwiftType) -> LoweredCode {
    context.result = type
    return body(accessors.kid(0), type, of: nil)
  }

  private func setterBody(
    _ accessors: SwiftNode, _ type: SwiftType, _ text: String, _ own: SwiftVariable
  ) -> LoweredCode {
    enter(accessors.labels[0], type, as: "newValue")
    if accessors.kid(1) != 0 { return block(accessors.kid(1), inScope: true) }
    enter(accessors.labels[1], type, as: "oldValue")
    scopes[scopes.count - 1][text] = own
    _ = lookup(text)
    var code = LoweredCode()
    if accessors.kid(2) != 0 { code += "{ \(block(accessors.kid(2), inScope: true))} " }
    if accessors.kid(3) != 0, asksForOld(accessors) {
      code += "\(declaration(type, "oldValue")) = \(own.cname); "
    }
    code += "\(own.cname) = newValue; "
    if accessors.kid(3) != 0 { code += "{ \(block(accessors.kid(3), inScope: true))} " }
    return code
  }

  private func inFunction(_ make: () -> LoweredCode) -> LoweredCode {
    let old = (context, scopes, chains)
    defer { (context, scopes, chains) = old }
    context = SwiftContext()
    scopes = [[:]]
    chains = []
    return make()
  }

  private func inBlock(_ answer: SwiftType, _ make: () -> LoweredCode) -> LoweredCode {
    let old = context
    enterClosure(answer, throws: false)
    scopes.append([:])
    let code = make()
    scopes.removeLast()
    context = old
    return code
  }
}
