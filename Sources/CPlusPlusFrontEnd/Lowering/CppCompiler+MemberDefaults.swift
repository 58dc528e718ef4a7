import Diagnostics
import Syntax

/// Values that a class gives its members: `int n = 3;`. They stand in the scope of the class ([class.base.init]/15):
/// what a name means there no parameter and no variable of the function changes that makes the object.
extension CppCompiler {
  /// In a constructor: the object is `this`.
  func valueOfMember(
    _ field: CppField, _ value: CppRef, of record: Int, _ target: LoweredCode
  ) -> LoweredCode {
    inClassScope(of: record) {
      within(value, record: record, namespace: state.records[record].namespace) {
        let node = tree[value.id]
        return fullStatement {
          initialise(
            target, field.type, kids: node.kids, kind: node.kind, place: node.place,
            context: .member, isExplicit: node.kind != .equalInitializer)
        }
      }
    }
  }

  /// A class whose objects nobody makes has given its members values all the same: what is wrong with them is said.
  func checkValuesOfMembers() {
    for record in classesWithValues {
      let outer = (function, scopes)
      function = CppFunctionContext(function: nil, result: .void)
      function?.owner = record
      function?.isStatic = false
      scopes = []
      for field in state.records[record].fields {
        guard let value = field.value, !field.type.isFailed else { continue }
        _ = valueOfMember(field, value, of: record, "this->\(field.cname)")
      }
      (function, scopes) = outer
    }
  }

  /// In a list in braces, which may leave out the last of an aggregate's members ([dcl.init.aggr]/5).
  func valueOfMember(
    _ field: CppField, _ value: CppRef, of record: Int, inAggregate target: LoweredCode
  ) -> LoweredCode {
    let outer = function
    if function == nil { function = CppFunctionContext(function: nil, result: .void) }
    function?.isLambda = false
    function?.begins = 0
    function?.owner = record
    function?.isStatic = false
    function?.isConst = false
    defer {
      if let outer {
        function?.isLambda = outer.isLambda
        function?.begins = outer.begins
        function?.owner = outer.owner
        function?.isStatic = outer.isStatic
        function?.isConst = outer.isConst
      } else {
        function = nil
      }
    }
    let held = heldTemporaries.count
    let code = inClassScope(of: record) {
      within(value, record: record, namespace: state.records[record].namespace) {
        let node = tree[value.id]
        return initialise(
          "this->\(field.cname)", field.type, kids: node.kids, kind: node.kind, place: node.place,
          context: .member, isExplicit: node.kind != .equalInitializer)
      }
    }
    for position in heldTemporaries.indices.dropFirst(held)
    where heldTemporaries[position].holder == "this" {
      heldTemporaries[position].holder = root(of: target)
    }
    // The object may be part of another `this`, which the new one hides.
    let own = fresh("__own")
    let type = "struct \(state.records[record].cname) *"
    return "{ \(type)\(own) = &\(target); { \(type)this = \(own); \(code)} }\n"
  }

  /// Names mean what they mean in a class's text. Of the functions around, where it is a local class, only types and
  /// enumerators have a meaning there.
  private func inClassScope<T>(of record: Int, _ body: () -> T) -> T {
    var around: Set<Int> = []
    var next: Int? = record
    while let index = next {
      around.insert(index)
      next = state.records[index].outer
    }
    let outer = scopes
    let position = scopes.lastIndex { scope in
      scope.types.values.contains {
        if case .record(let index)? = $0.entity { around.contains(index) } else { false }
      }
    }
    scopes = (position.map { outer[...$0].map(\.types) } ?? []) + [[:]]
    defer { scopes = outer }
    return body()
  }
}
