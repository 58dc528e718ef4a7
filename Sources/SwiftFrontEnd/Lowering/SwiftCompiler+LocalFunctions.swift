import Diagnostics
import Syntax

/// Functions inside of functions: blocks in variables.
extension SwiftCompiler {
  /// A function inside a function is a block that knows itself by its variable.
  func localFunction(_ id: Int) -> LoweredCode {
    guard let function = self.function(id, owner: nil) else { return "" }
    if !function.generics.isEmpty { return localGeneric(function) }
    let isLending = function.parameters.contains { $0.isInout }
    let type = SwiftType.function(function.parameters.map(\.type), function.answer)
    if let other = scopes[scopes.count - 1][function.name] {
      if localFunctions[other.cname]?.signature == function.signature {
        error("invalid redeclaration of '\(signature(function))'", at: function.place)
      } else {
        refuse("two things of one name beside each other in a function", at: function.place)
      }
    }
    var variable = declareLocal(function.name, type, isLet: true, place: .none)
    variable.mark = -1
    variable.isLocalFunction = true
    // A name of its own, which nothing else contains.
    if isLending { variable.cname = fresh("lent") }
    scopes[scopes.count - 1][function.name] = variable
    localFunctions[variable.cname] = function
    let names = parameterNames(function)
    let body = closureBody(function, names)
    let list = function.parameters.enumerated().map { "\(parameterType($1)) \(names[$0])" }
    let isRecursive = body.mentions(variable.cname)
    if isLending, isRecursive {
      refuse(
        "a function inside a function that calls itself and is lent a variable", at: function.place)
    }
    if context.isInitializer, body.mentions("this") {
      refuse("a local function that speaks of the struct that is being made", at: function.place)
    }
    let head = "^\(cType(function.result))(\(list.isEmpty ? "void" : list.joined(separator: ", ")))"
    if isRecursive {
      // It refers to itself weakly: a block that held itself would never die.
      let hold = fresh("hold")
      // Whoever else keeps it keeps it so.
      scopes[scopes.count - 1][function.name]?.cname = hold
      localFunctions[hold] = function
      return
        "__block __weak \(cType(type)) \(variable.cname) = 0; \(cType(type)) \(hold) = \(head) { \(body)}; \(variable.cname) = \(hold);\n"
    }
    // No type of Swift's says that a variable is lent.
    return "\(isLending ? "__auto_type" : cType(type)) \(variable.cname) = \(head) { \(body)};\n"
  }

  /// The context of a block that is written where it stands.
  func enterClosure(_ answer: SwiftType, throws isThrowing: Bool) {
    context.enterBody()
    context.result = answer
    context.isInferring = false
    context.throwTarget = isThrowing ? .function : nil
  }

  func closureBody(_ function: SwiftFunction, _ names: [String]) -> LoweredCode {
    let old = context
    enterClosure(function.result, throws: function.flags.contains(.isThrowing))
    scopes.append([:])
    enterParameters(function, names)
    let code = body(tree[function.node.id].kid(2), function.result, of: function)
    scopes.removeLast()
    context = old
    return code
  }
}
