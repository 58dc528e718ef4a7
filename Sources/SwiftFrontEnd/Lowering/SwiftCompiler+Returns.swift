import Diagnostics
import Syntax

/// `return`: what a function, a closure or an initialiser answers.
extension SwiftCompiler {
  /// Whether the body is a closure's, and no function's within a function.
  private var isInClosure: Bool { context.closures.last?.depth == context.closureDepth }

  /// A type as it is written: of nothing, and of a function that answers nothing, mostly with the word `Void`.
  func spelled(_ type: SwiftType) -> String {
    let name = name(of: type)
    if type == .void { return "Void" }
    guard case .function(_, .void) = type, name.hasSuffix("-> ()") else { return name }
    return name.dropLast(2) + "Void"
  }

  func returnStatement(_ node: SwiftNode) -> LoweredCode {
    if context.isTopLevel, !isPrompt, !context.isInDefer {
      error("return invalid outside of a func", at: node.place)
      return ""
    }
    if context.isInDefer {
      error("'return' cannot transfer control out of a defer statement", at: node.place)
      return ""
    }
    if let text = context.returnText {
      if node.kid(0) != 0 {
        if tree[node.kid(0)].kind == .nilLiteral, context.failable {
          return left(by: unborn(at: node.place) + leavingWithNothing())
        }
        error("'nil' is the only return value permitted in an initializer", at: node.place)
      }
      return left(by: "\(text); ")
    }
    if node.kid(0) == 0 {
      if context.isInferring, context.inferred == nil { context.inferred = .void }
      if context.result != .void, !context.isInferring {
        error(
          isInClosure
            ? "cannot convert value of type '()' to closure result type '\(spelled(context.result))'"
            : "non-void function should return a value", at: node.place)
      }
      return left(by: "return; ")
    }
    noteEscaping(node.kid(0), .context)
    if context.isInferring {
      if passesOverNil, tree[node.kid(0)].kind == .nilLiteral { return "" }
      let value = expression(node.kid(0), expected: context.inferred)
      if context.inferred == nil { context.inferred = value.type }
      let code = convert(value, to: context.inferred ?? value.type, at: node.place) {
        "cannot convert value of type '\($0)' to closure result type '\($1)'"
      }
      return returned(code, context.inferred ?? value.type)
    }
    let value = expression(node.kid(0), expected: context.result)
    noteSome(value, at: tree[node.kid(0)].place)
    if context.result == .void, value.type != .void, value.type != .failed {
      error(
        isInClosure
          ? "cannot convert value of type '\(name(of: value.type))' to closure result type 'Void'"
          : "unexpected non-void return value in void function", at: tree[node.kid(0)].place)
      return ""
    }
    let wanted = context.result.unwrapped.map { name(of: $0) }
    let code = convert(value, to: context.result, at: tree[node.kid(0)].place) { from, to in
      if isInClosure {
        let result = value.type.unwrapped == nil ? wanted ?? to : to
        return "cannot convert value of type '\(from)' to closure result type '\(result)'"
      }
      return conformance(from, to).map {
        "return expression of type '\(from)' does not conform to '\($0)'"
      }
        ?? "cannot convert return expression of type '\(from)' to return type '\(to)'"
    }
    if value.type == .void { return returned(code, .void) }
    return returned(code, context.result)
  }
}
