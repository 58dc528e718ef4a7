import Diagnostics
import Syntax

/// A generic function inside of a function, with what is seen where it stands.
struct LocalGeneric {
  let function: SwiftFunction
  let tree: Int
  let scopes: [[String: SwiftVariable]]
  let context: SwiftContext
  let bindings: [String: SwiftType]
  let announced: [Set<String>]
  let upcoming: [Set<String>]
  /// By the types it is called with, each with the name by which it calls itself.
  var instances: [[SwiftType]: (made: SwiftFunction, own: String)] = [:]
}

/// Generic functions inside of functions: where one stands is a mark, and each set of types that it is called with puts
/// a block there.
extension SwiftCompiler {
  func localGeneric(_ function: SwiftFunction) -> LoweredCode {
    var function = function
    function.cname = fresh("generic")
    if scopes[scopes.count - 1][function.name] != nil {
      refuse("two things of one name beside each other in a function", at: function.place)
    }
    var variable = declareLocal(function.name, .void, isLet: true, place: .none)
    (variable.mark, variable.cname) = (-1, function.cname)
    scopes[scopes.count - 1][function.name] = variable
    localGenerics[function.cname] = LocalGeneric(
      function: function, tree: treeIndex, scopes: scopes, context: context, bindings: bindings,
      announced: announced, upcoming: upcoming)
    if isOpaqueReading {
      placesOfLocalGenerics.append(function.place)
      open(function)
    }
    return LoweredCode("\u{2}" + function.cname)
  }

  /// The block for these types, written when all that is around it is.
  func localInstance(
    of function: SwiftFunction, _ types: [SwiftType], _ made: SwiftFunction
  ) -> SwiftFunction {
    guard let local = localGenerics[function.cname] else { return made }
    if let known = local.instances[types] { return known.made }
    var made = made
    made.cname = fresh("local")
    let own = fresh("own")
    localGenerics[function.cname]?.instances[types] = (made, own)
    let result = made
    pending.append { [self] in writeLocal(result, own, types, local) }
    return made
  }

  private func writeLocal(
    _ made: SwiftFunction, _ own: String, _ types: [SwiftType], _ local: LocalGeneric
  ) {
    let old = (scopes, context, bindings, announced, upcoming)
    (scopes, context, bindings) = (local.scopes, local.context, local.bindings)
    (announced, upcoming) = (local.announced, local.upcoming)
    let before = pending
    pending = []
    for (name, type) in zip(local.function.generics, types) { bindings[name] = type }
    inTree(local.tree) {
      let names = parameterNames(made)
      let body = closureBody(made, names)
      if local.context.isInitializer, body.mentions("this") {
        refuse("a local function that speaks of the struct that is being made", at: made.place)
      }
      let list = made.parameters.enumerated().map { "\(parameterType($1)) \(names[$0])" }
      let head = "^\(cType(made.result))(\(list.isEmpty ? "void" : list.joined(separator: ", ")))"
      let type = SwiftType.function(made.parameters.map(\.type), made.answer)
      let isLending = made.parameters.contains { $0.isInout }
      let calls = body.mentions(own)
      if isLending, calls {
        refuse(
          "a function inside a function that calls itself and is lent a variable", at: made.place)
      }
      var code: LoweredCode = calls ? "__block __weak \(cType(type)) \(own) = 0; " : ""
      code +=
        "\(isLending ? "__auto_type" : cType(type)) \(made.cname) = \(head) { \(body)};\n"
      if calls { code += "\(own) = \(made.cname);\n" }
      localCode[local.function.cname, default: LoweredCode()] += code.at(made.place)
    }
    let inner = bindings
    pending =
      before
      + pending.map { work in
        { [self] in
          let old = bindings
          bindings = inner
          inTree(local.tree) { work() }
          bindings = old
        }
      }
    (scopes, context, bindings, announced, upcoming) = old
  }

  func callLocalGeneric(
    _ local: LocalGeneric, _ node: SwiftNode, _ arguments: [Int], _ expected: SwiftType?
  ) -> SwiftValue {
    let function = local.function
    guard let made = instantiate(function, node, arguments, nil, expected),
      let values = match(made, node, arguments, report: true)
    else { return failed() }
    checkExclusivity(made, node, arguments)
    var name = made.cname
    if function.place.start <= node.place.start, node.place.end <= function.place.end,
      let known = localGenerics[function.cname]?.instances
    {
      // A block that held itself would never die, and none holds the other.
      let types = function.generics.compactMap { bindings[$0] }
      guard let own = known[types], own.made.cname == made.cname else {
        refuse(
          "a generic function inside a function that calls itself with other types", at: node.place)
        return failed()
      }
      name = own.own
    }
    let value = SwiftValue(type: made.result, code: "\(name)(\(values.joined(", ")))")
    return thrown(complete(value), of: made, node, arguments)
  }

  /// The pieces with the blocks at their marks.
  func withLocalGenerics(_ pieces: [LoweredPiece]) -> [LoweredPiece] {
    if localGenerics.isEmpty { return pieces }
    var row: [LoweredPiece] = []
    row.reserveCapacity(pieces.count)
    for piece in pieces {
      if piece.text.utf8.first == 2 {
        let code = localCode[String(piece.text.dropFirst())] ?? LoweredCode()
        row += withLocalGenerics(code.pieces)
      } else {
        row.append(piece)
      }
    }
    return row
  }
}
