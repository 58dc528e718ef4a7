import Diagnostics
import Syntax

/// `for (T x : range)`: over an array by its length, over an object by what its `begin()` and `end()` answer
/// ([stmt.ranged]).
extension CppCompiler {
  func rangeFor(_ node: CppNode) -> LoweredCode {
    // An object is asked for its bounds; it is made in the statement that is put in place of this one.
    let seen = quietly { expression(node.kid(1)) }
    if let record = seen.type.record {
      let hasOwn = findMember("begin", record) != nil && findMember("end", record) != nil
      let isBeside = spaces(beside: [seen]).contains {
        if case .functions? = state.names[$0 + "begin"] { true } else { false }
      }
      if hasOwn || isBeside { return statement(loopByBounds(node, seen, isFree: !hasOwn)) }
    }
    // What the range is part of lives as long as the loop ([class.temporary]/6).
    let outer = temporaries
    temporaries = []
    var range = expression(node.kid(1))
    let own = temporaries
    temporaries = outer
    var before = inOrder(own, of: range.code)
    if range.isList {
      guard let made = listed(node.kid(1)) else { return "" }
      (before, range) = made
    }
    if range.type.isFailed { return "" }
    guard case .array(let element, let count) = range.type.plain, range.isLvalue else {
      let isObject = range.type.record != nil && state.names["begin"] != nil
      if range.functions.isEmpty, !isObject, elementRecord(range.type) == range.type.record {
        error(
          "invalid range expression of type '\(name(of: range.type))'; no viable 'begin' function available",
          at: tree[node.kid(1)].place)
        return ""
      }
      refuse("range-based for over '\(name(of: range.type))'", at: tree[node.kid(1)].place)
      return ""
    }
    if own.count > 1 || own.count == 1 && range.temporaries != [0] {
      refuse("range-based for over this", at: tree[node.kid(1)].place)
      return ""
    }
    let variable = tree[node.kid(0)]
    let counter = fresh("__i")
    let array = fresh("__range")
    return scoped {
      var item = CppValue(element, "\(array)[\(counter)]")
      item.isLvalue = true
      let code: LoweredCode =
        "\(before)\(declare(.pointer(element), array)) = \(range.code);\n"
      function?.loopDepth += 1
      defer { function?.loopDepth -= 1 }
      let body = scoped { () -> LoweredCode in
        let declared = type(variable.kid(0))
        let bound = rangeVariable(declared, item, node.kid(0))
        return bound + inner(node.kid(2), continues: true)
      }
      return code + "for (long \(counter) = 0; \(counter) < \(count); \(counter)++) \(body)"
    } <~ node.place
  }

  /// `{1, 2, 3}` as an array of what all of them are; nil: complained.
  private func listed(_ id: CppTree.ID) -> (LoweredCode, CppValue)? {
    let kids = tree[id].kids
    let types = Set(kids.map { kid in quietly { decayed(expression(kid).type) } })
    guard let element = types.first, types.count == 1, !element.isFailed else {
      for kid in kids { _ = expression(kid) }
      refuse("range-based for over a list of these", at: tree[id].place)
      return nil
    }
    let name = fresh("__list")
    let (type, target) = (CppType.array(element, kids.count), LoweredCode(name))
    let made = fullStatement {
      initialise(
        target, type, kids: kids, kind: .braceInitializer, place: tree[id].place,
        context: .element, isExplicit: false)
    }
    let code = declared(target, type, made, destroyedLater(target, type))
    var value = CppValue(.array(element.withConst, kids.count), target)
    value.isLvalue = true
    return (code, value)
  }

  private func rangeVariable(_ declared: CppType, _ item: CppValue, _ id: CppTree.ID)
    -> LoweredCode
  {
    let variable = tree[id]
    var wanted = declared
    switch declared {
    case .moveReference(.auto): wanted = .reference(item.type)
    default: if isAuto(declared) { wanted = deduced(declared, item) }
    }
    if wanted.isFailed {
      error(
        "variable '\(variable.text)' with type '\(name(of: declared))' has incompatible initializer of type '\(name(of: item.type))'",
        at: variable.place)
      return ""
    }
    if let record = wanted.record, isResult(id, wanted) {
      let made = fullStatement {
        constructed("__result", record, [item], variable.place) + ";\n"
      }
      return resultVariable(variable, wanted, record, made)
    }
    let cname = enterLocal(variable.text, wanted, at: variable.place)
    if wanted.isReference {
      let bound = bind(item, to: wanted, at: variable.place, context: .variable)
      return "\(declare(wanted, cname)) = \(bound);\n" <~ variable.place
    }
    if let record = wanted.record {
      let made = fullStatement {
        constructed("&\(cname)", record, [item], variable.place) + ";\n"
      }
      let leaving = destroyedLater(LoweredCode(cname), wanted)
      return self.declared(LoweredCode(cname), wanted, made, leaving) <~ variable.place
    }
    let value = converted(item, to: wanted, at: variable.place, context: .variable)
    return "\(declare(wanted, cname)) = \(value);\n" <~ variable.place
  }

  /// `{ auto &r = range; auto i = r.begin(); auto e = r.end(); for (; i != e; ++i) { T x = *i; body } }`
  /// `isFree`: `begin(r)` and `end(r)`, which stand beside the class.
  private func loopByBounds(
    _ node: CppNode, _ range: CppValue, isFree: Bool
  ) -> CppTree.ID {
    let place = tree[node.kid(1)].place
    func add(
      _ kind: CppNodeKind, _ text: String = "", _ kids: [CppTree.ID] = [], _ flags: CppFlags = []
    )
      -> CppTree.ID
    {
      tree.add(CppNode(kind, place: place, text: text, kids: kids, flags: flags))
    }
    let reference: CppNodeKind = range.isMoved ? .typeMoveReference : .typeReference
    let isNamed = range.isLvalue
    func declare(_ name: String, _ value: CppTree.ID, isReference: Bool = false) -> CppTree.ID {
      let auto = add(.typeName, "auto")
      let type = isReference ? add(reference, "", [auto]) : auto
      let initialiser = add(.equalInitializer, "", [value])
      return add(.declarationStatement, "", [add(.variable, name, [type, initialiser])])
    }
    let (whole, item, end) = (fresh("__range"), fresh("__begin"), fresh("__end"))
    func bound(_ method: String) -> CppTree.ID {
      isFree
        ? add(.call, "", [add(.name, method), add(.name, whole)])
        : add(.call, "", [add(.member, method, [add(.name, whole)])])
    }
    var variable = tree[node.kid(0)]
    variable.kids[1] = add(.equalInitializer, "", [add(.unary, "*", [add(.name, item)])])
    var governed = tree[node.kid(2)]
    if governed.kind == .block { governed.flags.insert(.continuesScope) }
    let body = add(
      .block, "", [add(.declarationStatement, "", [tree.add(variable)]), tree.add(governed)])
    let loop = add(
      .forStatement, "",
      [
        0, add(.binary, "!=", [add(.name, item), add(.name, end)]),
        add(.unary, "++", [add(.name, item)]), body,
      ])
    return add(
      .block, "",
      [
        declare(whole, node.kid(1), isReference: isNamed), declare(item, bound("begin")),
        declare(end, bound("end")), loop,
      ])
  }
}
