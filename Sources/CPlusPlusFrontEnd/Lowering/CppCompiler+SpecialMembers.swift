import Diagnostics
import Syntax

/// The members that a class has from the language where the program gives it none: constructors, destructor and
/// assignments, and which of them its parts do not allow.
extension CppCompiler {
  /// One of those that a class may have from the language: they alone can be defaulted.
  func isSpecial(_ function: CppFunction, _ index: Int) -> Bool {
    if function.isDestructor { return true }
    guard let first = function.parameters.first else { return function.isConstructor }
    return function.parameters.count == 1 && first.value == nil && first.type.isReference
      && first.type.referred.record == index
      && (function.isConstructor || function.name == "operator=")
  }

  /// Constructors, destructor and assignment that the language gives a class that has none.
  func addSpecialMembers(_ index: Int) {
    let inner = state.records[index].fields.compactMap { elementRecord($0.type) }
    state.records[index].depth = 1 + (inner.map { state.records[$0].depth }.max() ?? 0)
    if state.records[index].depth > 100 {
      refuse("more than 100 classes within one another", at: state.records[index].place)
      state.records[index].fields = []
      state.records[index].fieldNumbers = [:]
    }
    let it = state.records[index]
    let own = CppType.record(index)
    let short = shortName(index)
    func add(_ name: String, _ parameters: [CppParameter], _ result: CppType, _ flags: CppFlags)
      -> Int
    {
      let number = state.functions.count
      let suffix =
        flags.contains(.isDestructor)
        ? "destroy" : flags.contains(.isConstructor) ? CppCompiler.flat(short) : "assign"
      state.functions.append(
        CppFunction(
          name: name, fullName: it.name + "::" + name, cname: uniqueName(it.cname + "_" + suffix),
          owner: index, parameters: parameters, result: result, flags: flags, isDefined: true,
          place: it.place, isImplicit: true, namespace: it.namespace))
      return number
    }
    let source = CppParameter(name: "other", type: .reference(own.withConst), value: nil)
    let expiring = CppParameter(name: "other", type: .moveReference(own), value: nil)
    let hasMove =
      it.constructors.contains { isMoveParameter($0, index) }
      || it.copyAssignments.contains { isMoveParameter($0, index) }
    let hasCopy = it.constructors.contains { isCopyParameter($0, index) }
    let hasCopyAssignment = it.copyAssignments.contains { isCopyAssignment($0, index) }
    settleDefaulted(index)
    // [expr.prim.lambda.closure]/13: a lambda is copied, and neither made from nothing nor assigned.
    let isClosure = it.closure != nil
    if it.constructors.isEmpty {
      state.records[index].constructors.append(
        add(short, [], .void, isClosure ? [.isConstructor, .isDeleted] : .isConstructor))
    }
    if !hasCopy {
      var flags: CppFlags = .isConstructor
      if hasMove || lacksCopy(index, assignment: false) { flags.insert(.isDeleted) }
      state.records[index].constructors.append(add(short, [source], .void, flags))
    }
    if !hasCopyAssignment {
      var flags: CppFlags = []
      if hasMove || isClosure || lacksCopy(index, assignment: true) { flags.insert(.isDeleted) }
      state.records[index].copyAssignments.append(
        add("operator=", [source], .reference(own), flags))
    }
    // [class.copy.ctor]/8: moves come by themselves only where the program has declared none of the five. One that
    // would do what the copy does is left out: nobody could tell.
    if !hasCopy, !hasCopyAssignment, !hasMove, it.destructor == nil {
      if movesOtherwise(index, assignment: false) {
        state.records[index].constructors.append(add(short, [expiring], .void, .isConstructor))
      }
      if !isClosure, movesOtherwise(index, assignment: true) {
        state.records[index].copyAssignments.append(
          add("operator=", [expiring], .reference(own), []))
      }
    }
    let parts = it.fields.map(\.type) + (it.base.map { [CppType.record($0)] } ?? [])
    let mustDestroy = parts.contains { destroys($0) } || it.slots.destructor != nil
    if it.destructor == nil, mustDestroy {
      let number = add("~" + short, [], .void, .isDestructor)
      state.records[index].destructor = number
      if let position = it.slots.destructor {
        state.records[index].slots.answer(position, with: number)
        state.functions[number].slot = position
      }
    }
    if let destructor = state.records[index].destructor {
      let made = state.functions[destructor]
      state.records[index].destroys = !made.isImplicit || mustDestroy
    }
    let copies = state.records[index].constructors.filter { isCopyParameter($0, index) }
    state.records[index].copiesTrivially =
      copies.allSatisfy { state.functions[$0].isImplicit }
      && !state.records[index].isPolymorphic && parts.allSatisfy { copiesTrivially($0) }
    let moves = state.records[index].constructors.filter { isMoveParameter($0, index) }
    state.records[index].movesTrivially =
      (copies + moves).allSatisfy { state.functions[$0].isImplicit }
      && !state.records[index].isPolymorphic && parts.allSatisfy { movesTrivially($0) }
  }

  /// [class.inhctor.init]: a constructor of the base's makes the base, and all else begins as if nobody had said
  /// anything. Those that copy, move or take nothing are the class's own.
  func inheritConstructors(_ index: Int) {
    let it = state.records[index]
    guard it.inheritsConstructors, let base = it.base else { return }
    let own = Set(
      it.constructors.map { signature(state.functions[$0].parameters) })
    for each in state.records[base].constructors {
      var made = state.functions[each]
      if made.template != nil {
        refuse("inheriting a constructor that is a template", at: it.place)
        continue
      }
      if made.parameters.isEmpty || isCopyParameter(each, base) || isMoveParameter(each, base)
        || own.contains(signature(made.parameters))
      {
        continue
      }
      for position in made.parameters.indices {
        made.parameters[position].name = "__a\(position)"
      }
      made.parameters[0].value = nil
      made.name = shortName(index)
      made.fullName = it.name + "::" + made.name
      made.cname = uniqueName(it.cname + "_" + CppCompiler.flat(made.name))
      (made.owner, made.body, made.inherited) = (index, nil, each)
      (made.isImplicit, made.isBuilt, made.isDefined) = (true, false, true)
      made.instance = nil
      made.place = it.place
      let number = state.functions.count
      state.functions.append(made)
      state.records[index].constructors.append(number)
      noteConversion(by: number, to: index)
    }
  }

  /// What is defaulted although a part of the class does not allow it: a copy is deleted, a move is passed over
  /// ([over.match.funcs]/8), so that what expires is copied where that can be done.
  private func settleDefaulted(_ index: Int) {
    func settle(_ list: [Int], assignment: Bool) -> [Int] {
      list.filter {
        guard state.functions[$0].flags.contains(.isDefaulted) else { return true }
        if isMoveParameter($0, index) { return moves(index, assignment: assignment) != nil }
        if isCopyParameter($0, index), lacksCopy(index, assignment: assignment) {
          state.functions[$0].flags.insert(.isDeleted)
        }
        return true
      }
    }
    let it = state.records[index]
    state.records[index].constructors = settle(it.constructors, assignment: false)
    state.records[index].copyAssignments = settle(it.copyAssignments, assignment: true)
  }

  func isCopyParameter(_ function: Int, _ record: Int) -> Bool {
    let it = state.functions[function]
    guard let first = it.parameters.first, it.minimum <= 1,
      case .reference(let inner) = first.type
    else { return false }
    return inner.record == record
  }
  func isMoveParameter(_ function: Int, _ record: Int) -> Bool {
    let it = state.functions[function]
    guard let first = it.parameters.first, it.minimum <= 1,
      case .moveReference(let inner) = first.type
    else { return false }
    return inner.record == record
  }
  /// `operator=(T)` is a copy assignment, too ([class.copy.assign]/1).
  private func isCopyAssignment(_ function: Int, _ record: Int) -> Bool {
    isCopyParameter(function, record)
      || state.functions[function].parameters.first?.type.record == record
  }

  /// How the parts of the class move: nil where one of them does not, so that the class has no move of its own;
  /// false where all of them are only copied.
  private func moves(_ index: Int, assignment: Bool) -> Bool? {
    let it = state.records[index]
    var isMoved = false
    /// False: nothing takes an expiring object of the type.
    func take(_ type: CppType, _ record: Int, isBase: Bool) -> Bool {
      var value = CppValue(type, "")
      value.isLvalue = true
      value.isMoved = true
      let other = state.records[record]
      let list = assignment ? other.copyAssignments : other.constructors
      guard let taker = resolve(list, [value], object: nil).function else { return false }
      let function = state.functions[taker]
      // What is taken by value is moved into the parameter.
      if isMoveParameter(taker, record) || function.parameters.first?.type.record == record {
        isMoved = true
      }
      return !function.flags.contains(.isDeleted) && function.access != .isPrivate
        && (function.access != .isProtected || isBase)
    }
    if let base = it.base, !take(.record(base), base, isBase: true) { return nil }
    for field in it.fields {
      if assignment, field.type.isReference || field.type.isConst { return nil }
      if field.type.atomicValue != nil { return nil }
      if case .moveReference = field.type { isMoved = true }
      guard let record = elementRecord(field.type) else { continue }
      let type = CppType.record(record)
      if !take(field.type.isConst ? type.withConst : type, record, isBase: false) { return nil }
    }
    return isMoved
  }

  private func movesOtherwise(_ index: Int, assignment: Bool) -> Bool {
    moves(index, assignment: assignment) == true
  }

  /// A part of the class cannot be copied, so the class cannot be.
  private func lacksCopy(_ index: Int, assignment: Bool) -> Bool {
    let it = state.records[index]
    func lacks(_ record: Int, isBase: Bool) -> Bool {
      let other = state.records[record]
      let list =
        assignment
        ? other.copyAssignments : other.constructors.filter { isCopyParameter($0, record) }
      // A template is none of the class's own ([class.copy.assign]/1).
      return list.allSatisfy {
        let function = state.functions[$0]
        return function.template != nil || function.flags.contains(.isDeleted)
          || function.access == .isPrivate
          || (function.access == .isProtected && !isBase)
      }
    }
    if let base = it.base, lacks(base, isBase: true) { return true }
    for field in it.fields {
      if assignment, field.type.isReference || field.type.isConst { return true }
      if field.type.atomicValue != nil { return true }
      if case .moveReference = field.type { return true }
      if let record = elementRecord(field.type), lacks(record, isBase: false) { return true }
    }
    return false
  }
}
