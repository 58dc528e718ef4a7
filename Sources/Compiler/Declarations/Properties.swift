import Bytecode
import Diagnostics
import Syntax

/// Synthesized properties: the ivar and the two methods that `@property` stands for.
///
/// A getter returns the ivar; an atomic one that owns its value returns it retained and autoreleased, so
/// that it survives a change on another thread. A `retain` setter does nothing for the same object, else
/// retains the new one before it releases the old one: the order matters when only the old one keeps the
/// new one alive. A `copy` setter sends `copyWithZone:` instead.
extension UnitCompiler {
  struct SynthesizedProperty {
    var property: PropertyInfo
    var ivar: NameID
    /// A `@synthesize` typed at the prompt: as a method typed again does, it replaces the one that was there.
    var isAnew: Bool
    /// The methods that stand beside it.
    var written: Set<NameID>

    /// Whether the compiler writes an accessor, where the class has these methods.
    func isMade(_ accessor: NameID, _ defined: PagedMap<NameID, Bool>) -> Bool {
      isAnew ? !written.contains(accessor) : defined[accessor] == nil
    }
  }

  /// Makes the ivars and tells which properties get accessors.
  func prepareProperties(
    _ members: ArraySlice<Int32>, _ index: Int, at place: SourceRange
  ) -> [SynthesizedProperty] {
    var explicit: [NameID: NameID] = [:]
    // Of those that are written down, in which order.
    var ranks: [NameID: Int] = [:]
    var writtenAt: [NameID: SourceRange] = [:]
    var claims: [NameID: NameID] = [:]
    var dynamic: Set<NameID> = []
    var definedMethods: Set<NameID> = []
    for id in members {
      let node = tree[id]
      if node.kind == .method, node.flags & NodeFlags.classMethod == 0 {
        definedMethods.insert(node.a)
      }
      guard node.kind == .synthesize else { continue }
      let name = state.classes[index].name
      let isDynamic = node.flags & NodeFlags.dynamic != 0
      if findProperty(node.a, name, [], isClass: false) == nil {
        // Nothing is ever synthesized for a class property: to say so is no mistake.
        if isDynamic, findProperty(node.a, name, [], isClass: true) != nil { continue }
        error(
          .noProperty,
          "property implementation must have its declaration in interface "
            + "'\(names[state.classes[index].name])' or one of its extensions",
          [names[node.a]], at: node.place)
        continue
      }
      if dynamic.contains(node.a) || explicit[node.a] != nil {
        error(
          .redefinition, "property '\(names[node.a])' is already implemented", [names[node.a]],
          at: node.place)
        continue
      }
      if isDynamic {
        dynamic.insert(node.a)
      } else {
        explicit[node.a] = node.b == 0 ? node.a : node.b
        ranks[node.b == 0 ? node.a : node.b] = ranks.count
        writtenAt[node.a] = node.place
      }
    }
    var result: [SynthesizedProperty] = []
    var made: [(name: NameID, type: TypeID, place: SourceRange)] = []
    var madeNames: Set<NameID> = []
    var properties = state.classes[index].properties.filter { $0.category == 0 }
    let className = state.classes[index].name
    let own = Set(properties.map(\.name))
    for name in dynamic.union(explicit.keys).sorted() where !own.contains(name) {
      guard let property = findProperty(name, className, [], isClass: false) else { continue }
      // A protocol's: the class has it from here on.
      for method in accessors(of: property, owner: className)
      where !definedMethods.contains(method.selector) { enter(method, in: index) }
      if explicit[name] != nil { properties.append(property) }
    }
    for property in properties where !property.isClassProperty && !dynamic.contains(property.name) {
      if heeds(at: property.place) { break }
      let isExplicit = explicit[property.name] != nil
      let hasGetter = definedMethods.contains(property.getter)
      let hasSetter = property.isReadOnly || definedMethods.contains(property.setterName)
      if !isExplicit, hasGetter, hasSetter { continue }
      if !isExplicit, let above = inheritedProperty(property.name, of: index) {
        // Its accessors, and how they own, are the superclass's.
        warnNotSynthesized(property, above, hasSetter: hasSetter)
        continue
      }
      if !hasSetter { checkCopiedMutable(property) }
      if property.setter == .weak, !isARC {
        error(
          .weakProperty,
          "cannot synthesize weak property in file using manual reference counting",
          [names[property.name]], at: property.place)
        continue
      }
      let ivar = explicit[property.name] ?? names.intern("_" + names[property.name])
      let said = writtenAt[property.name]
      if let other = claims.updateValue(property.name, forKey: ivar), other != property.name {
        bothClaim(property, other, ivar, at: said ?? property.place)
      }
      if let old = state.classes[index].ivar(ivar) {
        checkBacking(old, of: property, at: said ?? place)
      } else if madeNames.insert(ivar).inserted {
        made.append((ivar, ivarType(property), property.place))
      }
      result.append(
        SynthesizedProperty(
          property: property, ivar: ivar, isAnew: isExplicit && isPrompt, written: definedMethods))
    }
    for property in properties
    where dynamic.contains(property.name) && !definedMethods.contains(property.getter) {
      checkOwnedName(property)
    }
    // As clang has it: what is written stands where it was written, what is synthesized follows in the order
    // of its size, so that little room is lost between, and of equal ones first what a @synthesize names.
    let keys = made.indices.map {
      (state.types.size(made[$0].type), ranks[made[$0].name] ?? .max, $0)
    }
    for position in made.indices.sorted(by: { keys[$0] < keys[$1] }) {
      appendIvar(made[position].name, made[position].type, to: index, at: made[position].place)
    }
    return result
  }

  private func inheritedProperty(_ name: NameID, of index: Int) -> PropertyInfo? {
    let superclass = state.classes[index].superclass
    return superclass == 0 ? nil : findProperty(name, superclass, [], isClass: false)
  }

  private func warnNotSynthesized(
    _ property: PropertyInfo, _ above: PropertyInfo, hasSetter: Bool
  ) {
    if isPrelude { return }
    let name = names[property.name]
    warning(
      .notSynthesized,
      "auto property synthesis will not synthesize property '\(name)'"
        + (above.isReadOnly && !hasSetter
          ? " because it is 'readwrite' but it will be synthesized 'readonly' via another property"
          : "; it will be implemented by its superclass, use @dynamic to acknowledge intention"),
      [name], at: property.place, related: declaredHereNote(above.place))
  }

  func synthesizeAccessors(
    _ properties: [SynthesizedProperty], _ index: Int
  ) -> [MethodDefinition] {
    var methods: [MethodDefinition] = []
    let className = state.classes[index].name
    for entry in properties {
      let property = entry.property
      if heeds(at: property.place) { break }
      guard let ivar = findIvar(entry.ivar, in: className) else { continue }
      if entry.isMade(property.getter, state.classes[index].definedInstance) {
        checkOwnedName(property)
        let method = MethodInfo(
          selector: property.getter, isClassMethod: false, result: property.type.unqualified,
          parameters: [], place: property.place, owner: className)
        methods.append(
          accessor(method, index) { compiler in
            compiler.emitGetter(property, ivar)
            if !property.isNonatomic { compiler.builder.joinCopies() }
          })
      }
      if !property.isReadOnly,
        entry.isMade(property.setterName, state.classes[index].definedInstance)
      {
        let method = MethodInfo(
          selector: property.setterName, isClassMethod: false, result: .void,
          parameters: [property.type.unqualified], place: property.place, owner: className)
        methods.append(
          accessor(method, index) { compiler in
            compiler.emitSetter(property, ivar)
            if !property.isNonatomic { compiler.builder.joinCopies() }
          })
      }
    }
    return methods
  }

  private func accessor(
    _ method: MethodInfo, _ index: Int, _ body: @escaping (UnitCompiler) -> Void
  ) -> MethodDefinition {
    var method = method
    takeOverOwnership(&method)
    let context = methodContext(method, index)
    let parameters = method.parameters.map { (name: NameID(0), type: $0, place: method.place) }
    let code = compileBody(0, context, parameters, at: method.place, generate: body).code
    return MethodDefinition(
      selector: names[method.selector], isClassMethod: false, body: .code(code),
      encoding: methodEncoding(method), place: method.place)
  }

  private func isOwning(_ property: PropertyInfo) -> Bool {
    state.types.isObject(property.type) && (property.setter == .retain || property.setter == .copy)
  }

  private func emitGetter(_ property: PropertyInfo, _ ivar: IvarInfo) {
    let place = fieldPlace(
      ivar.field, base: Value(.memory, .void, register: FrameLayout.headerSlots))
    if ownership(ivar.field.type) != .none {
      emitCountedGetter(property, place)
      return
    }
    if state.types.kind(ivar.field.type) == .record {
      let target = builder.newRegister()
      builder.emit(.loadResultAddress, a: target)
      if ownsObjects(ivar.field.type) {
        copyOwned(to: target, from: register(place), ivar.field.type, initialises: true)
      } else {
        emitCopy(to: target, from: register(place), bytes: state.types.size(ivar.field.type))
      }
      emitReturn(nil)
      return
    }
    var value = rvalue(place)
    if isOwning(property), !property.isNonatomic {
      builder.joinLoadToNextAccess()
      let kept = register(value)
      unlessNil(kept) {
        let retained = send(known.retain, to: kept, [], at: property.place)
        register(
          send(known.autorelease, to: register(retained), [], at: property.place), into: kept)
      }
      value.register = kept
    }
    emitReturn(register(convert(value, to: property.type)))
  }

  private func emitSetter(_ property: PropertyInfo, _ ivar: IvarInfo) {
    let argument = FrameLayout.headerSlots + 2
    let place = fieldPlace(
      ivar.field, base: Value(.memory, .void, register: FrameLayout.headerSlots))
    if ownership(ivar.field.type) != .none {
      emitCountedSetter(property, place, argument)
      return
    }
    let new = Value(.register, property.type.unqualified, register: argument)
    if state.types.kind(property.type) == .record {
      store(Value(.memory, property.type, register: argument), to: place)
      if endsArguments, ownsObjects(property.type) {
        endOwned(property.type, at: argument, offset: 0)
      }
      emitReturn(nil)
      return
    }
    guard isOwning(property) else {
      store(convert(new, to: ivar.field.type), to: place)
      emitReturn(nil)
      return
    }
    // As the runtime's objc_setProperty: is it the same? retain (or copy), then the swap; an atomic one swaps
    // under a lock, but looks whether it is the same without. The runtime asks for nil itself and sends it nothing.
    let kept = builder.newRegister()
    if property.setter != .copy {
      let different = builder.newLabel()
      let seen = register(rvalue(untemporary(place)))
      builder.jump(different, if: .jumpNotEqual, seen, argument)
      emitReturn(nil)
      builder.bind(different)
    }
    builder.emitMove(to: kept, from: argument)
    unlessNil(argument) {
      if property.setter == .copy {
        let zone = builder.newRegister()
        builder.loadInteger(0, into: zone)
        let copy = names.intern("copyWithZone:")
        register(send(copy, to: argument, [zone], at: property.place), into: kept)
      } else {
        register(send(known.retain, to: argument, [], at: property.place), into: kept)
      }
    }
    let old = register(rvalue(untemporary(place)))
    if !property.isNonatomic { builder.joinLoadToNextAccess() }
    store(Value(.register, property.type.unqualified, register: kept), to: place)
    unlessNil(old) { _ = send(known.release, to: old, [], at: property.place, result: .void) }
    emitReturn(nil)
  }

  /// What is done with an object, and not with nil.
  private func unlessNil(_ object: Int, _ body: () -> Void) {
    let isNil = builder.newLabel()
    builder.jump(isNil, ifRegister: object, is: false)
    body()
    builder.bind(isNil)
  }

  /// A message that the compiler itself sends.
  func send(
    _ selector: NameID, to receiver: Int, _ arguments: [Int], at place: SourceRange,
    result: TypeID = .id
  ) -> Value {
    let frame = builder.nextRegister
    let slot = frame + FrameLayout.headerSlots
    builder.reserve(upTo: slot + 2 + arguments.count)
    builder.emitMove(to: slot, from: receiver)
    for (index, argument) in arguments.enumerated() {
      builder.emitMove(to: slot + 2 + index, from: argument)
    }
    return emitSend(
      selector, isSuper: false, count: 2 + arguments.count, result, frame, at: place)
  }
}
