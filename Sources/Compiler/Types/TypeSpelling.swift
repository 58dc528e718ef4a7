import Diagnostics
import Syntax

/// Writes a type as C does, for messages: `Singleton *`, `int (*)(void)`, `const char *`.
///
/// C writes a type from the inside out: the name stands where a variable's would, pointers grow to its
/// left, arrays and parameters to its right, and a pointer to one of those needs parentheses. So the
/// spelling is built around a growing middle part.
extension TypeTable {
  /// Parts of a type that are spelled out: a function of functions of functions doubles with each floor.
  static var longestSpelling: Int { 60 }

  func spelling(_ type: TypeID, names: NameTable) -> String {
    var room = TypeTable.longestSpelling
    return spell(type, around: "", names: names, depth: 0, &room)
  }

  /// As clang quotes it: `'NSInteger' (aka 'long')` where a typedef hides a C type.
  func quoted(_ type: TypeID, names: NameTable) -> String {
    let written = spelling(type, names: names)
    guard entries[type.index].kind == .typedef, kind(type) != .record else { return "'\(written)'" }
    let plain = spelling(canonical(type), names: names)
    if plain == written || written == "BOOL" || written == "id" { return "'\(written)'" }
    return "'\(written)' (aka '\(plain)')"
  }

  private func qualifierText(_ type: TypeID) -> String {
    var text = ""
    if type.qualifiers & TypeQualifier.const != 0 { text += "const " }
    if type.qualifiers & TypeQualifier.atomic != 0 { text += "_Atomic " }
    if type.qualifiers & TypeQualifier.volatile != 0 { text += "volatile " }
    return text
  }

  /// `<NSString *><NSCopying>`: type arguments and protocols.
  private func parameterText(
    _ entry: TypeEntry, _ names: NameTable, _ depth: Int, _ room: inout Int
  ) -> String {
    let arguments = lists[Int(entry.c >> 1)].map {
      spell(TypeID(raw: $0), around: "", names: names, depth: depth + 1, &room)
    }
    let protocols = lists[Int(entry.b)].map { names[$0] }
    return (arguments.isEmpty ? "" : "<" + arguments.joined(separator: ", ") + ">")
      + (protocols.isEmpty ? "" : "<" + protocols.joined(separator: ", ") + ">")
  }

  private func spell(
    _ type: TypeID, around middle: String, names: NameTable, depth: Int, _ room: inout Int
  ) -> String {
    room -= 1
    if depth > 64 || room < 0 { return "…" }
    let entry = entries[type.index]
    func named(_ name: String) -> String {
      let base = qualifierText(type) + name
      if middle.isEmpty || middle.utf8.first == UInt8(ascii: "[") { return base + middle }
      return base + " " + middle
    }
    func starred(_ mark: String, _ target: TypeID) -> String {
      var inner = mark
      let qualifiers = qualifierText(type)
      if !qualifiers.isEmpty { inner += qualifiers.dropLast() }
      if !middle.isEmpty, !qualifiers.isEmpty { inner += " " }
      inner += middle
      let kind = entries[target.index].kind
      if kind == .function || kind == .array { inner = "(" + inner + ")" }
      return spell(target, around: inner, names: names, depth: depth + 1, &room)
    }
    switch entry.kind {
    case .error: return named("<error>")
    case .void: return named("void")
    case .bool: return named("_Bool")
    case .char: return named("char")
    case .signedChar: return named("signed char")
    case .unsignedChar: return named("unsigned char")
    case .short: return named("short")
    case .unsignedShort: return named("unsigned short")
    case .int: return named("int")
    case .unsignedInt: return named("unsigned int")
    case .long: return named("long")
    case .unsignedLong: return named("unsigned long")
    case .longLong: return named("long long")
    case .unsignedLongLong: return named("unsigned long long")
    case .float: return named("float")
    case .double: return named("double")
    case .longDouble: return named("long double")
    case .selector: return named("SEL")
    case .vaList: return named("va_list")
    case .instancetype: return named("instancetype")
    case .typedef, .typeParameter: return named(names[entry.a])
    case .objectClass: return named(names[entry.a] + parameterText(entry, names, depth, &room))
    case .record:
      let record = self.record(type)
      let name = record.name == 0 ? "(unnamed)" : names[record.name]
      return named((record.isUnion ? "union " : "struct ") + name)
    case .enumeration:
      let name = enumeration(type).name
      return named("enum " + (name == 0 ? "(unnamed)" : names[name]))
    case .objectPointer:
      let parameters = parameterText(entry, names, depth, &room)
      if entry.a == TypeTable.anyObject { return named("id" + parameters) }
      if entry.a == TypeTable.anyClass { return named("Class" + parameters) }
      let kindof = entry.c & 1 != 0 ? "__kindof " : ""
      return kindof + names[entry.a] + parameters + " *" + qualifierText(type) + middle
    case .pointer: return starred("*", TypeID(raw: entry.a))
    case .blockPointer: return starred("^", TypeID(raw: entry.a))
    case .array:
      let size = entry.b < 0 ? "" : String(entry.b)
      let inner = middle + "[\(size)]"
      return spell(TypeID(raw: entry.a), around: inner, names: names, depth: depth + 1, &room)
    case .function:
      var parts = lists[Int(entry.b)].map {
        spell(TypeID(raw: $0), around: "", names: names, depth: depth + 1, &room)
      }
      if entry.c & 1 != 0 { parts.append("...") }
      if parts.isEmpty, entry.c & 2 != 0 { parts.append("void") }
      let inner = middle + "(" + parts.joined(separator: ", ") + ")"
      return spell(TypeID(raw: entry.a), around: inner, names: names, depth: depth + 1, &room)
    }
  }
}
