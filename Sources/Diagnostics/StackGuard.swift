/// How far a recursion over an input has climbed down, measured where it matters: in bytes of the stack.
///
/// A text decides how deep its brackets stand, how many default arguments reach each other, how many types lie
/// within a type. Whatever follows it down by calling itself would end at the end of the host's stack, and the
/// process with it. So each such recursion asks first, and says "nested too deeply" instead. Counting calls
/// would need a number for each kind of call; the distance from where the work began needs one for all.
package struct StackGuard: Sendable {
  private let start: UInt
  /// Half of what `onDeepStack` gives.
  private static let room: UInt = 16 << 20

  /// Made where the work begins, above everything that will ask.
  package init() { start = StackGuard.here() }

  /// No call that goes deeper may be made any more.
  package var isExhausted: Bool {
    let now = StackGuard.here()
    return (now > start ? now - start : start - now) > StackGuard.room
  }

  @inline(never)
  private static func here() -> UInt {
    var mark = 0
    return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
  }
}
