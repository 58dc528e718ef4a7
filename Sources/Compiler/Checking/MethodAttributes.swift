import Bytecode
import Diagnostics
import Syntax

/// What a declaration demands of those who call or override a method.
///
/// Three attributes matter to a class that wants to stay in control of how its objects begin, as a
/// singleton does. `NS_UNAVAILABLE` closes a way in: a message to it does not compile, except inside the
/// class's own implementation. `NS_REQUIRES_SUPER` makes an override that forgets `[super …]` a warning.
/// `NS_DESIGNATED_INITIALIZER` says which initialisers do the work: these go up to a designated one of the
/// superclass, all others go across to another initialiser of `self`, so that each object passes through
/// every class exactly once.
///
/// The body of a method is watched while it is compiled (`MethodDuties`); what it still owes at its end is
/// reported there, as clang does.
struct MethodAttributes: Sendable {
  var requiresSuper = false
  var isDesignated = false
  /// `ns_returns_retained` and its opposite, or a family named outright; nil: the name tells.
  var returnsRetained: Bool?
  /// `ns_consumes_self`
  var consumesSelf = false
  /// `objc_returns_inner_pointer`: what it answers lies within the receiver.
  var returnsInnerPointer = false
  /// The reason given, often empty; nil for a method that may be used.
  var unavailable: String?
}

/// The initialisers that a class is held to.
struct DesignatedInitializers {
  var index: Int
  /// How many methods the class had.
  var methods: Int
  var all: Set<NameID>
  var hasOwn: Bool
}

/// What the method being compiled still has to do.
struct MethodDuties {
  var selector: NameID = 0
  var sentSuperDealloc = false
  /// A message to super with its own selector.
  var owesSuper = false
  /// A designated initialiser: a designated one of the superclass.
  var owesDesignatedChain = false
  /// Another initialiser, where the class has designated ones: one of `self`.
  var owesDelegation = false
  var isDesignated = false
  var isConvenience = false
}

extension UnitCompiler {
  func methodAttributes(_ attributes: ListID) -> MethodAttributes? {
    var found = MethodAttributes()
    var isEmpty = true
    for id in tree.list(attributes) {
      switch names[tree[id].a] {
      case "objc_requires_super": found.requiresSuper = true
      case "objc_designated_initializer": found.isDesignated = true
      case "ns_consumes_self": found.consumesSelf = true
      case "objc_returns_inner_pointer": found.returnsInnerPointer = true
      case "unavailable": found.unavailable = reason(of: tree[id])
      default:
        guard let isRetained = returnsRetained(tree[id]) else { continue }
        found.returnsRetained = isRetained
      }
      isEmpty = false
    }
    return isEmpty ? nil : found
  }

  /// What an attribute says about who owns the result; nil: nothing.
  func returnsRetained(_ attribute: Node) -> Bool? {
    switch names[attribute.a] {
    case "ns_returns_retained": return true
    case "ns_returns_not_retained", "ns_returns_autoreleased": return false
    case "objc_method_family":
      guard let family = tree.list(attribute.b).first else { return nil }
      return names[tree[family].a] != "none"
    default: return nil
    }
  }

  func returnsRetained(_ attributes: ListID) -> Bool? {
    tree.list(attributes).lazy.compactMap { self.returnsRetained(self.tree[$0]) }.first
  }

  private func reason(of attribute: Node) -> String {
    guard let argument = tree.list(attribute.b).first, tree[argument].kind == .stringLiteral,
      tree.strings.indices.contains(Int(tree[argument].a))
    else { return "" }
    var bytes = tree.strings[Int(tree[argument].a)][...]
    if bytes.last == 0 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Messages

  /// `isOwn`: the receiver is `self` or `super`.
  func checkAttributes(of method: MethodInfo?, _ node: Node, isSuper: Bool, isOwn: Bool) {
    if let method { checkUnavailable(method, called: names[node.b], at: selectorPlace(node)) }
    if isSuper, node.b == classes.duties.selector { classes.duties.owesSuper = false }
    guard isOwn, isInitFamily(node.b) else { return }
    if classes.duties.isDesignated { designatedCall(node, isSuper: isSuper) }
    if classes.duties.isConvenience {
      if isSuper {
        warning(
          .designatedInitializer,
          "convenience initializer should not invoke an initializer on 'super'",
          at: selectorPlace(node))
      } else {
        classes.duties.owesDelegation = false
      }
    }
  }

  func checkUnavailable(_ method: MethodInfo, called name: String, at place: SourceRange) {
    guard let reason = method.attributes?.unavailable,
      function.className == 0 || function.className != method.owner && !isInUnavailableMethod
    else { return }
    error(
      .unavailable, "'\(name)' is unavailable" + (reason.isEmpty ? "" : ": \(reason)"),
      [name], at: place, related: declaredHereNote(method.place))
  }

  /// A method that replaces an unavailable one is unavailable itself, and may use what is: a strict
  /// singleton's subclass writes `[super init]` in its own `init`.
  private var isInUnavailableMethod: Bool {
    guard classes.duties.selector != 0, let info = state.classInfo(function.className) else {
      return false
    }
    return lookup(
      classes.duties.selector, isClassMethod: function.isClassMethod, in: info.superclass)?
      .attributes?.unavailable != nil
  }

  private func designatedCall(_ node: Node, isSuper: Bool) {
    guard classes.duties.owesDesignatedChain else { return }
    if isSuper, let superclass = state.classInfo(function.className)?.superclass {
      let designated = designatedInitializers(from: superclass)
      if designated.isEmpty || designated.contains(where: { $0.selector == node.b }) {
        classes.duties.owesDesignatedChain = false
        return
      }
    }
    warning(
      .designatedInitializer,
      isSuper
        ? "designated initializer invoked a non-designated initializer"
        : "designated initializer should only invoke a designated initializer on 'super'",
      at: selectorPlace(node))
  }

  // MARK: Methods

  /// What a method takes upon itself at its beginning.
  func beginDuties(_ method: MethodInfo, in index: Int) -> MethodDuties {
    var owed = MethodDuties()
    owed.selector = method.selector
    let info = state.classes[index]
    guard info.superclass != 0, !isPrelude else { return owed }
    owed.owesSuper = superIsRequired(method, from: info.superclass)
    guard !method.isClassMethod, isInitFamily(method.selector) else { return owed }
    guard info.instanceMethods[method.selector]?.attributes?.unavailable == nil else { return owed }
    let designated = designatedInitializers(of: index)
    if designated.all.contains(method.selector) {
      owed.isDesignated = true
      owed.owesDesignatedChain = true
    } else if designated.hasOwn {
      owed.isConvenience = true
      owed.owesDelegation = true
    }
    return owed
  }

  /// Overriding does not lift the demand: every override below passes it on.
  private func superIsRequired(_ method: MethodInfo, from name: NameID) -> Bool {
    guard state.selectorsOwedToSuper.contains(method.selector) else { return false }
    return state.answer(of: name) { index in
      let own =
        method.isClassMethod
        ? state.classes[index].classMethods[method.selector]
        : state.classes[index].instanceMethods[method.selector]
      return own?.attributes?.requiresSuper == true ? true : nil
    } ?? false
  }

  func reportDuties(_ owed: MethodDuties, _ method: MethodInfo, _ index: Int, body: SourceRange) {
    if owed.owesSuper {
      let name = names[method.selector]
      let end = SourceRange(
        file: body.file, start: body.end > 0 ? body.end - 1 : 0, end: body.end)
      warning(
        .missingSuperCall, "method possibly missing a [super \(name)] call", [name], at: end)
    }
    let isBelowNSObject = names[state.classes[index].superclass] == "NSObject"
    if owed.owesDesignatedChain, !isBelowNSObject {
      warning(
        .designatedInitializer,
        "designated initializer missing a 'super' call to a designated initializer of the super "
          + "class", at: method.place)
    }
    if owed.owesDelegation {
      warning(
        .designatedInitializer,
        "convenience initializer missing a 'self' call to another initializer", at: method.place)
    }
  }

  /// A class with designated initialisers of its own has to take over those of its superclass.
  func checkDesignatedOverrides(_ index: Int, defined: [MethodDefinition], at place: SourceRange) {
    let info = state.classes[index]
    guard info.superclass != 0, !isPrelude, !ownDesignatedInitializers(index).isEmpty else {
      return
    }
    for inherited in designatedInitializers(from: info.superclass) {
      let selector = names[inherited.selector]
      if defined.contains(where: { !$0.isClassMethod && $0.selector == selector }) { continue }
      if info.instanceMethods[inherited.selector]?.attributes?.unavailable != nil { continue }
      warning(
        .designatedInitializer,
        "method override for the designated initializer of the superclass '-\(selector)' not found",
        [selector], at: place,
        related: declaredHereNote(inherited.place))
    }
  }

  /// What is asked for each method of a class, found once: an implementation declares nothing more in its middle.
  private func designatedInitializers(of index: Int) -> DesignatedInitializers {
    let methods = state.classes[index].instanceMethods.count
    if let known = classes.designated, known.index == index, known.methods == methods {
      return known
    }
    let made = DesignatedInitializers(
      index: index, methods: methods,
      all: Set(designatedInitializers(from: state.classes[index].name).map(\.selector)),
      hasOwn: !ownDesignatedInitializers(index).isEmpty)
    classes.designated = made
    return made
  }

  private func ownDesignatedInitializers(_ index: Int) -> [MethodInfo] {
    state.classes[index].instanceMethods.values
      .filter { $0.attributes?.isDesignated == true && $0.owner == state.classes[index].name }
      .sorted { $0.selector < $1.selector }
  }

  /// Those that a class declares or inherits. A class that declares other initialisers and marks none
  /// does not say which of them are designated: then there are none to hold anybody to.
  private func designatedInitializers(from name: NameID) -> [MethodInfo] {
    state.answer(of: name) { index in
      let own = ownDesignatedInitializers(index)
      if !own.isEmpty { return own }
      let superclass = state.classes[index].superclass
      // Also one that only the implementation knows of.
      let declaresOthers = state.classes[index].instanceMethods.values.contains {
        isInitFamily($0.selector) && $0.owner == state.classes[index].name
          && lookup($0.selector, isClassMethod: false, in: superclass) == nil
      }
      return declaresOthers ? [] : nil
    } ?? []
  }
}
