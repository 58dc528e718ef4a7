import Diagnostics
import Syntax

/// `dynamic_cast`: which class an object is of, its table of virtual functions says.
///
/// For each class that is asked for there is a function that knows the tables of the class and of all that inherit from
/// it. It is written when the text is through, so that it knows them all; at the prompt more classes may come, and there
/// it is refused. With one base a class, a cast leads up, down, or to nothing.
extension CppCompiler {
  func dynamicCast(_ value: CppValue, to type: CppType, _ place: SourceRange) -> CppValue {
    if type.isReference {
      refuse("dynamic_cast to a reference", at: place)
      return .failed
    }
    guard let target = type.pointee else {
      error(
        "invalid target type '\(name(of: type))' for dynamic_cast; target type must be a reference or pointer type to a defined class",
        at: place)
      return .failed
    }
    guard let wanted = target.record else {
      if target.plain == .void {
        refuse("dynamic_cast to void *", at: place)
      } else {
        error("'\(name(of: target))' is not a class type", at: place)
      }
      return .failed
    }
    let from = decayed(value.type)
    guard let source = from.pointee else {
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
    if record == wanted || derives(record, from: wanted) {
      return castValue(value, to: type, "static_cast", place)
    }
    guard state.records[record].isPolymorphic else {
      error("'\(state.records[record].name)' is not polymorphic", at: place)
      return .failed
    }
    if isPrompt || isLibrary {
      refuse("dynamic_cast at the prompt", at: place)
      return .failed
    }
    let given = fresh("__object")
    let pointer = "struct \(state.records[wanted].cname) *"
    let head: LoweredCode = "\(declare(.pointer(.record(record)), given)) = \(value.code); "
    guard derives(wanted, from: record) else {
      return CppValue(type.plain, "({ \(head)(void)\(given); (\(pointer))0; })" <~ place)
    }
    let holder = tableHolder(record)
    let table: LoweredCode =
      "(const void *)(\(upcast(LoweredCode(given), from: record, to: holder, mayBeNull: false)))->__table"
    let test = "\(state.records[wanted].cname)__is"
    if askedClasses.insert(wanted).inserted {
      prototypes += "static _Bool \(test)(const void *table);\n"
    }
    return CppValue(
      type.plain,
      "({ \(head)\(given) && \(test)(\(table)) ? \(downcast(LoweredCode(given), from: record, to: wanted)) : (\(pointer))0; })"
        <~ place)
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
