import Diagnostics
import Syntax

/// Protocols that include protocols.
///
/// A protocol may include others, and those others again; two of them may include the same third. So a walk
/// remembers where it has been: without that, sixty protocols that include two each would be walked 2^60 times.
extension UnitCompiler {
  /// These protocols and all that they include, each once: a protocol stands before what it includes.
  func lineage(of protocols: [NameID]) -> [NameID] {
    guard protocols.contains(where: { state.protocols[$0]?.protocols.isEmpty == false }) else {
      return protocols
    }
    var order: [NameID] = []
    var found: Set<NameID> = []
    var waiting = Array(protocols.reversed())
    while let next = waiting.popLast() {
      guard found.insert(next).inserted else { continue }
      order.append(next)
      waiting += (state.protocols[next]?.protocols ?? []).reversed()
    }
    return order
  }

  func inherits(_ protocolName: NameID, _ ancestor: NameID) -> Bool {
    protocolName == ancestor || lineage(of: [protocolName]).contains(ancestor)
  }

  func conforms(_ className: NameID, to protocolName: NameID) -> Bool {
    state.answer(of: className) { index in
      let info = state.classes[index]
      return info.isForward || lineage(of: info.protocols).contains(protocolName) ? true : nil
    } ?? false
  }

  /// All that a class and its ancestors promise.
  func promises(ofClass className: NameID) -> Set<NameID> {
    var named: [NameID] = []
    state.forEachAncestor(of: className) { named += state.classes[$0].protocols }
    return Set(lineage(of: named))
  }
}
