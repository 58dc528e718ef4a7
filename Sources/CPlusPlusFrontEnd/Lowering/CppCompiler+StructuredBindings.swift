import Diagnostics
import Syntax

/// `auto [a, b] = x` ([dcl.struct.bind]): a variable without a name, and names for its parts.
extension CppCompiler {
  func binding(_ node: CppNode) -> LoweredCode {
    let place = node.place
    let hidden = fresh("__parts")
    let names = node.kids.dropFirst(2).map { tree[$0] }
    let initialiser = tree[node.kid(1)].kid(0)
    let seen = quietly { expression(initialiser) }
    var code: LoweredCode
    let whole: CppType
    if case .array(let element, _) = seen.type.plain, !type(node.kid(0)).isReference {
      // An array is copied whole.
      if destroys(element) || !copiesTrivially(element) {
        refuse("a copy of an array of objects", at: place)
        return fail(names)
      }
      whole = type(node.kid(0)).isConst ? seen.type.withConst : seen.type
      let own = enterLocal(hidden, whole, at: place)
      let copied = fullStatement {
        "memcpy(\(own), \(expression(initialiser).code), sizeof(\(own)));\n"
      }
      code = ("\(declare(whole, own));\n\(copied)" <~ place)
    } else {
      let variable = tree.add(
        CppNode(.variable, place: place, text: hidden, kids: [node.kid(0), node.kid(1)]))
      code = localVariable(variable)
      guard let made = local(hidden), !made.type.isFailed else { return fail(names) }
      whole = made.type
    }
    guard let made = local(hidden),
      let parts = parts(of: whole, made.cname, for: names.count, place)
    else { return fail(names) }
    for (name, part) in zip(names, parts) {
      _ = enterLocal(name.text, part.type, at: name.place, cname: part.code)
    }
    return code
  }

  private func fail(_ names: [CppNode]) -> LoweredCode {
    for each in names { _ = enterLocal(each.text, .failed, at: each.place) }
    return ""
  }

  /// Whether there is a name for each part; an array may have more of them than memory could name.
  private func are(
    _ count: Int, for names: Int, in type: CppType, _ place: SourceRange
  ) -> Bool {
    if count == names { return true }
    let shown = self.name(of: type.referred.plain)
    error(
      "type '\(shown)' decomposes into \(count) element\(count == 1 ? "" : "s"), but \(names < count ? "only " : "")\(names) name\(names == 1 ? " was" : "s were") provided",
      at: place)
    return false
  }

  /// The parts of an object or an array, as many as there are names for them, each as C says it.
  private func parts(
    of type: CppType, _ name: String, for names: Int, _ place: SourceRange
  ) -> [(type: CppType, code: String)]? {
    let whole = type.isReference ? "(*\(name))" : name
    func elements(
      _ element: CppType, _ count: Int, _ array: String
    ) -> [(type: CppType, code: String)]? {
      guard are(count, for: names, in: type, place) else { return nil }
      let own = type.referred.isConst ? element.withConst : element
      return (0..<max(0, count)).map { (own, "\(array)[\($0)]") }
    }
    if case .array(let element, let count) = type.referred.plain {
      return elements(element, count, whole)
    }
    guard let record = type.referred.record, isComplete(record) else {
      error(
        "cannot decompose non-class, non-array type '\(self.name(of: type.referred.plain))'",
        at: place)
      return nil
    }
    // An array of std's is a tuple of its elements there ([array.tuple]).
    if isOfLibrary(state.records[record].place), shortName(record) == "array",
      let values = state.records[record].fields.first,
      case .array(let element, let count) = values.type.plain
    {
      return elements(element, count, "(&\(whole))->\(values.cname)")
    }
    if isOfLibrary(state.records[record].place), state.records[record].name.hasPrefix("std::tuple<")
    {
      return tupleElements(record, type, whole, for: names, place)
    }
    var holder = record
    while state.records[holder].fields.isEmpty, let base = state.records[holder].base {
      holder = base
    }
    if let base = state.records[holder].base, !isEmpty(base) {
      refuse("a structured binding of a class whose base has members, too", at: place)
      return nil
    }
    let object = upcast("&\(whole)", from: record, to: holder, mayBeNull: false).text
    var list: [(type: CppType, code: String)] = []
    for field in state.records[holder].fields {
      if field.union != nil {
        refuse("a structured binding of a class with a union in it", at: place)
        return nil
      }
      if !isAccessible(field.access, owner: holder, via: record) {
        error(
          "cannot decompose \(field.access.word) member '\(field.name)' of '\(state.records[holder].name)'",
          at: place, declaredHere(field.place))
        return nil
      }
      let isConst = type.referred.isConst && !field.isMutable && !field.type.isReference
      list.append(
        (isConst ? field.type.withConst : field.type, "(\(object))->\(field.cname)"))
    }
    return are(list.count, for: names, in: type, place) ? list : nil
  }
  /// A tuple of std's has its first element beside a base with the others.
  private func tupleElements(
    _ record: Int, _ type: CppType, _ whole: String, for names: Int, _ place: SourceRange
  ) -> [(type: CppType, code: String)]? {
    var list: [(type: CppType, code: String)] = []
    var holder: Int? = record
    while let next = holder, let field = state.records[next].fields.first {
      let object = upcast("&\(whole)", from: record, to: next, mayBeNull: false).text
      let isConst = type.referred.isConst && !field.type.isReference
      list.append((isConst ? field.type.withConst : field.type, "(\(object))->\(field.cname)"))
      holder = state.records[next].base
    }
    return are(list.count, for: names, in: type, place) ? list : nil
  }
}
