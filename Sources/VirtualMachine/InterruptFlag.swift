/// What a signal handler sets and a running machine looks at: two numbers that never move.
///
/// A handler may run between any two instructions, so it does nothing but write the first number; the machine stops at its
/// next slice and takes it down. The second says that this has happened: a longer piece of work, of many runs, has
/// to end as a whole. Worlds that work for one person at a time (what is typed, and who judges it) share one.
package final class InterruptFlag: @unchecked Sendable {
  /// Ownership: the flag's, for as long as it lives.
  package let numbers: UnsafeMutablePointer<Int32>

  package init() {
    numbers = .allocate(capacity: 2)
    numbers.initialize(repeating: 0, count: 2)
  }

  deinit { numbers.deallocate() }

  /// A stretch of running has ended because of Ctrl-C: the next one may begin, but whoever asked for all of them is told
  /// (`wasRaised`) until `forget`.
  package func hear() {
    numbers[0] = 0
    numbers[1] = 1
  }

  /// Ctrl-C was pressed since the last `forget`, whether or not a stretch of running has ended by it.
  package var wasRaised: Bool { numbers[0] != 0 || numbers[1] != 0 }

  package func forget() { numbers.update(repeating: 0, count: 2) }
}
