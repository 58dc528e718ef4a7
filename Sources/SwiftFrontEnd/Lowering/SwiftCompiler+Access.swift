import Diagnostics
import Syntax

/// How a place that is found by calls is opened, so that it is changed where it lies.
///
/// An element, what a dictionary has for a key, what is in an optional: a copy of it that is put back would hold the
/// old objects until the change is over, where Swift's code lets them go within it.
struct SwiftAccess {
  /// What has to be done right before the change, behind everything else.
  var begin = LoweredCode()
  var lvalue: LoweredCode
}

/// What was fetched from places with code of their own, so that it is changed within, and how it goes back there.
struct SwiftOpened {
  var begin = LoweredCode()
  var end = LoweredCode()
  var isEmpty: Bool { begin.isEmpty }
}

/// A `?`: what stands before its question, and what is done behind it whatever the answer was.
struct SwiftChainStep {
  var declare: LoweredCode
  var test: LoweredCode
  var after = LoweredCode()
}

/// What is in an optional that can be opened.
struct SwiftContents {
  var begin: LoweredCode
  var test: LoweredCode
  var access: SwiftAccess
}

/// In a box of its own: of many values in a literal hardly one is a place.
indirect enum SwiftOpening {
  case access(SwiftAccess)
  case contents(SwiftContents)
}

extension SwiftValue {
  var access: SwiftAccess? {
    get { if case .access(let access)? = opening { access } else { nil } }
    set { opening = newValue.map { .access($0) } }
  }
  var contents: SwiftContents? {
    get { if case .contents(let contents)? = opening { contents } else { nil } }
    set { opening = newValue.map { .contents($0) } }
  }
}

extension SwiftCompiler {
  /// What is changed within a place that has code of its own is changed in a copy: read once, right before the change,
  /// and written once, right behind it. An observer alone needs that only where a `?` may find nothing to change:
  /// it runs all the same.
  func opening(_ value: SwiftValue, _ id: Int) -> SwiftValue {
    guard let isAsked = innerPlaces[key(id)], case .accessor = value.place,
      value.immutable == nil, value.ownCode == .accessors || value.ownCode == .observers && isAsked,
      !isReference(value.type.unwrapped ?? value.type)
    else { return value }
    var result = value
    let temporary = fresh("t")
    opened.begin += "\(declaration(value.type, temporary)) = \(value.code); "
    opened.end = "\(store(value, LoweredCode(temporary))); " + opened.end
    result.code = LoweredCode(temporary)
    result.place = .direct
    (result.opening, result.ownCode) = (nil, .none)
    return result
  }

  /// What stands before an object is only read: the object is changed, and not what holds it.
  func readOpened() {
    setup += opened.begin
    opened = SwiftOpened()
  }

  func takeOpened() -> SwiftOpened {
    defer { opened = SwiftOpened() }
    return opened
  }

  func isReference(_ type: SwiftType) -> Bool {
    isClass(type) != nil || isProtocol(type) != nil && !mayBeBoxed(type)
  }

  /// A change within what was opened for it.
  func within(_ opened: SwiftOpened, _ value: SwiftValue) -> SwiftValue {
    if opened.isEmpty || value.type == .failed { return value }
    var result = value
    if value.type == .void || value.type == .never {
      result.code = "({ \(opened.begin)\(value.code); \(opened.end)(void)0; })"
    } else {
      let temporary = fresh("r")
      result.code =
        "({ \(opened.begin)\(declaration(value.type, temporary)) = \(value.code); \(opened.end)\(temporary); })"
    }
    return result
  }

  func access(to value: SwiftValue) -> SwiftAccess? {
    if case .direct = value.place { return SwiftAccess(lvalue: value.code) }
    return value.access
  }

  /// A part of a value that can be opened.
  func part(of base: SwiftValue, _ part: (LoweredCode) -> LoweredCode) -> SwiftAccess? {
    base.access.map { SwiftAccess(begin: $0.begin, lvalue: part($0.lvalue)) }
  }

  /// A slot of a collection; a number in one needs no opening, since nobody could tell.
  private func slot(
    of array: LoweredCode, _ position: LoweredCode, _ element: SwiftType
  ) -> SwiftAccess? {
    if isPlainWord(element) { return nil }
    let slot = fresh("s")
    if isObject(element) {
      return SwiftAccess(
        begin: "void *\(slot) = __swift_open_slot(\(array), \(position)); ",
        lvalue: "(*(\(pointerType(element)))\(slot))")
    }
    if element.unwrapped.map({ isPointer($0) }) == true { return nil }
    return SwiftAccess(
      begin: "id \(slot) = __swift_open_element(\(array), \(position)); ",
      lvalue: "(\(unboxed(LoweredCode(slot), element)))")
  }

  func element(
    of base: SwiftValue, _ position: LoweredCode, _ element: SwiftType
  ) -> SwiftAccess? {
    guard let whole = access(to: base), var access = slot(of: "&\(whole.lvalue)", position, element)
    else { return nil }
    access.begin = whole.begin + access.begin
    return access
  }

  /// What a dictionary has for a key. `fallback`: what it is given where it has nothing.
  func item(
    of base: SwiftValue, _ key: SwiftType, _ wanted: LoweredCode, _ item: SwiftType,
    fallback: LoweredCode? = nil
  ) -> SwiftContents? {
    guard let whole = access(to: base) else { return nil }
    let place = fresh("i")
    guard let access = slot(of: "&(\(whole.lvalue))->values", LoweredCode(place), item) else {
      return nil
    }
    let isWord = isPlainWord(key)
    let slot = toSlot(wanted, key)
    let find: LoweredCode =
      "__swift_open_key(&\(whole.lvalue), \(isWord ? slot : "0"), \(isWord ? "(id)0" : slot))"
    var begin = whole.begin + "long \(place) = \(find); "
    if let fallback {
      let filled = dictionaryStore(whole.lvalue, wanted, fallback, key, item)
      begin += "if (\(place) < 0) { \(whole.lvalue) = \(filled); \(place) = \(find); } "
    }
    return SwiftContents(begin: begin, test: "\(place) >= 0", access: access)
  }

  /// What a dictionary has for a key is not held by the dictionary while it is lent: whoever is lent it may let it go.
  func takenOut(_ value: SwiftValue) -> LoweredCode {
    guard let contents = value.contents, let inner = value.type.unwrapped, isCounted(inner) else {
      return ""
    }
    let place = contents.access.lvalue
    let nothing: LoweredCode =
      isAggregate(inner) ? "((\(cType(inner))){0})" : "((\(cType(inner)))0)"
    return
      "{ \(contents.begin)if (\(contents.test)) { \(contents.access.begin)\(place) = \(nothing); } } "
  }

  func contents(of value: SwiftValue) -> SwiftContents? {
    if let contents = value.contents { return contents }
    return access(to: value).map {
      SwiftContents(
        begin: $0.begin, test: isSome(value.type, $0.lvalue),
        access: SwiftAccess(lvalue: unwrap(value.type, $0.lvalue)))
    }
  }
}
