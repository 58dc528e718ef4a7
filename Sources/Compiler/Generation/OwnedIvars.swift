import Bytecode
import Diagnostics
import Syntax

/// Ivars and properties under ARC.
///
/// An object owns what its strong ivars hold. When it is deallocated, and its own `-dealloc` methods are
/// done, the hidden method `.cxx_destruct` of each class releases that class's ivars, the last one first, and
/// ends its weak ones. It is made when the whole unit is known, since a superclass may be implemented after
/// its subclass, and goes on to the superclass's by a message to `super`.
extension UnitCompiler {
  static let destructor = ".cxx_destruct"

  // MARK: Properties

  /// A property of an object type is strong where nothing else is said.
  func adjustOwnership(_ property: inout PropertyInfo, isUnsafe: Bool) {
    guard isARC, isRetainable(property.type) else { return }
    switch state.types.canonical(property.type).qualifiers {
    case let bits where bits & TypeQualifier.weak != 0: property.setter = .weak
    case let bits where bits & TypeQualifier.unsafe != 0: property.setter = .assign
    default:
      if property.setter == .assign, !isUnsafe { property.setter = .retain }
    }
  }

  /// A getter that the compiler makes gives no count away, whatever its name promises; one of the program's own may.
  func checkOwnedName(_ property: PropertyInfo) {
    guard isARC, isRetainable(property.type), !property.isClassProperty,
      hasRetainedResult(property.getter, isClassMethod: true)
    else { return }
    error(
      .ownedProperty,
      "property follows Cocoa naming convention for returning 'owned' objects",
      [names[property.name]], at: property.place)
  }

  /// The type of the ivar behind a property, with the ownership that the property asks for.
  func ivarType(_ property: PropertyInfo) -> TypeID {
    let type = property.type.unqualified
    guard isARC, isRetainable(type) else { return type }
    switch property.setter {
    case .weak: return type.with(TypeQualifier.weak)
    case .assign: return type.with(TypeQualifier.unsafe)
    default: return type
    }
  }

  func ivarOwnership(_ type: TypeID) -> IvarDefinition.Ownership {
    switch ownership(type) {
    case .none: .none
    case .strong: .strong
    case .weak: isUnowned(type) ? .unsafe : .weak
    case .unsafe, .autoreleasing: .unsafe
    }
  }

  /// A plain strong ivar is answered as it is; the caller claims it. An atomic one is retained first.
  func emitCountedGetter(_ property: PropertyInfo, _ place: Value) {
    let loaded = ownedRvalue(untemporary(place))
    let kept = register(loaded)
    builder.reserve(upTo: max(builder.nextRegister, kept + 1))
    let isAtomic = !property.isNonatomic && ownership(place.type) == .strong
    if isAtomic {
      builder.joinLoadToNextAccess()
      emitRetain(kept)
    }
    emitReturn(kept, handsOver: loaded.isOwned || isAtomic)
  }

  func emitCountedSetter(_ property: PropertyInfo, _ place: Value, _ argument: Int) {
    var value = Value(.register, property.type.unqualified, register: argument)
    if property.setter == .copy {
      let frame = builder.nextRegister
      let slot = frame + FrameLayout.headerSlots
      builder.reserve(upTo: slot + 3)
      builder.emitMove(to: slot, from: argument)
      builder.loadInteger(0, into: slot + 2)
      let copied =
        state.types.kind(property.type) == .blockPointer
        ? temporary(copyBlock(value), property.type.unqualified)
        : emitOwnedSend(
          names.intern("copyWithZone:"), isSuper: false, count: 3, .id, frame, at: property.place)
      value.register = copied.register
      value.isOwned = true
      builder.reserve(upTo: max(builder.nextRegister, copied.register + 1))
    }
    let isBlock = state.types.kind(property.type) == .blockPointer
    if !property.isNonatomic, ownership(place.type) == .strong {
      swapOwned(value, to: place, isBlock: isBlock)
    } else {
      _ = storeOwned(value, to: place, isBlock: isBlock)
    }
    emitReturn(nil)
  }

  /// As the runtime's objc_setProperty_atomic: is it the same? retain, swap under a lock, release the old one.
  private func swapOwned(_ value: Value, to place: Value, isBlock: Bool) {
    var target = untemporary(place)
    target.type = place.type.unqualified
    if !value.isOwned {
      let different = builder.newLabel()
      let seen = builder.newRegister()
      register(ownedRvalue(target), into: seen)
      builder.jump(different, if: .jumpNotEqual, seen, register(value))
      emitReturn(nil)
      builder.bind(different)
    }
    let new = isBlock && !value.isOwned ? copyBlock(value) : own(value)
    if new >= builder.nextRegister { builder.reserve(upTo: new + 1) }
    let old = builder.newRegister()
    register(ownedRvalue(target, into: old), into: old)
    builder.joinLoadToNextAccess()
    store(Value(.register, target.type, register: new), to: target)
    emitRelease(old)
  }

  // MARK: Destruction

  private func countedIvars(_ info: ClassInfo) -> [IvarInfo] {
    info.ivars.filter {
      let element = elementType($0.field.type)
      return switch ownership(element) {
      case .strong, .weak: true
      default: ownsObjects(element)
      }
    }
  }

  private func elementType(_ type: TypeID) -> TypeID {
    var type = type
    while state.types.kind(type) == .array { type = state.types.element(type) }
    return type
  }

  /// Makes the destructors of the classes that this unit implements.
  func addDestructors() {
    guard isARC, errorCount == 0 else { return }
    for position in unit.classes.indices {
      guard let name = names.find(unit.classes[position].name), let index = state.classIndex[name]
      else { continue }
      let info = state.classes[index]
      let ivars = countedIvars(info)
      if ivars.isEmpty { continue }
      let hasOuter = inheritsDestructor(info.superclass)
      let method = MethodInfo(
        selector: names.intern(UnitCompiler.destructor), isClassMethod: false, result: .void,
        parameters: [], place: info.place, owner: name)
      var context = methodContext(method, index)
      context.maker = .ivars
      let (code, _) = compileBody(0, context, [], at: info.place) { compiler in
        compiler.emitDestructor(ivars, hasOuter: hasOuter, method.selector)
      }
      unit.classes[position].methods.append(
        MethodDefinition(
          selector: UnitCompiler.destructor, isClassMethod: false, body: .code(code),
          encoding: methodEncoding(method), place: info.place))
    }
  }

  private func inheritsDestructor(_ name: NameID) -> Bool {
    state.answer(of: name) { index in
      let info = state.classes[index]
      return info.isCounted && !countedIvars(info).isEmpty ? true : nil
    } ?? false
  }

  private func emitDestructor(_ ivars: [IvarInfo], hasOuter: Bool, _ selector: NameID) {
    for ivar in ivars.reversed() {
      let mark = builder.nextRegister
      let element = elementType(ivar.field.type)
      if ownsObjects(element) {
        let size = max(1, state.types.size(element))
        for number in (0..<min(state.types.size(ivar.field.type) / size, 1024)).reversed() {
          endOwned(
            element, at: FrameLayout.headerSlots, offset: ivar.field.offset &+ number &* size)
        }
        builder.nextRegister = mark
        continue
      }
      let count = max(1, state.types.size(ivar.field.type) / 8)
      for number in (0..<min(count, 4096)).reversed() {
        let work = builder.nextRegister
        let place = Value(
          .memory, element, register: FrameLayout.headerSlots,
          offset: ivar.field.offset &+ number &* 8)
        if ownership(element) == .weak {
          builder.emit(.destroyWeak, a: register(address(of: place, type: .voidPointer)))
        } else {
          _ = storeOwned(.integer(0, .id), to: place)
        }
        builder.nextRegister = work
      }
      builder.nextRegister = mark
    }
    if hasOuter {
      let frame = builder.nextRegister
      builder.reserve(upTo: frame + FrameLayout.headerSlots + 2)
      builder.emitMove(to: frame + FrameLayout.headerSlots, from: FrameLayout.headerSlots)
      _ = emitSend(selector, isSuper: true, count: 2, .void, frame, at: .none)
    }
    emitReturn(nil)
  }
}
