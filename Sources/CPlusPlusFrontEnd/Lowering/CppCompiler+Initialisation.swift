import Diagnostics
import Syntax

/// Where a value is wanted; each has its own words in a complaint.
enum CppContext {
  case variable, parameter, assignment, result, member, element, condition, cast
  /// A variable with its value in brackets.
  case direct

  func title(_ type: String, _ from: String, isLvalue: Bool) -> String {
    let kind = isLvalue ? "lvalue" : "rvalue"
    switch self {
    case .variable, .direct:
      return "cannot initialize a variable of type '\(type)' with an \(kind) of type '\(from)'"
    case .parameter:
      return "cannot initialize a parameter of type '\(type)' with an \(kind) of type '\(from)'"
    case .assignment: return "assigning to '\(type)' from incompatible type '\(from)'"
    case .result:
      return "cannot initialize return object of type '\(type)' with an \(kind) of type '\(from)'"
    case .member:
      return
        "cannot initialize a member subobject of type '\(type)' with an \(kind) of type '\(from)'"
    case .element:
      return
        "cannot initialize an array element of type '\(type)' with an \(kind) of type '\(from)'"
    case .condition:
      return "value of type '\(from)' is not contextually convertible to 'bool'"
    case .cast: return "cannot convert '\(from)' to '\(type)' without a conversion operator"
    }
  }
}

/// Making objects: by constructor, by copy, member by member.
extension CppCompiler {
  func initialise(
    _ target: LoweredCode, _ type: CppType, _ node: CppNode, isStatic: Bool
  ) -> LoweredCode {
    guard node.kid(1) != 0 else {
      if type.isReference {
        error(
          "declaration of reference variable '\(node.text)' requires an initializer",
          at: node.place)
        return ""
      }
      if type.isConst, elementRecord(type) == nil {
        error(
          "default initialization of an object of const type '\(name(of: type))'", at: node.place)
        return ""
      }
      return defaultInitialise(target, type, node.place)
    }
    let initialiser = tree[node.kid(1)]
    return initialise(
      target, type, kids: initialiser.kids, kind: initialiser.kind, place: node.place,
      context: initialiser.kind == .equalInitializer ? .variable : .direct,
      isExplicit: initialiser.kind != .equalInitializer)
  }

  func defaultInitialise(_ target: LoweredCode, _ type: CppType, _ place: SourceRange)
    -> LoweredCode
  {
    switch type.plain {
    case .record(let record):
      if let pure = pureFunction(record) {
        error(
          "variable type '\(state.records[record].name)' is an abstract class", at: place,
          declaredHere(state.functions[pure].place))
        return ""
      }
      let code = constructed("&\(target)", record, [], place)
      return code.isEmpty ? "" : "\(code);\n" <~ place
    case .array(let element, let count):
      guard let record = elementRecord(element) else { return "" }
      if isTrivialDefault(record) { return "" }
      let counter = fresh("__i")
      // What an element is given by default goes before the next is made ([class.temporary]/4).
      let inner = fullStatement { defaultInitialise("\(target)[\(counter)]", element, place) }
      if inner.isEmpty { return "" }
      return row(target, element) {
        "for (long \(counter) = 0; \(counter) < \(count); \(counter)++) { \(inner)\($0)}\n"
      } <~ place
    default: return ""
    }
  }

  /// Gives storage its first value. References are bound, objects made, arrays filled.
  func initialise(
    _ target: LoweredCode, _ type: CppType, kids: [CppTree.ID], kind: CppNodeKind,
    place: SourceRange,
    context: CppContext, isExplicit: Bool
  ) -> LoweredCode {
    if type.isFailed { return "" }
    var kids = expanded(kids)
    var kind = kind
    if kind == .equalInitializer, kids.count == 1, tree[kids[0]].kind == .list {
      kids = expanded(tree[kids[0]].kids)
      kind = .braceInitializer
    }
    if type.isReference {
      guard kids.count == 1 else {
        error("reference to type '\(name(of: type.referred))' requires an initializer", at: place)
        return ""
      }
      return "\(target) = \(bind(expression(kids[0]), to: type, at: place, context: context));\n"
        <~ place
    }
    switch type.plain {
    case .record(let record):
      if kind == .braceInitializer, isAggregate(record), !isCopy(kids, record) {
        return aggregate(target, record, kids, place)
      }
      if kind == .braceInitializer, !isCopy(kids, record) {
        let code: LoweredCode
        if let element = listElement(record) {
          let list = tree.add(CppNode(.list, place: place, kids: kids))
          code = makeList(list, at: "&\(target)", record, element)
        } else {
          code = constructed(
            "&\(target)", record, listArguments(kids, record, at: place), place,
            zeroFirst: kids.isEmpty, isCopyList: !isExplicit)
        }
        return code.isEmpty ? "" : "\(code);\n" <~ place
      }
      if kind == .equalInitializer, kids.count == 1 {
        let value = expression(kids[0])
        let code = objectFrom(value, at: "&\(target)", record, place: place, context: context)
        return code.isEmpty ? "" : "\(code);\n" <~ place
      }
      if kids.count == 1 {
        let value = expression(kids[0])
        if value.make != nil, value.type.record == record {
          let code = objectFrom(value, at: "&\(target)", record, place: place, context: context)
          return "\(code);\n" <~ place
        }
        return "\(constructed("&\(target)", record, [value], place));\n" <~ place
      }
      let code = constructed(
        "&\(target)", record, kids.map { expression($0) }, place,
        zeroFirst: kids.isEmpty && kind != .equalInitializer)
      return code.isEmpty ? "" : "\(code);\n" <~ place
    case .array(let element, let count):
      if kids.count == 1, tree[kids[0]].kind == .string, element.plain == .char {
        let text = tree[kids[0]].text
        if stringLength(text) + 1 > count {
          error("initializer-string for char array is too long", at: tree[kids[0]].place)
        }
        return
          "memset(\(target), 0, sizeof(\(target))); memcpy(\(target), \(text), \(min(stringLength(text) + 1, count)));\n"
          <~ place
      }
      guard kind == .braceInitializer || kids.isEmpty else {
        error("array initializer must be an initializer list or wide string literal", at: place)
        return ""
      }
      kids = withBraces(kids, type)
      if kids.count > count {
        error("excess elements in array initializer", at: tree[kids[count]].place)
        return ""
      }
      return elements(
        target, element, kids, upTo: "\(count)", isFull: kids.count == count, place) <~ place
    default:
      if kids.isEmpty { return "\(target) = 0;\n" <~ place }
      if kids.count > 1 {
        error("excess elements in scalar initializer", at: tree[kids[1]].place)
        return ""
      }
      let value = expression(kids[0])
      if kind == .braceInitializer { checkNarrowing(value, kids[0], to: type) }
      let isDirect = isExplicit && kind == .braceInitializer
      let code = converted(
        isDirect ? enumerated(value, kids[0], type) : value, to: type.plain,
        at: tree[kids[0]].place, context: context)
      return "\(target) = \(code);\n" <~ place
    }
  }

  /// The elements of an array: first those that a list gives, then those that it leaves out.
  func elements(
    _ target: LoweredCode, _ element: CppType, _ kids: [CppTree.ID], upTo count: LoweredCode,
    isFull: Bool, _ place: SourceRange
  ) -> LoweredCode {
    var start = LoweredCode()
    let record = elementRecord(element)
    // What has no value of its own begins as zero.
    if !isFull, record.map(hasImplicitDefault) ?? true {
      start +=
        "memset(&\(target)[\(kids.count)], 0, (\(count) - \(kids.count)) * sizeof(\(target)[0]));\n"
    }
    var made: [LoweredCode] = []
    var hasTemporaries = false
    for (position, id) in kids.enumerated() {
      let already = temporaries.count
      made.append(
        initialise("\(target)[\(position)]", element, element: id, context: .element))
      let isLater = position > 0 && temporaries.count > already
      hasTemporaries =
        hasTemporaries || isLater && temporaries[already...].contains(where: \.isCleanedUp)
    }
    func rest(_ next: LoweredCode) -> LoweredCode {
      guard !isFull, record != nil else { return "" }
      let counter = fresh("__i")
      let inner = fullStatement { defaultInitialise("\(target)[\(counter)]", element, place) }
      return (inner + next).isEmpty
        ? ""
        : "for (long \(counter) = \(kids.count); \(counter) < \(count); \(counter)++) { \(inner)\(next)}\n"
    }
    func all(_ next: LoweredCode) -> LoweredCode {
      start + made.map { $0 + next }.joined("") + rest(next)
    }
    return hasTemporaries
      ? rowInTurn(target, element, all) : row(target, element, all)
  }

  /// By what stands at one place in a list.
  func initialise(
    _ target: LoweredCode, _ type: CppType, element id: CppTree.ID, context: CppContext
  ) -> LoweredCode {
    let isList = tree[id].kind == .list
    var isPlain = false
    if case .number = type.plain { isPlain = true }
    return initialise(
      target, type, kids: isList ? tree[id].kids : [id],
      kind: isList || isPlain ? .braceInitializer : .equalInitializer, place: tree[id].place,
      context: context, isExplicit: false)
  }

  private func hasImplicitDefault(_ record: Int) -> Bool {
    narrowed(state.records[record].constructors, []).contains {
      state.functions[$0].isImplicit && state.functions[$0].parameters.isEmpty
    }
  }

  private func isCopy(_ kids: [CppTree.ID], _ record: Int) -> Bool {
    guard kids.count == 1, tree[kids[0]].kind != .list else { return false }
    return quietly { expression(kids[0]).type.record } == record
  }

  func isAggregate(_ record: Int) -> Bool {
    complete(record)
    let it = state.records[record]
    return it.base == nil || it.baseAccess == .isPublic
      ? !it.isPolymorphic && it.closure == nil
        && !it.inheritsConstructors
        && it.constructors.allSatisfy { isFromTheLanguage(state.functions[$0]) }
        && it.fields.allSatisfy { $0.access == .isPublic }
      : false
  }

  /// Nobody has written what it does, nor that it is `explicit` ([dcl.init.aggr]/1).
  private func isFromTheLanguage(_ it: CppFunction) -> Bool {
    !it.flags.contains(.isExplicit) && (it.isImplicit || it.flags.contains(.isDeleted))
  }

  private func aggregate(
    _ target: LoweredCode, _ record: Int, _ kids: [CppTree.ID], _ place: SourceRange
  ) -> LoweredCode {
    let all = state.records[record].fields
    let fields = all.indices.filter { !isOverlaid($0, of: record) }.map { all[$0] }
    let kids = withBraces(kids, .record(record))
    // A base comes first ([dcl.init.aggr]/2).
    let base = state.records[record].base
    let count = fields.count + (base == nil ? 0 : 1)
    if kids.count > count {
      let word = state.records[record].flags.contains(.isUnion) ? "union" : "struct"
      error("excess elements in \(word) initializer", at: tree[kids[count]].place)
      return ""
    }
    var (code, end) = (LoweredCode(), LoweredCode())
    func undo(_ pointer: LoweredCode, _ type: CppType) {
      guard let part = undoneInTurn(pointer, type) else { return }
      code += "\(part.begin);\n"
      end += "\(part.end);\n"
    }
    if let base {
      let part = upcast("(&\(target))", from: record, to: base, mayBeNull: false)
      if let first = kids.first {
        code += initialise("(*\(part))", .record(base), element: first, context: .member)
      } else {
        code += initialise(
          "(*\(part))", .record(base), kids: [], kind: .braceInitializer, place: place,
          context: .member, isExplicit: false)
      }
      if !fields.isEmpty { undo(part, .record(base)) }
    }
    for (position, field) in fields.enumerated() {
      let given = base == nil ? position : position + 1
      let inner: LoweredCode = "\(target).\(field.cname)"
      defer { if position + 1 < fields.count { undo("&\(inner)", field.type) } }
      boundTemporaries = []
      defer { if field.type.isReference { hold(boundTemporaries, by: target) } }
      if given < kids.count {
        code += initialise(inner, field.type, element: kids[given], context: .member)
      } else if let value = field.value {
        code += (valueOfMember(field, value, of: record, inAggregate: target) <~ place)
      } else if let part = elementRecord(field.type) {
        if hasImplicitDefault(part) { code += "memset(&\(inner), 0, sizeof(\(inner)));\n" }
        code += defaultInitialise(inner, field.type, place)
      } else if !field.type.isReference {
        code += "memset(&\(inner), 0, sizeof(\(inner)));\n"
      }
    }
    return code + end <~ place
  }

  // MARK: What lives longer

  /// A temporary to which something in an object refers that is no constructor's business: a reference in an
  /// aggregate, an `std::initializer_list` ([class.temporary]/6). It lives as long as what the object is part of.
  func hold(_ held: [Int], by target: LoweredCode) {
    for each in held where temporaries.indices.contains(each) {
      heldTemporaries.append((root(of: target), temporaries[each].name))
    }
  }

  /// `x` of `x.a`, `&x` and `(*&x.value).a[0]`.
  func root(of target: LoweredCode) -> String {
    String(
      target.text.drop { "(*&".contains($0) }.prefix {
        $0.isLetter || $0.isNumber || $0 == "_"
      })
  }

  /// Another variable of the full expression that is being made.
  func keep(_ name: String, _ code: LoweredCode, isCleanedUp: Bool = false) {
    temporaries.append(CppTemporary(name: name, code: code, isCleanedUp: isCleanedUp))
  }

  /// Which of a statement's temporaries live as long as a variable.
  func held(by variable: String, among own: [CppTemporary]) -> Set<Int> {
    guard !heldTemporaries.isEmpty else { return [] }
    var found: Set<Int> = []
    var open = [variable]
    while let next = open.popLast() {
      for (position, each) in own.enumerated()
      where !found.contains(position)
        && heldTemporaries.contains(where: { $0.holder == next && $0.temporary == each.name })
      {
        found.insert(position)
        open.append(each.name)
      }
    }
    return found
  }

  // MARK: Constructors

  /// Code that makes an object at an address; empty where nothing has to be done.
  func constructed(
    _ pointer: LoweredCode, _ record: Int, _ arguments: [CppValue], _ place: SourceRange,
    isBase: Bool = false, zeroFirst: Bool = false, onlyImplicit: Bool = false,
    isCopyList: Bool = false
  ) -> LoweredCode {
    complete(record)
    let it = state.records[record]
    if arguments.contains(where: { $0.type.isFailed }) { return "" }
    guard it.isComplete else {
      error(
        isIncomplete(record, "variable has incomplete type '\(it.name)'"), at: place,
        declaredHere(it.place))
      return ""
    }
    if isTooDeep(at: place) { return "" }
    constructed.append((record, place))
    let outer = callPlace
    callPlace = place
    defer { callPlace = outer }
    let takers =
      arguments.count == 1 && arguments[0].isList ? listTakers(record, of: arguments[0]) : nil
    let choice = resolve(
      takers ?? it.constructors, arguments, object: nil, onlyImplicit: onlyImplicit)
    // What can only be converted by a way of its own is made by that ([dcl.init.general]/16).
    if choice.function == nil, !choice.isAmbiguous, arguments.count == 1, !isBase,
      conversion(of: arguments[0], to: .record(record), isExplicit: true) != nil
    {
      return objectFrom(arguments[0], at: pointer, record, place: place, context: .direct)
    }
    guard let index = choice.function else {
      if choice.isAmbiguous {
        error("call to constructor of '\(it.name)' is ambiguous", at: place)
      } else if isOfLibrary(it.place), arguments.count > 1 || it.name.hasSuffix("[]>"),
        it.name == "std::string" || it.name.hasPrefix("std::shared_ptr<")
      {
        refuse("\(it.name) of these", at: place)
      } else {
        error(
          "no matching constructor for initialization of '\(it.name)'", at: place,
          declaredHere(it.place))
      }
      return ""
    }
    let function = state.functions[index]
    let kind =
      isCopyParameter(index, record)
      ? "copy constructor"
      : isMoveParameter(index, record)
        ? "move constructor" : function.parameters.isEmpty ? "default constructor" : "constructor"
    if function.flags.contains(.isDeleted) {
      error(
        function.isImplicit
          ? "call to implicitly-deleted \(kind) of '\(it.name)'"
          : "call to deleted constructor of '\(it.name)'", at: place,
        declaredHere(function.place))
      return ""
    }
    // [over.match.list]: in `x = {…}` it takes part, and may not be the one.
    if isCopyList, function.flags.contains(.isExplicit) {
      error(
        "chosen constructor is explicit in copy-initialization", at: place,
        declaredHere(function.place))
      return ""
    }
    let isAllowed =
      isBase
      ? function.access != .isPrivate || isInside(record)
      : function.access == .isPublic || isInside(record)
    if !isAllowed {
      error(
        isBase
          ? "base class '\(it.name)' has \(function.access.word) \(kind)"
          : "calling a \(function.access.word) constructor of class '\(it.name)'", at: place,
        declaredHere(function.place))
      return ""
    }
    if function.isImplicit, function.parameters.isEmpty {
      if lacksDefault(record) {
        error("call to implicitly-deleted default constructor of '\(it.name)'", at: place)
        return ""
      }
      if isTrivialDefault(record) {
        return zeroFirst ? "memset(\(pointer), 0, sizeof(*\(pointer)))" : ""
      }
    }
    let isTrivial =
      isCopyParameter(index, record) && it.copiesTrivially
      || isMoveParameter(index, record) && it.movesTrivially
    if function.isImplicit, isTrivial, let first = arguments.first {
      let source = bind(
        first, to: function.parameters[0].type, at: place, context: .parameter)
      return "(*\(pointer) = *\(source))" <~ place
    }
    require(index, at: place)
    let list = passed(arguments, to: index, at: place)
    let call = "\(function.cname)(\(([pointer] + list).joined(", ")))" <~ place
    if zeroFirst, function.isImplicit {
      return "(memset(\(pointer), 0, sizeof(*\(pointer))), \(call))"
    }
    return call
  }

  /// A value of any type -> an object of the class, at an address. A value that nobody holds is made there.
  func objectFrom(
    _ value: CppValue, at pointer: LoweredCode, _ record: Int, place: SourceRange,
    context: CppContext
  ) -> LoweredCode {
    if value.type.isFailed { return "" }
    if value.isList {
      let kids = expanded(tree[value.listNode].kids)
      if isAggregate(record), !isCopy(kids, record) {
        return "({ \(aggregate("(*\(pointer))", record, kids, place)) (void)0; })" <~ place
      }
      if let element = listElement(record) {
        return makeList(value.listNode, at: pointer, record, element)
      }
      return constructed(
        pointer, record, listArguments(kids, record, at: place), place,
        isCopyList: [.variable, .parameter, .assignment, .result, .element].contains(context))
    }
    if let make = value.make, value.type.record == record { return make(pointer) }
    if let other = value.type.record, derives(other, from: record) {
      return constructed(pointer, record, [value], place)
    }
    complete(record)
    // By a constructor that takes it, or by the object's own way to it.
    let way = wayOf(value, into: record, context)
    if way == .neither {
      error(
        "conversion from '\(name(of: value.type))' to '\(name(of: .record(record)))' is ambiguous",
        at: place)
      return ""
    }
    if way == .conversion,
      let made = called(conversionOf: value, to: .record(record), at: place, context)
    {
      return objectFrom(made, at: pointer, record, place: place, context: context)
    }
    if resolve(state.records[record].constructors, [value], object: nil, onlyImplicit: true)
      .function == nil
    {
      let type = name(of: .record(record))
      let from = name(of: value.type)
      error(
        [.variable, .direct, .result, .parameter].contains(context)
          ? "no viable conversion from \(context == .result ? "returned value of type " : "")'\(from)' to \(context == .result ? "function return type " : "")'\(type)'"
          : "no viable conversion from '\(from)' to '\(type)'", at: place)
      return ""
    }
    return constructed(pointer, record, [value], place, onlyImplicit: true)
  }

  /// A variable for an object that lives until the end of the full expression; answers its name in C.
  func temporary(_ record: Int, at place: SourceRange) -> LoweredCode {
    let cname = state.records[record].cname
    let name = fresh("__t")
    if state.records[record].destructor != nil {
      checkDestructor(
        record, at: place,
        title: "temporary of type '\(state.records[record].name)' has % destructor")
    }
    if state.records[record].destroys {
      let holder = "\(cname)__temporary"
      let drop = "\(cname)__drop"
      if state.support.insert("function " + drop).inserted {
        result.displayNames[drop] = "~" + shortName(record)
        prototypes +=
          "struct \(holder) { struct \(cname) value; int alive; };\nvoid \(drop)(struct \(holder) *holder);\n"
        functions +=
          "void \(drop)(struct \(holder) *holder) { if (holder->alive) \(destroyFunction(.record(record)))(&holder->value); }\n"
      }
      keep(
        name,
        "struct \(holder) \(name) __attribute__((cleanup(\(drop)))); \(name).alive = 0; " <~ place,
        isCleanedUp: true)
      return "\(name).value"
    }
    keep(name, "struct \(cname) \(name); " <~ place)
    return LoweredCode(name)
  }

  /// Makes a value that nobody holds into one with an address.
  func materialised(_ value: CppValue, at place: SourceRange) -> CppValue {
    guard let make = value.make, let record = value.type.record else { return value }
    let next = temporaries.count
    let name = temporary(record, at: place)
    var code = make("&\(name)")
    if code.isEmpty { code = "(void)0" }
    var result = CppValue(value.type, "")
    if state.records[record].destroys {
      let holder = LoweredCode(
        name.text.split(separator: ".").first.map(String.init) ?? "")
      result.code = "(*(\(code), \(holder).alive = 1, &\(name)))"
    } else {
      result.code = "(*(\(code), &\(name)))"
    }
    result.isLvalue = true
    result.isMoved = true
    result.temporaries = [next]
    return result
  }

  // MARK: Assignment

  func assigned(
    _ target: LoweredCode, _ record: Int, _ value: CppValue, _ place: SourceRange
  ) -> CppValue {
    complete(record)
    let it = state.records[record]
    var result = CppValue(.record(record), target)
    result.isLvalue = true
    if value.type.isFailed { return .failed }
    let choice = resolve(it.copyAssignments, [value], object: nil)
    guard let index = choice.function else {
      error("no viable overloaded '='", at: place)
      return .failed
    }
    let function = state.functions[index]
    if function.flags.contains(.isDeleted) {
      error(
        function.isImplicit
          ? "object of type '\(it.name)' cannot be assigned because its copy assignment operator is implicitly deleted"
          : "overload resolution selected deleted operator '='", at: place,
        declaredHere(function.place))
      return .failed
    }
    if !isAccessible(function.access, owner: record, via: record) {
      error(
        "'operator=' is a \(function.access.word) member of '\(it.name)'", at: place,
        declaredHere(function.place))
      return .failed
    }
    if function.isImplicit, assignsTrivially(.record(record)) {
      let source = bind(value, to: function.parameters[0].type, at: place, context: .parameter)
      // What has no fields may be a base that takes no room: there is nothing to write ([class.copy.assign]/12).
      result.code = changed(result, place) {
        isEmpty(record) ? "(void)(\($0), \(source))" : "\($0) = *\(source)"
      }
      return result
    }
    require(index, at: place)
    let list = passed([value], to: index, at: place)
    let call =
      "\(function.cname)(\((["&\(target)" as LoweredCode] + list).joined(", ")))" as LoweredCode
    switch function.result {
    case .reference(let inner):
      result.type = inner
      result.code = "(*\(call))"
    default:
      result.type = function.result
      result.code = call
      result.isLvalue = false
    }
    return result
  }

  func stringLength(_ literal: String) -> Int {
    // Adjacent literals are one; an escape is one character.
    var count = 0
    var isInside = false
    var bytes = Array(literal.utf8)[...]
    while let byte = bytes.popFirst() {
      if byte == 0x22 {
        isInside.toggle()
        continue
      }
      guard isInside else { continue }
      count += 1
      guard byte == 0x5C, let next = bytes.popFirst() else { continue }
      if next == 0x78 {
        while let digit = bytes.first, hexDigit(digit) { bytes.removeFirst() }
      } else if next >= 0x30, next <= 0x37 {
        var left = 2
        while left > 0, let digit = bytes.first, digit >= 0x30, digit <= 0x37 {
          bytes.removeFirst()
          left -= 1
        }
      }
    }
    return count
  }
  private func hexDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
  }
}
