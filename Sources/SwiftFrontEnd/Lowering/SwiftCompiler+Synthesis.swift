import Diagnostics
import Syntax

/// Protocols of Swift's own library: what a type has to have for them, and what it gets by itself.
///
/// A struct that says it is `Equatable` has `==` as soon as each of its stored properties has, and an enum as soon as
/// each value that its cases carry has; the same with `Hashable`. A class writes its own. `Comparable` wants `<`, which
/// only an enum without raw values gets by itself.
extension SwiftCompiler {
  func checkSynthesis(_ index: Int) {
    let nominal = state.nominals[index]
    guard nominal.kind != .protocolType, nominal.selfType == nil, !nominal.isLibrary else { return }
    for name in nominal.builtinProtocols.sorted(by: >) where !fulfils(index, name) {
      error("type '\(fullName(index))' does not conform to protocol '\(name)'", at: nominal.place)
    }
  }

  private func fulfils(_ index: Int, _ name: String) -> Bool {
    let nominal = state.nominals[index]
    switch name {
    case "Equatable": return hasOperator("==", index) || isMadeOf(index, name)
    case "Hashable":
      return isMadeOf(index, name)
        || findMethods("hash", index, isStatic: false).contains { $0.labels == ["into"] }
        || findProperty("hashValue", index, isStatic: false) != nil
    case "Comparable":
      return hasOperator("<", index)
        || nominal.kind == .enumType && nominal.rawType == nil && isMadeOf(index, name)
    case "CaseIterable":
      return nominal.kind == .enumType && !nominal.hasPayload
        || findProperty("allCases", index, isStatic: true) != nil
    case "CustomStringConvertible":
      return findProperty("description", index, isStatic: false) != nil
    case "CustomDebugStringConvertible":
      return findProperty("debugDescription", index, isStatic: false) != nil
    default: return true
    }
  }

  private func hasOperator(_ name: String, _ index: Int) -> Bool {
    ([index] + ancestors(of: index) + allProtocols(index)).contains { owner in
      !state.nominals[owner].methods.named(name).isEmpty
    }
      || (state.functions[name] ?? []).contains {
        !$0.generics.isEmpty || $0.parameters.first?.type == .nominal(index)
      }
  }

  /// Whether all that a struct or an enum is made of conforms.
  private func isMadeOf(_ index: Int, _ name: String) -> Bool {
    let nominal = state.nominals[index]
    switch nominal.kind {
    case .structType:
      return storedProperties(index).allSatisfy { $0.isLazy || conforms($0.type, to: name) }
    case .enumType:
      return nominal.cases.allSatisfy { $0.types.allSatisfy { conforms($0, to: name) } }
    default: return false
    }
  }

  /// An enum that is `Comparable` by the order in which its cases stand.
  func isOrderedByCases(_ type: SwiftType) -> Bool {
    guard case .nominal(let index) = type, hasBuiltin(type, "Comparable") else { return false }
    let nominal = state.nominals[index]
    return nominal.kind == .enumType && nominal.rawType == nil
      && nominal.cases.allSatisfy { each in
        !each.isIndirect && each.types.allSatisfy { $0 == type || conforms($0, to: "Comparable") }
      }
  }

  /// Whether a value of such an enum stands before another: of two of one case what is in them decides, part by part.
  func orderFunction(_ index: Int) -> String {
    let name = "order_" + state.nominals[index].cname
    guard state.support.insert(name).inserted else { return name }
    let type = SwiftType.nominal(index)
    let list = "\(declaration(type, "a")), \(declaration(type, "b"))"
    result.made.insert(name)
    prototypes += "_Bool \(name)(\(list));\n"
    pending.append { [self] in
      var body = LoweredCode()
      for (number, each) in state.nominals[index].cases.enumerated() where !each.types.isEmpty {
        body += "if (a.tag == \(number)) { "
        for (position, inner) in each.types.enumerated() {
          let (x, y) = (
            LoweredCode("(a).c\(number)_\(position)"), LoweredCode("(b).c\(number)_\(position)")
          )
          body +=
            "if (\(less(x, y, inner) ?? "0")) return 1; if (\(less(y, x, inner) ?? "0")) return 0; "
        }
        body += "} "
      }
      implementations +=
        "_Bool \(name)(\(list)) { if (a.tag != b.tag) return a.tag < b.tag; \(body)return 0; }\n"
    }
    return name
  }

  func checkKeys() {
    for (type, place) in writtenKeys where !conforms(type, to: "Hashable") {
      error("type '\(name(of: type))' does not conform to protocol 'Hashable'", at: place)
    }
  }

  /// Whether a type conforms to Equatable, Hashable or Comparable.
  func conforms(_ type: SwiftType, to name: String) -> Bool {
    switch type {
    case .integer, .double, .float, .string, .character: return true
    case .bool, .range: return name != "Comparable"
    case .optional(let inner), .array(let inner), .slice(let inner), .set(let inner):
      return name != "Comparable" && conforms(inner, to: name)
    case .dictionary(let key, let item):
      return name != "Comparable" && conforms(key, to: name) && conforms(item, to: name)
    case .any, .function, .tuple, .void, .never, .metatype: return false
    case .nominal(let index):
      let nominal = state.nominals[index]
      if nominal.isLibrary { return nominal.kind != .protocolType }
      if nominal.kind == .protocolType { return false }
      let isPlain = nominal.kind == .enumType && !nominal.hasPayload
      return name != "Comparable" && isPlain || hasBuiltin(type, name)
    default: return true
    }
  }
}
