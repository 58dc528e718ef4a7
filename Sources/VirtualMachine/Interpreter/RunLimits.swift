/// How much a program may have and do before it is stopped.
package struct RunLimits: Sendable {
  package var steps: UInt64 = .max
  package var objects: UInt64 = 2_000_000
  /// Of blocks and objects together.
  package var bytes: UInt64 = 256 << 20
  package var outputBytes: UInt64 = 16 << 20

  package init() {}
}
