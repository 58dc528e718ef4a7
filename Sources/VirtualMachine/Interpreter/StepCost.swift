/// What running pays in steps, so that a step is a bounded amount of work whatever the program does.
///
/// The limit of steps stands for time without a clock: a verdict must not hang on the machine it is given on. A send or a
/// call is one step. Code that is repeated pays by its length: a jump back for what it jumps over, a call of a long function
/// of the program's for all of it. Eight of the dearest instructions (a division, a sum that overflows) take some 25 ns,
/// about what a call takes. Source: docs/decisions/0013.
enum StepCost {
  /// A step for each 8 instructions, as bits of a shift: the length of a jump back is negative, so one that is shorter
  /// still pays a step.
  @inline(__always) static var shift: Int { 3 }
  /// Instructions of a function whose call costs no more than any.
  static var longestFree: Int { 32 }
}
