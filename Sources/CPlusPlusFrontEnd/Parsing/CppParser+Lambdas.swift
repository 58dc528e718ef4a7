import Diagnostics

/// Lambdas: `[a, &b](int c) mutable -> int { … }`.
extension CppParser {
  mutating func lambda() throws -> CppTree.ID { try scoped { try $0.lambdaInScope() } }

  private mutating func lambdaInScope() throws -> CppTree.ID {
    let start = token.place
    at += 1
    var captures: [CppTree.ID] = []
    while !isSign("]") {
      captures.append(try capture(isFirst: captures.isEmpty))
      if !skip(",") { break }
    }
    try expect("]", "expected ',' or ']' in lambda capture list")
    if isSign("<") { throw refusal("generic lambda") }
    var list: [CppTree.ID] = []
    var flags: CppFlags = .isConst
    if skip("(") {
      let (parameters, variadic) = try parameters()
      list = parameters
      if variadic { flags.insert(.isVariadic) }
    }
    while true {
      if isSign("["), peek(1).text == "[" {
        try skipAttribute()
      } else if skip("mutable") {
        flags.remove(.isConst)
      } else if !skip("constexpr") {
        guard skip("noexcept") else { break }
        if try saysNoexcept() { flags.insert(.isNoexcept) }
      }
    }
    let result = skip("->") ? try typeOnly() : add(.typeName, start, text: "auto")
    guard isSign("{") else { throw problem("expected body of lambda expression") }
    let body = try nested { try $0.block() }
    let function = tree.add(
      CppNode(
        .function, place: start, text: "operator()", kids: [result, body, 0] + list, flags: flags))
    return add(.lambda, start, kids: [function] + captures)
  }

  private mutating func capture(isFirst: Bool) throws -> CppTree.ID {
    let start = token.place
    let next = peek(1).text
    if isSign("=") || isSign("&"), next == "]" || next == "," {
      guard isFirst else { throw problem("capture default must be first") }
      at += 1
      return add(.capture, start, text: tokens[at - 1].text)
    }
    if isSign("*"), next == "this" { throw refusal("[*this]") }
    if skip("this") { return add(.capture, start, text: "this") }
    var flags: CppFlags = skip("&") ? .isByReference : []
    let isNew = skip("...")
    guard isName else { throw problem("expected variable name or 'this' in lambda capture list") }
    let name = try name()
    if isNew || skip("...") { flags.insert(.isVariadic) }
    if isNew, !isSign("=") { throw problem("expected initializer for lambda capture pack") }
    var value = 0
    if skip("=") {
      value = try assignment()
    } else if isSign("{") || isSign("(") {
      throw refusal("a capture that begins with brackets")
    }
    hide(name)
    return add(.capture, start, text: name, kids: [value], flags: flags)
  }
}
