import Diagnostics
import Syntax

/// `dynamic_cast`: which class an object is of, its table of virtual functions says.
///
/// For each class that is asked for there is a function that knows the tables of the class and of all that inherit from
/// it. It is written when the text is through, so that it knows them all; at the prompt more classes may come, and there
/// it is refused. With one base a class, a cast leads up, down, or to nothing.
extension CppCompiler {
  func dynamicCast(_ value: CppValue, to type: CppType, _ place: SourceRange) -> CppValue {
    let isReference = type.isReference
    guard let target = isReference ? type.referred : type.pointee else {
      error(
        "invalid target type '\(name(of: type))' for dynamic_cast; target type must be a reference or pointer type to a defined class",
        at: place)
      return .failed
    }
    guard target.record != nil || target.plain == .void && !isReference else {
      error("'\(name(of: target))' is not a class type", at: place)
      return .failed
    }
    let isLasting = value.isLvalue && !value.isMoved
    if case .reference = type, !isLasting {
      error("dynamic_cast from rvalue to reference type '\(name(of: type))'", at: place)
      return .failed
    }
    let from = decayed(value.type)
    guard let source = isReference ? value.type : from.pointee else {
      error(
        "cannot use dynamic_cast to convert from '\(name(of: value.type))' to '\(name(of: type))'",
        at: place)
      return .failed
    }
    guard let record = source.record else {
      error("'\(name(of: source))' is not a class type", at: place)
      return .failed
    }
    if source.isConst, !target.isConst {
      error(
        "dynamic_cast from '\(name(of: value.type))' to '\(name(of: type))' casts away qualifiers",
        at: place)
      return .failed
    }
    if let wanted = target.record, record == wanted || derives(record, from: wanted) {
      return castValue(value, to: type, "static_cast", place)
    }
    guard isComplete(record), state.records[record].isPolymorphic else {
      error("'\(state.records[record].name)' is not polymorphic", at: place)
      return .failed
    }
    // With one base a class, the object begins where the part with its table does.
    guard let wanted = target.record else {
      return CppValue(type.plain, "((void *)(\(value.code)))" <~ place)
    }
    if isPrompt || isLibrary {
      refuse("dynamic_cast at the prompt", at: place)
      return .failed
    }
    let given = fresh("__object")
    let pointer = "struct \(state.records[wanted].cname) *"
    let address: LoweredCode =
      isReference ? "&\(materialised(value, at: place).code)" : value.code
    let head: LoweredCode = "\(declare(.pointer(.record(record)), given)) = \(address); "
    var none: LoweredCode = "(\(pointer))0"
    if isReference {
      guard case .functions(let list)? = state.names["std::__throw_bad_cast"],
        let first = list.first
      else { return .failed }
      require(first, at: place)
      mayThrow = true
      none = "(\(state.functions[first].cname)(), \(none))"
    }
    var answer: LoweredCode = "(void)\(given); \(none)"
    if derives(wanted, from: record) {
      let above = upcast(
        LoweredCode(given), from: record, to: tableHolder(record), mayBeNull: false)
      let test = "\(state.records[wanted].cname)__is"
      if askedClasses.insert(wanted).inserted {
        prototypes += "static _Bool \(test)(const void *table);\n"
      }
      let below = downcast(LoweredCode(given), from: record, to: wanted)
      answer = "\(given) && \(test)((const void *)(\(above))->__table) ? \(below) : \(none)"
    }
    let found: LoweredCode = "({ \(head)\(answer); })" <~ place
    guard isReference else { return CppValue(type.plain, found) }
    var object = CppValue(target, "(*\(found))")
    object.isLvalue = true
    if case .moveReference = type { object.isMoved = true }
    return object
  }

  /// Whether a table is that of a class or of one below it.
  func buildClassTests() {
    for wanted in askedClasses.sorted() {
      let classes = state.records.indices.filter {
        state.records[$0].isTableBuilt && ($0 == wanted || derives($0, from: wanted))
      }
      let tests = classes.map { "table == &\(state.records[$0].cname)__vtable" }
      let name = "\(state.records[wanted].cname)__is"
      result.displayNames[name] = "dynamic_cast<\(state.records[wanted].name) *>"
      functions +=
        "static _Bool \(name)(const void *table) { return \(tests.isEmpty ? "0" : tests.joined(separator: " || ")); }\n"
    }
  }
}
