import Diagnostics
import Syntax

/// What a type promises, held against what it has: overrides, protocols, a size.
extension SwiftCompiler {
  func depth(of index: Int) -> Int {
    var current: Int? = index
    var steps = 0
    while let each = current, steps < 1000 {
      current = state.nominals[each].superclass
      steps += 1
    }
    return steps
  }

  /// A value that contains itself would have no end.
  func checkSize(_ index: Int) {
    let nominal = state.nominals[index]
    guard nominal.kind == .structType || nominal.kind == .enumType else { return }
    var seen: Set<Int> = []
    func contains(_ type: SwiftType) -> Bool {
      switch type {
      case .optional(let inner): return contains(inner)
      case .tuple(_, let types): return types.contains { contains($0) }
      case .nominal(let other):
        if other == index { return true }
        return seen.insert(other).inserted && parts(of: other).contains { contains($0.type) }
      default: return false
      }
    }
    func parts(of other: Int) -> [(type: SwiftType, place: SourceRange)] {
      let each = state.nominals[other]
      switch each.kind {
      case .structType: return storedProperties(other).map { ($0.type, $0.place) }
      case .enumType:
        return each.cases.filter { !$0.isIndirect }.flatMap { one in
          one.types.map { ($0, one.place) }
        }
      default: return []
      }
    }
    for part in parts(of: index) where contains(part.type) {
      error(
        nominal.kind == .structType
          ? "value type '\(nominal.name)' cannot have a stored property that recursively contains it"
          : "recursive enum '\(nominal.name)' is not marked 'indirect'",
        at: nominal.kind == .structType ? part.place : nominal.place)
      state.nominals[index].properties.removeAll { $0.kind == .stored && contains($0.type) }
      return
    }
  }

  func checkOverrides(_ index: Int) {
    let nominal = state.nominals[index]
    guard nominal.kind == .classType else { return }
    for (position, method) in nominal.methods.enumerated() {
      let above = nominal.superclass.flatMap { inheritedMethod(method, $0) }
      if let above {
        if !method.flags.contains(.isOverride), !above.flags.contains(.isPrivate) {
          error("overriding declaration requires an 'override' keyword", at: method.place)
        } else if above.flags.contains(.isFinal), !above.flags.contains(.isPrivate) {
          error(
            "\(method.isStatic ? "static" : "instance") method overrides a 'final' "
              + "\(method.isStatic ? "class" : "instance") method", at: method.place)
        }
        state.nominals[index].methods[position].cname = above.cname
        methodLists = [:]
      } else if method.flags.contains(.isOverride) {
        error("method does not override any method from its superclass", at: method.place)
      }
    }
    for property in nominal.properties where !property.isStatic {
      let above = nominal.superclass.flatMap { findProperty(property.name, $0, isStatic: false) }
      if let above {
        if !property.flags.contains(.isOverride) {
          error("overriding declaration requires an 'override' keyword", at: property.place)
        } else if above.flags.contains(.isFinal) {
          error("property overrides a 'final' property", at: property.place)
        } else if property.kind == .stored, !property.hasObservers {
          error(
            "cannot override with a stored property '\(property.name)'", at: property.place)
        }
        for each in [index] + ancestors(of: index) {
          for number in state.nominals[each].properties.numbers(named: property.name) {
            state.nominals[each].properties[number].isDynamic = true
          }
        }
      } else if property.flags.contains(.isOverride) {
        error("property does not override any property from its superclass", at: property.place)
      }
    }
    for initializer in nominal.initializers where nominal.superclass != nil {
      guard let parent = nominal.superclass else { continue }
      let same = allInitializers(parent).first {
        $0.labels == initializer.labels
          && $0.parameters.map(\.type) == initializer.parameters.map(\.type)
      }
      if let same, !initializer.flags.contains(.isOverride),
        !initializer.flags.contains(.isRequired), !initializer.flags.contains(.isConvenience),
        !same.flags.contains(.isConvenience), !same.flags.contains(.isPrivate)
      {
        error("overriding declaration requires an 'override' keyword", at: initializer.place)
      } else if same == nil, initializer.flags.contains(.isOverride) {
        error(
          "initializer does not override a designated initializer from its superclass",
          at: initializer.place)
      }
    }
  }

  private func inheritedMethod(_ method: SwiftFunction, _ parent: Int) -> SwiftFunction? {
    var current: Int? = parent
    var steps = 0
    while let each = current, steps < 1000 {
      let found = state.nominals[each].methods.named(method.name).first {
        $0.labels == method.labels && $0.isStatic == method.isStatic
          && $0.fromProtocol == nil && $0.parameters.map(\.type) == method.parameters.map(\.type)
      }
      if let found { return found }
      current = state.nominals[each].superclass
      steps += 1
    }
    return nil
  }

  func checkConformance(_ index: Int) {
    let nominal = state.nominals[index]
    guard nominal.kind != .protocolType else { return }
    for parent in allProtocols(index) {
      for wanted in state.nominals[parent].methods where wanted.isRequirement {
        let has = findMethods(wanted.name, index, isStatic: wanted.isStatic).contains {
          $0.labels == wanted.labels
        }
        if !has { return missing(index, parent) }
      }
      for wanted in state.nominals[parent].properties where wanted.kind == .requirement {
        guard let own = findProperty(wanted.name, index, isStatic: wanted.isStatic) else {
          return missing(index, parent)
        }
        if own.kind == .requirement { return missing(index, parent) }
      }
    }
  }

  private func missing(_ index: Int, _ parent: Int) {
    let nominal = state.nominals[index]
    error(
      "type '\(fullName(index))' does not conform to protocol '\(state.nominals[parent].name)'",
      at: nominal.place)
  }
}
