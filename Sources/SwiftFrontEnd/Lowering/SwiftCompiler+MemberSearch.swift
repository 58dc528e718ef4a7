import Diagnostics
import Syntax

/// Looking for members by their names, in a type and in what stands above it.
extension SwiftCompiler {
  func findProperty(_ name: String, _ index: Int, isStatic: Bool) -> SwiftProperty? {
    var current: Int? = index
    var steps = 0
    while let each = current, steps < 1000 {
      func own(_ type: Int) -> SwiftProperty? {
        state.nominals[type].properties.named(name).first { $0.isStatic == isStatic }
      }
      if let found = own(each) { return found }
      if state.nominals[each].kind == .protocolType {
        for parent in allProtocols(each) {
          if let found = own(parent) { return found }
        }
      }
      current = state.nominals[each].superclass
      steps += 1
    }
    return nil
  }

  func findMethods(_ name: String, _ index: Int, isStatic: Bool) -> [SwiftFunction] {
    let key = MethodName(name: name, owner: index, isStatic: isStatic)
    var found: [SwiftFunction] = []
    var seen: Set<SwiftSignature> = []
    var count = 0
    var current: Int? = index
    var steps = 0
    while let each = current, steps < 1000 {
      count += state.nominals[each].methods.count
      if state.nominals[each].kind == .protocolType {
        for parent in allProtocols(each) { count += state.nominals[parent].methods.count }
      }
      current = state.nominals[each].superclass
      steps += 1
    }
    if let known = methodLists[key], known.count == count { return known.list }
    current = index
    while let each = current, steps > 0 {
      for method in state.nominals[each].methods.named(name)
      where method.isStatic == isStatic && seen.insert(method.signature).inserted {
        found.append(method)
      }
      if state.nominals[each].kind == .protocolType {
        for parent in allProtocols(each) {
          found += state.nominals[parent].methods.named(name).filter { $0.isStatic == isStatic }
        }
      }
      current = state.nominals[each].superclass
      steps -= 1
    }
    // The same list each time: it has a table (`SwiftCandidates`).
    if found.count >= SwiftCandidates.fewest { methodLists[key] = (count, found) }
    return found
  }
}
