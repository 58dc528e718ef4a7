/// Why the machine stopped a program. Everything that a real process would crash, hang or silently go wrong
/// on ends here, with what is needed to tell the story.
package enum Stop: Hashable, Sendable {
  /// What was wrong with an address.
  package enum AccessFault: Hashable, Sendable {
    case null
    case unmapped
    /// In a block that was freed; serial of the block, and whether it was an object.
    case freed(serial: UInt32, isObject: Bool)
    /// Past the end of (or before) a block of `size` bytes.
    case outOfBounds(blockSize: Int, offset: Int)
    case readOnly
    /// A local of a function that has returned.
    case returnedFrame
    /// A local whose block has ended.
    case endedScope
    /// Past either end of a local variable or a global one: `World.variable(near:)` knows which.
    case variable
  }
  package enum Limit: String, Equatable, Sendable {
    case steps, objects, bytes, output, callDepth, pools, zones, threads, selectors, classes
    case functions, metadata, serials
  }

  case exited(Int32)
  case aborted
  case exception(name: String, reason: String)
  /// A program in Swift ended itself: nothing catches that.
  case trap(reason: String)
  /// `object`: its serial, 0 for a class and a constant; `address`: the receiver's.
  case unrecognizedSelector(
    className: String, selector: String, isClass: Bool, object: UInt32, address: UInt64)
  case zombie(object: UInt32, className: String, selector: String)
  /// A message to something that is no object.
  case notAnObject(address: UInt64, selector: String)
  /// The isa word of an object was overwritten.
  case brokenObject(object: UInt32, selector: String)
  case overRelease(object: UInt32, className: String)
  case access(AccessFault, address: UInt64, size: Int, isWrite: Bool)
  /// An array of variable length with no elements, or with too many.
  case variableArray(count: Int64, elementSize: Int)
  case divisionByZero
  case divisionOverflow
  case limit(Limit)
  case doubleFree(address: UInt64)
  case freeOfForeign(address: UInt64)
  case poolMisuse(token: UInt64)
  case zoneMisuse(address: UInt64, function: String)
  case undefinedFunction(name: String)
  case notAFunction(address: UInt64)
  case missingReturn(function: String)
  case argumentsExhausted
  /// Memory that was never written is read.
  case undefinedRead(address: UInt64, size: Int)
  /// A local variable is read before it has a value: index in its function's `variables`.
  case unsetVariable(callable: Int, variable: Int)
  /// Something that a later version of the machine will know.
  case notBuilt(String)
  case interrupted
  /// A weak reference to an object that is being deallocated.
  case weakInDealloc(object: UInt32, className: String)
  /// No thread can go on: who waits for what, in order of threads.
  case deadlock([Wait])
  /// dispatch_once entered again by the thread that is running its block.
  case onceRecursion(address: UInt64)
  /// A thread waits for something that it holds itself.
  case selfDeadlock(kind: WaitKind, address: UInt64)

  package enum WaitKind: UInt32, Equatable, Sendable {
    case lock = 1
    case semaphore, join, condition, queue, once, sleep, initialize, group
    /// A run loop with nothing to do: it returns when nobody can ever give it anything.
    case idle
  }

  /// One thread that waits.
  package struct Wait: Hashable, Sendable {
    package var thread: Int
    package var kind: WaitKind
    package var address: UInt64
    /// Serial of the object that the lock belongs to, 0 where it is none.
    package var object: UInt32
    /// Thread that holds what is waited for, 0 where nobody does.
    package var holder: Int
  }

  /// What the real runtime says of a message that nobody understands (objc4, `doesNotRecognizeSelector:`); nil: it was
  /// something else.
  package var unrecognizedReason: String? {
    guard
      case .unrecognizedSelector(let className, let selector, let isClass, _, let address) = self
    else { return nil }
    return "\(isClass ? "+" : "-")[\(className) \(selector)]: unrecognized selector sent to "
      + "\(isClass ? "class" : "instance") 0x\(String(address, radix: 16))"
  }
}
