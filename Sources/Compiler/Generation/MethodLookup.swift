import Diagnostics
import Syntax

/// Which declaration of a method a class has: its own, one of its protocols, or the nearest of a class above.
///
/// The walk upwards is remembered where it was long, so that thousands of classes in one line ask each other a few
/// questions each, not all of them all. What is remembered is forgotten when something is declared that could be another
/// answer.
struct RememberedMethods {
  private struct Question: Hashable {
    var selector: NameID
    var isClassMethod: Bool
  }

  /// By the class that was asked: the first in its line that answers, 0: none does.
  private var answers: [Question: [NameID: NameID]] = [:]
  /// The classes that were asked.
  private var asked: Set<NameID> = []

  /// So many classes are walked past before anything is remembered: hardly a program has longer lines.
  static let start = 16

  func answer(_ selector: NameID, _ isClassMethod: Bool, in name: NameID) -> NameID? {
    answers[Question(selector: selector, isClassMethod: isClassMethod)]?[name]
  }

  mutating func remember(
    _ answer: NameID, to selector: NameID, _ isClassMethod: Bool, in name: NameID
  ) {
    asked.insert(name)
    answers[Question(selector: selector, isClassMethod: isClassMethod), default: [:]][name] = answer
  }

  /// A class has another method.
  mutating func forget(_ selector: NameID) {
    for isClassMethod in [false, true] {
      answers[Question(selector: selector, isClassMethod: isClassMethod)] = nil
    }
  }

  /// A class stands elsewhere, or adopts more. One that nobody asked and nobody inherits from was in no walk.
  mutating func forget(changed name: NameID, hasSubclasses: Bool) {
    if hasSubclasses || asked.contains(name) { forgetAll() }
  }

  mutating func forgetAll() {
    if !asked.isEmpty { self = RememberedMethods() }
  }
}

extension UnitCompiler {
  func lookup(_ selector: NameID, isClassMethod: Bool, in className: NameID) -> MethodInfo? {
    var current = className
    var passed = 0
    while current > 0, let index = state.classIndex[current] {
      if passed >= RememberedMethods.start,
        let known = remembered.answer(selector, isClassMethod, in: current)
      {
        remembered.remember(known, to: selector, isClassMethod, in: className)
        return state.classIndex[known].flatMap { answer(selector, isClassMethod, of: $0) }
      }
      if let method = answer(selector, isClassMethod, of: index) {
        if passed >= RememberedMethods.start {
          remembered.remember(current, to: selector, isClassMethod, in: className)
        }
        return method
      }
      current = state.classes[index].superclass
      passed += 1
    }
    if passed >= RememberedMethods.start {
      remembered.remember(0, to: selector, isClassMethod, in: className)
    }
    return nil
  }

  /// What a class declares itself, or by its protocols.
  private func answer(
    _ selector: NameID, _ isClassMethod: Bool, of index: Int
  ) -> MethodInfo? {
    let found =
      isClassMethod
      ? state.classes[index].classMethods[selector]
      : state.classes[index].instanceMethods[selector]
    if let found { return found }
    if !state.classes[index].ownProtocols.isEmpty
      || !state.classes[index].categoryProtocols.isEmpty
    {
      for name in state.classes[index].protocols {
        if let method = lookup(selector, isClassMethod: isClassMethod, inProtocol: name) {
          return method
        }
      }
    }
    // A class is an instance of its metaclass, which inherits from the root class itself.
    guard isClassMethod, state.classes[index].superclass == 0 else { return nil }
    return state.classes[index].instanceMethods[selector]
  }

  func lookup(
    _ selector: NameID, isClassMethod: Bool, inProtocol name: NameID
  ) -> MethodInfo? {
    for each in lineage(of: [name]) {
      for method in state.protocols[each]?.methods ?? []
      where method.selector == selector && method.isClassMethod == isClassMethod {
        return method
      }
    }
    return nil
  }

  /// What a class is, said anew.
  func replace(_ index: Int, by info: ClassInfo) {
    forgetMethods(of: info.name)
    state.replace(index, by: info)
  }

  func forgetMethods(of name: NameID) {
    remembered.forget(changed: name, hasSubclasses: state.subclasses[name]?.isEmpty == false)
  }
}
