import Diagnostics
import Syntax

/// What a class has instead of what it inherits: `override` says so, and the two fit each other.
extension SwiftCompiler {
  func checkOverrides(_ index: Int) {
    guard isOverriding.insert(index).inserted else { return }
    let nominal = state.nominals[index]
    guard nominal.kind == .classType else { return checkNothingOverrides(index) }
    if let parent = nominal.superclass, !state.nominals[parent].isSealed { checkOverrides(parent) }
    var asked: Set<Int> = []
    for (position, method) in nominal.methods.enumerated() {
      if let above = nominal.superclass.flatMap({ inheritedMethod(method, $0) }),
        method.flags.contains(.isOverride),
        method.parameters.map(\.isLent) != above.parameters.map(\.isLent), above.node.tree >= 0
      {
        // What is handed over escapes in one of them, and in the other it does not.
        error("method does not override any method from its superclass", at: method.place)
      } else if let above = nominal.superclass.flatMap({ inheritedMethod(method, $0) }) {
        if !method.generics.isEmpty, method.flags.contains(.isOverride) {
          // Which of them is called would be decided by the type in the text.
          refuse("an override of a generic method", at: method.place)
        }
        if let owner = above.owner, !sees(above.flags, owner, from: index) {
          keepApart(method, position, index)
        } else {
          checkOverride(method, of: above)
          checkSteps(method, above, index)
          state.nominals[index].methods[position].cname = above.cname
        }
        methodLists = [:]
      } else if !nominal.isSealed, method.fromProtocol == nil, !method.flags.contains(.isOverride),
        let cname = nameAskedFor(method, index),
        cname != method.cname || isNamed(cname, above: index)
      {
        if isNamed(cname, above: index) {
          refuse("methods of one name that a protocol and a class tell apart", at: method.place)
        }
        state.nominals[index].methods[position].cname = cname
        asked.insert(position)
        methodLists = [:]
      } else if method.flags.contains(.isOverride), isOfFoundation(index),
        signature(method) == "isEqual(_:)", method.parameters[0].type == .optional(.any),
        method.result == .bool
      {
        continue
      } else if method.flags.contains(.isOverride), hasLibraryAbove(index) {
        refuse("an override of '\(signature(method))' of the library", at: method.place)
      } else if method.flags.contains(.isOverride) {
        error("method does not override any method from its superclass", at: method.place)
      }
    }
    if !asked.isEmpty { makeRoom(for: asked, index) }
    for property in nominal.properties {
      let above = nominal.superclass.flatMap {
        findProperty(property.name, $0, isStatic: property.isStatic)
      }
      if let above {
        let isSeen = sees(above.flags, above.owner, from: index)
        if isSeen {
          checkOverride(property, of: above)
        } else if property.flags.contains(.isOverride) {
          error("property does not override any property from its superclass", at: property.place)
        }
        if property.isStatic || !isSeen { continue }
        for each in [index] + ancestors(of: index) {
          for number in state.nominals[each].properties.numbers(named: property.name) {
            state.nominals[each].properties[number].isDynamic = true
          }
        }
      } else if property.flags.contains(.isOverride), isOfFoundation(index),
        let (type, name) = SwiftCompiler.ofNSObject[property.name], property.type == type,
        property.kind == .computed, !property.isStatic
      {
        if let name { state.nominals[index].builtinProtocols.insert(name) }
      } else if property.flags.contains(.isOverride), hasLibraryAbove(index) {
        refuse("an override of '\(property.name)' of the library", at: property.place)
      } else if property.flags.contains(.isOverride) {
        error("property does not override any property from its superclass", at: property.place)
      }
    }
    checkInitializers(index)
  }

  /// The properties of NSObject that a class may override, and what it is known by then.
  private static let ofNSObject: [String: (SwiftType, String?)] = [
    "description": (.string, "CustomStringConvertible"),
    "debugDescription": (.string, "CustomDebugStringConvertible"), "hash": (.int, nil),
  ]

  /// Whether NSObject is the class, or stands above it.
  func isOfFoundation(_ index: Int) -> Bool {
    guard state.nominals[index].kind == .classType else { return false }
    return ([index] + ancestors(of: index)).contains {
      state.nominals[$0].isLibrary && state.nominals[$0].name == "NSObject"
    }
  }

  /// What a class has instead of NSObject's methods, under the names by which everybody asks for them.
  func objectMethods(_ index: Int) -> LoweredCode {
    guard isOfFoundation(index) else { return "" }
    var code = LoweredCode()
    for each in state.nominals[index].methods.named("isEqual")
    where each.flags.contains(.isOverride) {
      code += "- (_Bool)isEqual:(id)other { return [self \(each.cname)other]; }\n"
    }
    for each in state.nominals[index].properties.named("hash")
    where each.flags.contains(.isOverride) {
      code += "- (unsigned long)hash { return (unsigned long)[self \(each.cname)]; }\n"
    }
    return code
  }

  /// Whether a class of the library stands above, which has more members than are built here.
  private func hasLibraryAbove(_ index: Int) -> Bool {
    ancestors(of: index).contains { isOfLibrary($0) }
  }

  private func isNamed(_ cname: String, above index: Int) -> Bool {
    ancestors(of: index).contains { state.nominals[$0].methods.contains { $0.cname == cname } }
  }

  /// Another method of the class may have the name behind that a protocol asks for.
  private func makeRoom(for asked: Set<Int>, _ index: Int) {
    let methods = Array(state.nominals[index].methods)
    let taken = Set(asked.map { methods[$0].cname })
    for (position, method) in methods.enumerated()
    where !asked.contains(position) && taken.contains(method.cname) {
      if method.flags.contains(.isOverride) || nameAskedFor(method, index) != nil {
        refuse("methods of one name that a protocol and a class tell apart", at: method.place)
      }
      state.nominals[index].methods[position].cname = overloadedName(method)
    }
  }

  private func checkNothingOverrides(_ index: Int) {
    let nominal = state.nominals[index]
    let places =
      nominal.methods.filter { $0.flags.contains(.isOverride) }.map(\.place)
      + nominal.properties.filter { $0.flags.contains(.isOverride) }.map(\.place)
    for place in places { error("'override' can only be specified on class members", at: place) }
  }

  /// A private method above is nobody's business: this one has a name of its own behind.
  private func keepApart(_ method: SwiftFunction, _ position: Int, _ index: Int) {
    if method.flags.contains(.isOverride) {
      return error("method does not override any method from its superclass", at: method.place)
    }
    if allProtocols(index).contains(where: {
      !state.nominals[$0].methods.named(method.name).isEmpty
    }) {
      return refuse("a method with the name of a private one above", at: method.place)
    }
    state.nominals[index].methods[position].cname = named(method.cname, of: index)
  }

  private func checkOverride(_ method: SwiftFunction, of above: SwiftFunction) {
    let kind = method.isStatic ? "class" : "instance"
    let isFitting =
      method.result == above.result || isBelow(method.result, above.result)
      || !method.generics.isEmpty
    if let why = unavailability(above.flags, above.node) {
      error("'\(signature(above))' \(why.use)", at: method.place)
    } else if !isFitting, !method.flags.contains(.isOverride) {
      refuse("a method that differs from its superclass's in its result alone", at: method.place)
    } else if let title = apart(
      method.name == "subscript"
        ? "subscript" : method.isStatic ? "\(staticWord(above.flags)) method" : "instance method",
      signature(above), method.flags, above.flags, of: above.owner)
    {
      error(title, at: method.place)
    } else if !method.flags.contains(.isOverride) {
      error("overriding declaration requires an 'override' keyword", at: method.place)
    } else if above.isStatic, !above.flags.contains(.isOfClass) {
      error("cannot override static method", at: method.place)
    } else if above.flags.contains(.isFinal) {
      error("\(kind) method overrides a 'final' \(kind) method", at: method.place)
    } else if !isFitting {
      error("method does not override any method from its superclass", at: method.place)
    } else if method.flags.contains(.isThrowing), !above.flags.contains(.isThrowing) {
      error(
        "cannot override non-throwing \(kind) method with throwing \(kind) method", at: method.place
      )
    } else {
      let what = method.name.hasPrefix("subscript") ? "subscript" : "\(kind) method"
      checkReach(what, method.flags, of: method.owner, over: above.flags, at: method.place)
    }
  }

  /// A class in between may take more than the one above: then that is what the class below it overrides.
  private func checkSteps(_ method: SwiftFunction, _ above: SwiftFunction, _ index: Int) {
    for each in ancestors(of: index) where each != index {
      if each == above.owner { return }
      let wider = state.nominals[each].methods.named(method.name).first {
        $0.flags.contains(.isOverride) && $0.isStatic == method.isStatic
          && $0.labels == method.labels && $0.signature != method.signature
          && zip(above.parameters, $0.parameters).allSatisfy { isBelow($0.type, $1.type) }
      }
      guard let wider else { continue }
      let (taken, own) = (wider.parameters.map(\.type), method.parameters.map(\.type))
      if let (type, plain) = zip(taken, own).first(where: { $0 == .optional($1) }) {
        error(
          "cannot override \(method.isStatic ? "class" : "instance") method parameter of type '\(name(of: type))' with non-optional type '\(name(of: plain))'",
          at: method.place)
      } else {
        refuse("an override of what a class in between has widened", at: method.place)
      }
      return
    }
  }

  private func staticWord(_ flags: SwiftFlags) -> String {
    flags.contains(.isOfClass) ? "class" : "static"
  }

  /// Why one member cannot stand for another: what an extension declares is in no class's table.
  private func apart(
    _ kind: String, _ name: String, _ own: SwiftFlags, _ above: SwiftFlags, of owner: Int?
  ) -> String? {
    let parent = owner.map { state.nominals[$0].name } ?? ""
    if above.contains(.isInExtension) {
      return "\(kind) '\(name)' is declared in extension of '\(parent)' and cannot be overridden"
    }
    guard own.contains(.isInExtension), own.contains(.isOverride) else { return nil }
    return "\(kind) '\(name)' declared in '\(parent)' cannot be overridden from extension"
  }

  private func checkOverride(_ property: SwiftProperty, of above: SwiftProperty) {
    let kind = property.isStatic ? "\(staticWord(above.flags)) property" : "property"
    if let why = unavailability(above.flags, above.node) {
      error("cannot override '\(property.name)' \(why.override)", at: property.place)
    } else if let title = apart(kind, property.name, property.flags, above.flags, of: above.owner) {
      error(title, at: property.place)
    } else if property.kind == .stored, !property.hasObservers {
      error("cannot override with a stored property '\(property.name)'", at: property.place)
    } else if !property.flags.contains(.isOverride) {
      error("overriding declaration requires an 'override' keyword", at: property.place)
    } else if property.isStatic, !above.flags.contains(.isOfClass) {
      error("cannot override static property", at: property.place)
    } else if above.flags.contains(.isFinal) {
      error("property overrides a 'final' property", at: property.place)
    } else if property.type != above.type, property.type != .failed, above.type != .failed,
      above.isSettable || !isBelow(property.type, above.type)
    {
      error(
        "property '\(property.name)' with type '\(name(of: property.type))' cannot override a property with type '\(name(of: above.type))'",
        at: property.place)
    } else if above.kind == .stored, above.isLet, property.kind == .computed {
      error(
        "cannot override immutable 'let' property '\(property.name)' with the getter of a 'var'",
        at: property.place)
    } else if property.kind == .computed, !property.isSettable, above.isSettable {
      error(
        "cannot override mutable property with read-only property '\(property.name)'",
        at: property.place)
    } else {
      checkReach(
        "property", property.flags, of: property.owner, over: above.flags, at: property.place)
    }
  }

  /// Whether an override may answer this where the class above answers that.
  private func isBelow(_ type: SwiftType, _ above: SwiftType) -> Bool {
    switch (type, above) {
    case (.optional(let inner), .optional(let outer)): return isBelow(inner, outer)
    case (_, .optional(let outer)): return type == outer || isBelow(type, outer)
    case (.nominal(let a), .nominal(let b)): return a == b || isSubclass(a, of: b)
    default: return type == above || type == .failed || above == .failed
    }
  }

  private func checkInitializers(_ index: Int) {
    let nominal = state.nominals[index]
    guard let parent = nominal.superclass else {
      for each in nominal.initializers where each.flags.contains(.isOverride) {
        error(
          "initializer does not override a designated initializer from its superclass",
          at: each.place)
      }
      return
    }
    let above = allInitializers(parent)
    for initializer in nominal.initializers {
      let same = above.first {
        $0.signature == initializer.signature && sees($0, from: index)
      }
      if let same, same.flags.contains(.isRequired), !initializer.flags.contains(.isRequired),
        initializer.node.tree >= 0
      {
        error(
          "use the 'required' modifier to override a required initializer", at: initializer.place)
      } else if let same, initializer.flags.contains(.isOverride),
        let why = unavailability(same.flags, same.node), initializer.node.tree >= 0
      {
        error("cannot override 'init' \(why.override)", at: initializer.place)
      } else if let same, !initializer.flags.contains(.isOverride),
        !same.flags.contains(.isUnavailable), initializer.node.tree >= 0,
        !initializer.flags.contains(.isRequired) || !same.flags.contains(.isRequired),
        !same.flags.contains(.isConvenience)
      {
        error("overriding declaration requires an 'override' keyword", at: initializer.place)
      } else if let same, initializer.flags.contains(.isOverride), initializer.node.tree >= 0,
        let title = apart("initializer", signature(same), [], same.flags, of: same.owner)
      {
        error(title, at: initializer.place)
      } else if same == nil || same?.flags.contains(.isConvenience) == true,
        initializer.flags.contains(.isOverride), initializer.node.tree >= 0
      {
        error(
          "initializer does not override a designated initializer from its superclass",
          at: initializer.place)
      } else if let same, initializer.flags.contains(.isFailable),
        !same.flags.contains(.isFailable), !same.flags.contains(.isConvenience),
        initializer.node.tree >= 0
      {
        error(
          "failable initializer '\(signature(initializer))' cannot override a non-failable initializer",
          at: initializer.place)
      }
    }
    // Who has an initialiser of its own inherits none.
    guard
      nominal.initializers.contains(where: {
        $0.node.tree >= 0 && !$0.flags.contains(.isConvenience)
      })
    else { return }
    let own = Set(allInitializers(index).map(\.signature))
    for each in above where each.flags.contains(.isRequired) && !own.contains(each.signature) {
      error(
        "'required' initializer '\(signature(each))' must be provided by subclass of '\(state.nominals[parent].name)'",
        at: nominal.place)
    }
  }

  /// What a method overrides, or should say that it does: one that takes the same, or else one whose arguments it takes
  /// and whose answer it may give.
  func inheritedMethod(_ method: SwiftFunction, _ parent: Int) -> SwiftFunction? {
    func found(_ fits: (SwiftFunction) -> Bool) -> SwiftFunction? {
      var current: Int? = parent
      var steps = 0
      while let each = current, steps < 1000 {
        let found = state.nominals[each].methods.named(method.name).first {
          $0.labels == method.labels && $0.isStatic == method.isStatic && $0.fromProtocol == nil
            && fits($0)
        }
        if let found { return found }
        current = state.nominals[each].superclass
        steps += 1
      }
      return nil
    }
    if let same = found({ $0.signature == method.signature }) { return same }
    guard method.generics.isEmpty else { return nil }
    return found { above in
      (method.flags.contains(.isOverride) || isBelow(method.result, above.result))
        && above.generics.isEmpty
        && zip(above.parameters, method.parameters).allSatisfy {
          $0.isVariadic == $1.isVariadic && $0.isInout == $1.isInout
            && ($0.type == $1.type || !$0.isInout && !$0.isVariadic && isBelow($0.type, $1.type))
        }
    }
  }
}
