import Diagnostics
import Syntax

/// Exceptions ([except]).
///
/// What is thrown lies in memory of its own until the last handler is through with it. `throw` looks for a handler
/// first, through a list of the `try` blocks that are open: where there is none the program ends where it stands, and
/// nothing is destroyed. Otherwise the machine's own exception goes up to the handler, and on its way runs what C
/// calls `cleanup`: the destructors of the variables, and of the parts of objects, that have been made by then.
extension CppCompiler {
  // MARK: throw

  func thrown(_ node: CppNode) -> CppValue {
    let place = node.place
    guard node.kid(0) != 0 else {
      guard let caught = caught.last else {
        refuse("throw; outside of a handler", at: place)
        return .failed
      }
      mayThrow = true
      return CppValue(.void, "__cpp_throw_again(\(caught))" <~ place)
    }
    var value = expression(node.kid(0))
    if value.type.isFailed { return .failed }
    guard value.functions.isEmpty, !value.isList else {
      refuse("throw of this", at: place)
      return .failed
    }
    // A local that is thrown is about to go, where it is none of outside of the `try` ([expr.throw], [class.copy.elision]).
    let text = tree[node.kid(0)].kind == .name ? tree[node.kid(0)].text : ""
    if let local = text.isEmpty ? nil : local(text), value.isLvalue, !local.isStatic,
      !local.type.isReference,
      scopes.lastIndex(where: { $0[text] != nil }) ?? 0 >= function?.tryScopes.last ?? 0
    {
      value.isMoved = true
    }
    let type = decayed(value.type).plain
    guard let info = typeInfo(type, at: place) else { return .failed }
    mayThrow = true
    let name = fresh("__thrown")
    keep(name, "\(declare(.pointer(type), name)); " <~ place)
    let made: LoweredCode
    if let record = type.record {
      let code = objectFrom(
        value, at: LoweredCode(name), record, place: place, context: .variable)
      made = code.isEmpty ? "0" : code
    } else {
      made = "*\(name) = \(converted(value, to: type, at: place, context: .variable))"
    }
    let destroy = destroys(type) ? "(void (*)(void *))\(destroyFunction(type))" : "0"
    let memory = "\(name) = malloc(sizeof(*\(name)))" <~ place
    return CppValue(
      .void, "(\(memory), \(made), __cpp_throw(\(name), &\(info), \(destroy)))" <~ place)
  }

  /// `c ? throw x : value`: it is the value where nothing is thrown.
  func other(
    _ value: CppValue, than thrown: CppValue, _ condition: LoweredCode, _ isFirst: Bool
  ) -> CppValue {
    var result = value
    let test: LoweredCode = isFirst ? "(\(condition))" : "!(\(condition))"
    if let make = value.make {
      result.make = { "(\(test) ? (void)(\(thrown.code)) : (void)(\(make($0))))" }
    } else if value.isLvalue {
      result.code = "(*(\(test) ? (\(thrown.code), &\(value.code)) : &\(value.code)))"
    } else if value.type.plain == .void {
      result.code = "(\(test) ? (void)(\(thrown.code)) : (void)(\(value.code)))"
    } else {
      result.code = "(\(test) ? (\(thrown.code), \(value.code)) : \(value.code))"
    }
    (result.constant, result.withAddress) = (nil, nil)
    return result
  }

  /// What says at run time of which type something thrown is; nil: refused.
  private func typeInfo(_ type: CppType, at place: SourceRange) -> String? {
    let cname =
      type.record.map { state.records[$0].cname + "__type" }
      ?? "__cpp_type_" + CppCompiler.flat(name(of: type))
    if state.support.contains("type " + cname) { return cname }
    var (base, what, pointee, kind) = ("0", "0", "0", 0)
    switch type {
    case .void: kind = 2
    case .nullPointer: kind = 4
    case .pointer(let inner):
      kind = inner.isConst ? 1 : 0
      if case .function = inner.plain { break }
      guard let info = typeInfo(inner.plain, at: place) else { return nil }
      pointee = "&" + info
    default: break
    }
    if let record = type.record {
      complete(record)
      if let parent = state.records[record].base, state.records[record].baseAccess == .isPublic {
        guard !introducesTable(record) || isEmpty(parent) else {
          refuse("throw of a class with virtual functions above one without", at: place)
          return nil
        }
        guard let info = typeInfo(.record(parent), at: place) else { return nil }
        base = "&" + info
      }
      what = whatFunction(record, at: place)
    }
    state.support.insert("type " + cname)
    result.displayNames[cname] = "typeinfo for \(name(of: type))"
    globals +=
      ("const struct __cpp_type \(cname) = { \"\(spelled(type))\", \(base), \(what), \(pointee), \(kind) };\n"
        <~ place)
    return cname
  }

  /// As the C++ library writes a type: `char const*`.
  private func spelled(_ type: CppType) -> String {
    switch type {
    case .pointer(let inner): spelled(inner) + "*"
    case .constant(let inner): spelled(inner) + " const"
    default: name(of: type)
    }
  }

  /// A function in C that asks an exception of the library what it says; 0: it is none.
  private func whatFunction(_ record: Int, at place: SourceRange) -> String {
    guard case .record(let exception)? = state.names["std::exception"],
      derives(record, from: exception),
      case .functions(let list)? = findMember("what", record)?.entity,
      let what = list.first(where: { state.functions[$0].parameters.isEmpty })
    else { return "0" }
    let own = state.records[record].cname
    let name = own + "__what"
    let call = fullExpression("const char *") {
      invoke(
        what, [], object: "(*(struct \(own) *)object)", objectType: .record(record),
        isQualified: false, place
      ).code
    }
    result.displayNames[name] = "what"
    prototypes += "const char *\(name)(void *object);\n"
    functions += "const char *\(name)(void *object) { return \(call); }\n"
    return name
  }

  // MARK: try

  func tryStatement(_ node: CppNode) -> LoweredCode {
    let (exception, entry, types) = (fresh("__caught"), fresh("__try"), fresh("__types"))
    function?.tryScopes.append(scopes.count)
    let body = scoped { blockBody(node.kid(0)) }
    function?.tryScopes.removeLast()
    var infos: [LoweredCode] = []
    var handlers = LoweredCode()
    var catchesAll = false
    for id in node.kids.dropFirst() {
      let handler = tree[id]
      let wanted = handler.kid(0) == 0 ? nil : type(handler.kid(0))
      if wanted?.isFailed == true { return "" }
      if catchesAll {
        error("catch-all handler must come last", at: handler.place)
        return ""
      }
      var test: LoweredCode = "1"
      if let wanted {
        if let record = wanted.record, let pure = pureFunction(record) {
          error(
            "variable type '\(name(of: wanted))' is an abstract class", at: handler.place,
            declaredHere(state.functions[pure].place))
          return ""
        }
        guard let info = typeInfo(wanted.referred.plain, at: handler.place) else { return "" }
        test = "__cpp_catches(\(exception), &\(info))"
        infos.append("&\(info)")
      } else {
        infos.append("0")
        catchesAll = true
      }
      caught.append(exception)
      let made = scoped { () -> LoweredCode in
        let held = fresh("__handler")
        let begin: LoweredCode =
          "struct __cpp_handler \(held) __attribute__((cleanup(__cpp_end_catch))); \(held).exception = __cpp_begin_catch(\(exception));\n"
        return begin + handled(handler, wanted, "\(held).exception") + blockBody(handler.kid(1))
      }
      caught.removeLast()
      handlers += "\(handlers.isEmpty ? "" : "else ")if (\(test)) \(made)" as LoweredCode
    }
    if !catchesAll { handlers += "else @throw;\n" }
    globals +=
      ("static const struct __cpp_type *const \(types)[] = { \(infos.joined(", ")) };\n"
        <~ node.place)
    return open(entry, types, infos.count, body, exception, handlers)
  }

  private func open(
    _ entry: String, _ types: String, _ count: Int, _ body: LoweredCode, _ exception: String,
    _ handlers: LoweredCode
  ) -> LoweredCode {
    "@try {\nstruct __cpp_try \(entry) __attribute__((cleanup(__cpp_leave_try))); __cpp_enter_try(&\(entry), \(types), \(count));\n\(body)} @catch (__CppException *\(exception)) {\n\(handlers)}\n"
  }

  // MARK: noexcept

  /// Nothing leaves it ([except.spec]): a destructor is one of these unless it says otherwise.
  func isNoexcept(_ it: CppFunction) -> Bool {
    it.isDestructor ? !it.flags.contains(.throwsAnyway) : it.flags.contains(.isNoexcept)
  }

  /// A call of the function may end with an exception. (C's do not, unless they call back.)
  func noteCall(of index: Int) {
    let it = state.functions[index]
    if it.isForeign || it.isOfC {
      callsC = true
    } else if !mayThrow, !isNoexcept(it), !it.isImplicit || !isNoexcept(index) {
      mayThrow = true
    }
  }

  /// The body of a function that nothing leaves: what comes to its end there ends the program.
  func kept(_ body: LoweredCode, at place: SourceRange) -> LoweredCode {
    let (exception, entry) = (fresh("__caught"), fresh("__try"))
    let types = "__cpp_types_of_all"
    if state.support.insert("type " + types).inserted {
      globals += "const struct __cpp_type *const \(types)[] = { 0 };\n"
    }
    return open(entry, types, 1, body, exception, "__cpp_no_way(\(exception));\n" <~ place)
  }

  /// What a handler calls the exception: the object itself, or a copy of it.
  private func handled(
    _ handler: CppNode, _ wanted: CppType?, _ exception: LoweredCode
  ) -> LoweredCode {
    guard let wanted, !handler.text.isEmpty else { return "" }
    let place = handler.place
    let pointer = declare(.pointer(wanted.referred), "")
    let object: LoweredCode = "((\(pointer))__cpp_object(\(exception)))"
    if wanted.isReference {
      let cname = enterLocal(handler.text, wanted, at: place)
      return "\(declare(wanted, cname)) = \(object);\n" <~ place
    }
    var value = CppValue(wanted.plain, "(*\(object))")
    value.isLvalue = true
    let cname = enterLocal(handler.text, wanted, at: place)
    guard let record = wanted.record else {
      return "\(declare(wanted, cname)) = \(value.code);\n" <~ place
    }
    let before = mayThrow
    mayThrow = false
    var made = fullStatement { constructed("&\(cname)", record, [value], place) + ";\n" }
    // Nobody catches what the copy throws ([except.terminate]/1).
    if mayThrow { made = kept(made, at: place) }
    mayThrow = before
    return declared(
      LoweredCode(cname), wanted, made, destroyedLater(LoweredCode(cname), wanted)) <~ place
  }

  /// Behind something that would be undone on the way: in a function that nothing leaves the way ends there. (Within a
  /// `try` of its own it goes on as far as that, as clang's does.)
  func hold() -> LoweredCode {
    guard function?.isKept == true, function?.tryScopes.isEmpty == true else { return "" }
    function?.holds += 1
    return "long \(fresh("__hold")) __attribute__((cleanup(__cpp_hold))); " as LoweredCode
  }

  // MARK: On the way

  /// What destroys a variable where its block is left. Where nothing is caught that is an attribute of the variable
  /// itself. Otherwise what makes it may throw: then a variable behind that is responsible.
  func destroyedLater(_ target: LoweredCode, _ type: CppType) -> LoweredCode {
    guard destroys(type) else { return "" }
    let destroy = destroyFunction(type)
    guard catches else { return " __attribute__((cleanup(\(destroy))))" }
    let name = destroy + "__leave"
    if state.support.insert("function " + name).inserted {
      result.displayNames[name] = result.displayNames[destroy] ?? "(destructor)"
      prototypes += "void \(name)(void **object);\n"
      functions += "void \(name)(void **object) { \(destroy)(*object); }\n"
    }
    return
      "void *\(fresh("__guard")) __attribute__((cleanup(\(name)))) = &\(target);\n\(hold())"
      as LoweredCode
  }

  /// A variable, what makes it, and what destroys it.
  func declared(
    _ name: LoweredCode, _ type: CppType, _ made: LoweredCode, _ leaving: LoweredCode
  ) -> LoweredCode {
    catches
      ? "\(declare(type, name.text));\n\(made)\(leaving)"
      : "\(declare(type, name.text))\(leaving);\n\(made)"
  }

  /// What destroys a part of an object where its constructor does not come to its end.
  func undoneLater(_ pointer: LoweredCode, _ type: CppType) -> LoweredCode {
    guard catches, destroys(type) else { return "" }
    let destroy = destroyFunction(type)
    let name = destroy + "__undo"
    if state.support.insert("function " + name).inserted {
      result.displayNames[name] = result.displayNames[destroy] ?? "(destructor)"
      prototypes += "void \(name)(struct __cpp_part *part);\n"
      functions +=
        "void \(name)(struct __cpp_part *part) { if (!*part->made) \(destroy)(part->object); }\n"
    }
    let part = fresh("__part")
    return
      "struct __cpp_part \(part) __attribute__((cleanup(\(name)))); \(part).object = \(pointer); \(part).made = __made;\n\(hold())"
  }

  /// Elements that are made one after the other: where one of them throws, those before it go. `body` is given what
  /// follows each of them.
  func row(
    _ first: LoweredCode, _ element: CppType, _ body: (_ next: LoweredCode) -> LoweredCode
  ) -> LoweredCode {
    guard catches, destroys(element) else { return body("") }
    let row = fresh("__row")
    let code = body("\(row).made++;\n")
    return
      "{ struct __cpp_row \(row) __attribute__((cleanup(__cpp_undo_row))); __cpp_begin_row(&\(row), &\(first)[0], sizeof(\(first)[0]), (void (*)(void *))\(destroyFunction(element)));\n\(code)\(row).made = 0; }\n"
  }

  /// The same where there are temporaries between the elements: these go first, whichever were made before.
  func rowInTurn(
    _ first: LoweredCode, _ element: CppType, _ body: (_ next: LoweredCode) -> LoweredCode
  ) -> LoweredCode {
    guard catches, destroys(element) else { return body("") }
    let row = keptRow()
    let code = body("\(row).made++;\n")
    return
      "\(beginning(row, "&\(first)[0]", "sizeof(\(first)[0])", element)).made = 0;\n\(code)\(row).made = 0;\n"
  }

  /// What destroys a part that a list has made already where a later one throws.
  func undoneInTurn(
    _ pointer: LoweredCode, _ type: CppType
  ) -> (begin: LoweredCode, end: LoweredCode)? {
    guard catches, !type.isReference, destroys(type) else { return nil }
    let part = keptRow()
    return ("\(beginning(part, pointer, "0", type)).made = 1", "\(part).made = 0")
  }

  /// One of the full expression's temporaries, which stands among the others where it begins: all of them go in the
  /// reverse order ([except.ctor]/2).
  private func keptRow() -> String {
    let row = fresh("__row")
    keep(
      row,
      "struct __cpp_row \(row) __attribute__((cleanup(__cpp_undo_row))); \(row).made = 0; ",
      isCleanedUp: true)
    return row
  }

  private func beginning(
    _ row: String, _ first: LoweredCode, _ size: LoweredCode, _ element: CppType
  ) -> LoweredCode {
    "__cpp_begin_row(&\(row), \(first), \(size), (void (*)(void *))\(destroyFunction(element))), \(LoweredCode(row))"
  }

  /// What is done once; where it throws it is done again by whoever comes next ([stmt.dcl]/4).
  func once(_ token: LoweredCode, _ work: LoweredCode) -> LoweredCode {
    guard catches else {
      return "if (__selfsame_onceEnter(\(token))) {\n\(work)__selfsame_onceDone(\(token));\n}\n"
    }
    let turn = fresh("__turn")
    return
      "if (__selfsame_onceEnter(\(token))) {\nlong *\(turn) __attribute__((cleanup(__selfsame_onceLeave))) = \(token);\n\(work)__selfsame_onceDone(\(token)); \(turn) = 0;\n}\n"
  }
}
