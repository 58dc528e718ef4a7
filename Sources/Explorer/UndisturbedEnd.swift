package import Session

/// How a program ends where no thread is interrupted: what somebody who gave no condition may take for granted.
///
/// As many objects of the program's classes at the most, and the same numbers wherever its variables lead, as far as
/// these do not depend on who begins. A schedule that ends otherwise shows a race, although nobody asked about it.
package struct UndisturbedEnd: Equatable, Sendable {
  /// Living objects by class.
  private var objects: [String: Int]
  /// The classes of which there were others at the start: those that a condition speaks of.
  private var told: Set<String>
  /// Numbers that were changed, by the name of their place.
  private var numbers: [String: String]

  /// What can be counted at the start.
  package struct Beginning: Sendable {
    fileprivate var objects: [String: Int]
    fileprivate var numbers: [String: String]
    package init(_ session: ProgramSession) {
      objects = session.livingObjectsByClass()
      numbers = session.wholeNumbers()
    }
  }

  /// What is there now.
  package init(_ session: ProgramSession, since before: Beginning) {
    let living = session.livingObjectsByClass()
    objects = living
    told = Set(living.keys.filter { living[$0] != before.objects[$0] })
    numbers = session.wholeNumbers().filter { before.numbers[$0.key] != $0.value }
  }

  /// Keeps what also holds where another thread begins.
  package mutating func join(_ other: UndisturbedEnd) {
    numbers = numbers.filter { other.numbers[$0.key] == $0.value }
    objects.merge(other.objects, uniquingKeysWith: max)
    told.formUnion(other.told)
  }

  /// Where one thread alone begins, the threads that it starts have no order that could be turned round.
  package mutating func forgetNumbers() { numbers = [:] }

  package func holds(in session: ProgramSession) -> Bool {
    let living = session.livingObjectsByClass()
    guard living.allSatisfy({ $0.value <= objects[$0.key] ?? .max }) else { return false }
    if numbers.isEmpty { return true }
    let now = session.wholeNumbers()
    return numbers.allSatisfy { now[$0.key] == $0.value }
  }

  /// As a condition would be written, empty where nothing is known.
  package var text: String {
    let shown = told.isEmpty && numbers.isEmpty ? objects : objects.filter { told.contains($0.key) }
    return
      (shown.sorted { $0.key < $1.key }.map { "objects(\($0.key)) <= \($0.value)" }
      + numbers.sorted { $0.key < $1.key }.map { "\($0.key) == \($0.value)" })
      .joined(separator: " && ")
  }
}
