internal import Bytecode

/// What a step has to do with the order in which threads see memory: on a real machine what one thread has written is
/// seen by another only where something makes it so.
package struct StepOrder: Sendable {
  package enum Kind: Sendable {
    /// No order was asked for: an instruction, a lock, a function of the library.
    case none
    case atomic, fence
    /// A leaf that reads and writes as the program itself would.
    case plain
  }
  package var kind = Kind.none
  var order: MemoryOrder = []
  /// What others wrote before they released this is seen by the thread from here on …
  package var acquires: Bool { !order.contains(.acquiresNothing) }
  /// … and what it has written by whoever acquires it.
  package var releases: Bool { !order.contains(.releasesNothing) }
}
