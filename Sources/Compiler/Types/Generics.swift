import Diagnostics
import Syntax

/// Lightweight generics: what is said in `NSArray<NSString *>`.
///
/// A class may have type parameters, names that stand for some class of object inside its interface. Where
/// the class is used, type arguments take their places: the compiler then knows that `array.firstObject` is
/// a string and reads `array.firstObject.length`. At run time there is nothing of all this: an array holds
/// any objects, and `NSArray<NSString *>` and `NSArray` are the same class. So the arguments are kept with
/// the type, left out of its canonical form (two types that differ in them alone are the same type), and
/// looked at in three places: the types of a method's result and parameters, of a property, and the
/// assignment of one such pointer to another, which is a warning at most.
///
/// `__covariant` says that a `Box<NSMutableString *>` may stand for a `Box<NSString *>`; `__kindof` that an
/// object may be used as one of a subclass without a cast.
struct TypeParameter: Sendable {
  enum Variance: Sendable { case invariant, covariant, contravariant }
  var name: NameID
  var variance: Variance
  /// What an argument has to be: `T : NSNumber *`; `id` where nothing is said.
  var bound: TypeID
}

extension TypeTable {
  /// The entry behind all typedefs and type parameters, with its type arguments.
  func plain(_ type: TypeID) -> TypeEntry {
    var entry = entries[type.index]
    while entry.kind == .typedef || entry.kind == .typeParameter {
      entry = entries[TypeID(raw: entry.b).index]
    }
    return entry
  }

  /// The type arguments of an object pointer or class; empty where none are given.
  func arguments(_ type: TypeID) -> [TypeID] {
    let entry = plain(type)
    guard entry.kind == .objectPointer || entry.kind == .objectClass, entry.c >> 1 != 0 else {
      return []
    }
    return lists[Int(entry.c >> 1)].map { TypeID(raw: $0) }
  }

  func isKindof(_ type: TypeID) -> Bool {
    let entry = plain(type)
    return entry.kind == .objectPointer && entry.c & 1 != 0
  }

  /// The type with the arguments in place of the type parameters; without arguments, what bounds them.
  mutating func substitute(_ type: TypeID, by arguments: [TypeID]) -> TypeID {
    let entry = entries[type.index]
    switch entry.kind {
    case .typeParameter:
      let position = Int(entry.c)
      let found = position < arguments.count ? arguments[position] : TypeID(raw: entry.b)
      let copies = kind(found) == .blockPointer ? TypeQualifier.kept : 0
      return found.with(type.qualifiers | copies)
    case .pointer:
      let target = TypeID(raw: entry.a)
      let new = substitute(target, by: arguments)
      return new == target ? type : pointer(to: new).with(type.qualifiers)
    case .blockPointer:
      let target = TypeID(raw: entry.a)
      let new = substitute(target, by: arguments)
      return new == target ? type : blockPointer(to: new).with(type.qualifiers)
    case .function:
      let result = TypeID(raw: entry.a)
      let parameters = lists[Int(entry.b)].map { TypeID(raw: $0) }
      let newResult = substitute(result, by: arguments)
      var new: [TypeID] = []
      for parameter in parameters { new.append(substitute(parameter, by: arguments)) }
      if newResult == result, new == parameters { return type }
      return function(
        result: newResult, parameters: new, isVariadic: entry.c & 1 != 0,
        hasPrototype: entry.c & 2 != 0)
    case .objectPointer, .objectClass:
      if entry.c >> 1 == 0 { return type }
      var new: [TypeID] = []
      for argument in lists[Int(entry.c >> 1)] {
        new.append(substitute(TypeID(raw: argument), by: arguments))
      }
      return parameterised(entry, new, isKindof: entry.c & 1 != 0).with(type.qualifiers)
    default: return type
    }
  }
}

extension UnitCompiler {
  /// What the parameters of `owner` are for an object of this type: the arguments given, handed up through
  /// the superclasses. nil where `owner` has no parameters; empty where nobody said.
  func typeArguments(_ type: TypeID, for owner: NameID) -> [TypeID]? {
    guard let info = state.classInfo(owner), !info.typeParameters.isEmpty else { return nil }
    var current = state.types.entry(type).a
    var arguments = state.types.arguments(type)
    while current != owner {
      guard current > 0, let info = state.classInfo(current) else { return [] }
      if !info.typeParameters.isEmpty, arguments.isEmpty { return [] }
      var outer: [TypeID] = []
      for argument in info.superclassArguments {
        outer.append(state.types.substitute(argument, by: arguments))
      }
      arguments = outer
      current = info.superclass
    }
    return arguments
  }

  /// A type out of the interface of `owner`, as it is for a receiver of this type.
  func specialised(_ type: TypeID, of owner: NameID, for receiver: TypeID) -> TypeID {
    guard let arguments = typeArguments(receiver, for: owner) else { return type }
    return state.types.substitute(type, by: arguments)
  }

  // MARK: Declaring

  func typeParameters(_ list: ArraySlice<Int32>) -> [TypeParameter] {
    list.map { id in
      let node = tree[id]
      var variance = TypeParameter.Variance.invariant
      if node.flags & NodeFlags.covariant != 0 { variance = .covariant }
      if node.flags & NodeFlags.contravariant != 0 { variance = .contravariant }
      var bound = node.b == 0 ? TypeID.id : resolveType(node.b)
      if bound == .error { bound = .id }
      if !state.types.isObject(bound) {
        error(
          .typeArguments,
          "type bound \(spell(bound)) for type parameter '\(names[node.a])' is not an Objective-C "
            + "pointer type", [names[node.a]], at: node.place)
        bound = .id
      }
      return TypeParameter(name: node.a, variance: variance, bound: bound)
    }
  }

  /// From here to `leaveTypeParameters` the names mean types.
  func enterTypeParameters(_ parameters: [TypeParameter]) {
    for (index, parameter) in parameters.enumerated() {
      reading.typeParameters[parameter.name] = state.types.typeParameter(
        parameter.name, parameter.bound, index: index)
    }
  }
  func leaveTypeParameters() { reading.typeParameters = [:] }

  /// `Box<NSString *>`: the class with its arguments.
  func parameterised(_ base: TypeID, _ list: ArraySlice<Int32>, at node: Node) -> TypeID {
    let entry = state.types.plain(base)
    guard entry.kind == .objectClass, let info = state.classInfo(entry.a) else {
      error(
        .typeArguments, "type arguments cannot be applied to non-class type \(spell(base))",
        at: node.place)
      return .error
    }
    var arguments: [TypeID] = []
    for id in list {
      let type = resolveType(id)
      if type == .error { return .error }
      guard state.types.isObject(type) else {
        error(
          .typeArguments,
          "type argument \(spell(type)) is neither an Objective-C object nor a block type",
          at: tree[id].place)
        return .error
      }
      arguments.append(type)
    }
    if info.isForward { return base }
    let name = names[entry.a]
    if info.typeParameters.isEmpty {
      error(
        .typeArguments, "type arguments cannot be applied to non-parameterized class '\(name)'",
        [name], at: node.place)
      return .error
    }
    if arguments.count != info.typeParameters.count {
      let many = arguments.count > info.typeParameters.count ? "many" : "few"
      error(
        .typeArguments,
        "too \(many) type arguments for class '\(name)' (have \(arguments.count), expected "
          + "\(info.typeParameters.count))", [name], at: node.place)
      return .error
    }
    for (index, parameter) in info.typeParameters.enumerated()
    where pointerMatch(arguments[index], to: parameter.bound) != .same {
      error(
        .typeArguments,
        "type argument \(spell(arguments[index])) does not satisfy the bound "
          + "(\(spell(parameter.bound))) of type parameter '\(names[parameter.name])'", [name],
        at: node.place)
      return .error
    }
    return state.types.parameterised(entry, arguments, isKindof: false)
  }

  /// The type of a class as the receiver of a message: `[Box<NSString *> new]`.
  func classReceiverType(_ name: NameID, _ receiver: Node) -> TypeID {
    let plain = state.types.objectPointer(name)
    let list = tree.list(receiver.b)
    guard receiver.kind == .identifier, !list.isEmpty else { return plain }
    let type = parameterised(state.types.objectClass(name), list, at: receiver)
    return type == .error ? plain : state.types.pointer(to: type)
  }

  // MARK: Assigning

  /// Whether the arguments of two pointers allow an assignment; the classes do already.
  func argumentsAgree(_ from: TypeID, _ target: TypeID) -> Bool {
    let wanted = state.types.arguments(target)
    let owner = state.types.entry(target).a
    guard !wanted.isEmpty, owner > 0, let info = state.classInfo(owner),
      let given = typeArguments(from, for: owner), given.count == wanted.count
    else { return true }
    for (index, parameter) in info.typeParameters.enumerated() where index < wanted.count {
      let agrees =
        switch parameter.variance {
        case .covariant: pointerMatch(given[index], to: wanted[index]) == .same
        case .contravariant: pointerMatch(wanted[index], to: given[index]) == .same
        case .invariant:
          state.types.same(given[index], wanted[index])
            && argumentsAgree(given[index], wanted[index])
        }
      if !agrees { return false }
    }
    return true
  }
}
