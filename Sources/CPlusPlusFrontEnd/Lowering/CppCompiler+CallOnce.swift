import Diagnostics
import Syntax

/// `std::call_once` of whatever can be called, with its arguments: the library's own takes a plain function.
extension CppCompiler {
  /// nil: no call of the library's `call_once`, or one of a plain function.
  func callOnce(_ callee: CppValue, _ arguments: [CppValue], _ place: SourceRange) -> CppValue? {
    guard let index = callee.functions.first, state.functions[index].fullName == "std::call_once",
      arguments.count >= 2, let record = arguments[1].type.record,
      findMember("operator()", record) != nil,
      let flag = state.functions[index].parameters.first?.type
    else { return nil }
    let type = arguments[1].type
    let held = materialised(arguments[1], at: place)
    var object = CppValue(type, "(*__called)")
    object.isLvalue = true
    guard
      let call = operatorCall(
        "()", [object] + arguments.dropFirst(2), place, quiet: true)
    else {
      error("no matching function for call to 'call_once'", at: place)
      return .failed
    }
    let once = bind(arguments[0], to: flag, at: place, context: .parameter)
    let work = call.make.map { _ in materialised(call, at: place).code } ?? call.code
    let begin: LoweredCode =
      "\(declare(.pointer(flag.referred), "__flag")) = \(once); \(declare(.pointer(type), "__called")) = &\(held.code);"
    return CppValue(
      .void,
      "({ \(begin) if (__selfsame_onceEnter(&__flag->token)) { (void)(\(work)); __selfsame_onceDone(&__flag->token); } })"
        <~ place)
  }
}
