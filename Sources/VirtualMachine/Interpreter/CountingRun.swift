/// A run that counts, for whoever travels in time or watches: how far it may go, and how far it came.
package struct CountingRun: Sendable {
  /// It stops behind the instruction that posts event `eventLimit - 1`.
  package var eventLimit: UInt64 = .max
  /// How many events there were before its last instruction.
  package internal(set) var eventsBeforeInstruction: UInt64 = 0
  /// Instructions executed in all counting runs of the world.
  package internal(set) var instructionCount: UInt64 = 0
}
