internal import Bytecode
internal import Diagnostics
internal import VirtualMachine

/// A message to nil does nothing, and says nothing: an array that was never made swallows everything.
enum CollectionMistakes {
  private static let filling: Set<String> = [
    "addObject:", "setObject:forKey:", "setObject:forKeyedSubscript:", "insertObject:atIndex:",
    "appendString:", "appendFormat:", "addObjectsFromArray:", "setObject:atIndexedSubscript:",
  ]

  static func find(in run: RunEvidence) -> [Diagnostic] {
    run.newEvents.compactMap { event in
      guard event.kind == .nilMessage else { return nil }
      let selector = run.world.selectorName(event.selector)
      guard filling.contains(selector) else { return nil }
      let place = run.place(event)
      return place.isNone
        ? nil
        : Diagnostic(.messageToNilCollection, .warning, arguments: [selector], at: place)
    }
  }
}
