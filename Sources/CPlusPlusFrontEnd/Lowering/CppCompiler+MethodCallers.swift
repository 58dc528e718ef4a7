import Diagnostics
import Syntax

/// `&Config::load` given to what calls it (`std::thread`, `std::call_once`, `std::function`): something that takes the
/// object first ([func.require]/1), itself or what leads to it, and then the method's arguments.
extension CppCompiler {
  /// `[](auto &&object, auto &&...others) { return std::__object(object).load(std::forward<decltype(others)>(others)...); }`;
  /// nil: the library is not asked for, or there are several such methods.
  func caller(of method: CppValue, _ node: CppNode) -> CppTree.ID? {
    let (place, named) = (node.place, tree[node.kid(0)])
    guard named.kind == .name, splitPath(named.text).count > 1, method.functions.count == 1,
      lookup("std::__object") != nil
    else { return nil }
    func add(
      _ kind: CppNodeKind, _ text: String = "", _ kids: [CppTree.ID] = [], _ flags: CppFlags = []
    ) -> CppTree.ID {
      tree.add(CppNode(kind, place: place, text: text, kids: kids, flags: flags))
    }
    let any = { add(.typeMoveReference, "", [add(.typeName, "auto")]) }
    let (object, others) = ("__object", "__others")
    let target = add(.call, "", [add(.name, "std::__object"), add(.name, object)])
    let forward = add(
      .name, "std::forward", [add(.typeOf, "", [add(.name, others)])], .isTemplate)
    let each = add(.packExpansion, "", [add(.call, "", [forward, add(.name, others)])])
    let callee = add(.member, state.functions[method.functions[0]].name, [target])
    let body = add(
      .block, "", [add(.returnStatement, "", [add(.call, "", [callee, each])])])
    let function = add(
      .function, "operator()",
      [
        add(.typeName, "auto"), body, 0, add(.parameter, object, [any()]),
        add(.parameter, others, [any()], .isVariadic),
      ], .isConst)
    return add(.lambda, "", [function])
  }
}
