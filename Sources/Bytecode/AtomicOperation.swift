/// What `NativeFunction.atomicUpdate` does with a word, as one step that no other thread can come between.
///
/// `long (void *word, long operand, long size, long operation)` answers what was there before, `size` bytes without a
/// sign. The numbers are those that the library's macros write (`pthread.m`).
package enum AtomicOperation: UInt64, Sendable {
  case load, exchange, add, subtract, or, and, xor, store
}
