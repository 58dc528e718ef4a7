package import Bytecode
package import Diagnostics

/// What an observer may know of the world, as plain values: the views and the lessons see the machine only
/// through these. Reading never changes anything and posts no event.

/// A live object.
package struct ObjectInfo: Equatable, Sendable {
  /// The N of `#N`.
  package var serial: UInt32
  package var address: UInt64
  package var classIndex: Int
  package var className: String
  /// The true count, whatever `-retainCount` answers.
  package var count: UInt64
  package var zone: Int
  /// Bytes of the object.
  package var size: Int
  /// How many outermost inits it had.
  package var initCount: Int
  /// A constant string or another object outside of counting.
  package var isImmortal: Bool
  package var isDeallocating: Bool
  /// Bytes of the block that it lies in: what malloc_size answers.
  package var blockSize: Int { takenSize(size) }
}

/// What is taken for so many bytes, in the steps of 16 that Apple's malloc takes.
package func takenSize(_ bytes: Int) -> Int { (bytes &+ 15) & ~15 }

package struct ClassInfo: Equatable, Sendable {
  package var index: Int
  package var name: String
  /// nil for a root class.
  package var superclass: Int?
  package var instanceSize: Int
  package var ivars: [IvarDefinition]
  package var protocols: [String]
  /// This class's own methods, in order of definition.
  package var methods: [MethodInfo]
  package var isPrelude: Bool
  /// A front end made it for itself: a box for a value.
  package var isMade = false
  /// The library keeps it to itself: nobody else knows its name.
  package var isInternal = false
  package var place: SourceRange
}

package struct MethodInfo: Equatable, Sendable {
  package var selector: String
  package var isClassMethod: Bool
  package var encoding: String
  package var callable: Int
  /// Done by the machine itself.
  package var isNative: Bool
  package var place: SourceRange
}

package struct ZoneInfo: Equatable, Sendable {
  package var id: Int
  /// Address of the NSZone, as `%p` prints it.
  package var address: UInt64
  package var name: String
  package var isDefault: Bool
  package var liveObjects: Int
  /// C blocks.
  package var liveBlocks: Int
  package var liveBytes: Int
}

package struct PoolInfo: Equatable, Sendable {
  package var token: UInt64
  package var thread: Int
  /// Serials of the waiting objects, oldest first.
  package var objects: [UInt32]
}

package struct GlobalInfo: Equatable, Sendable {
  package var linkName: String
  package var displayName: String
  package var address: UInt64
  package var size: Int
  package var encoding: String
  package var typeName: String
  package var isPromptVariable: Bool
  package var isPrelude: Bool
  /// It came with a part of the library.
  package var isLibrary = false
  /// By its type it owns nothing of what it points to.
  package var isUnsafe = false
  /// It remembers whether this variable was made.
  package var guarding: OnceGuard?
  /// It only remembers whether something has been done.
  package var isOnceToken: Bool { ["dispatch_once_t", "pthread_once_t"].contains(typeName) }
}

/// A frame of a stopped or running thread, innermost first.
package struct FrameInfo: Equatable, Sendable {
  package var name: String
  package var callable: Int
  package var place: SourceRange
  /// Serial of self in a method, 0 elsewhere.
  package var receiver: UInt32
  /// The instruction at which it stands.
  package var pc = 0
}

/// `#3`, `#2.1` for one made by thread 2, `#s4` for a string made by the library.
package func objectName(_ serial: UInt32) -> String {
  let number = serial & 0xFF_FFFF
  let thread = (serial >> 24 & 0x3F) + 1
  let prefix = serial & (1 << 30) != 0 ? "#s" : "#"
  return thread == 1 ? "\(prefix)\(number)" : "\(prefix)\(thread).\(number)"
}

/// The serial that `#3`, `#2.1` (made by thread 2) or `#s4` (a string of the library) means.
package func serialNumber(_ word: String) -> UInt32? {
  guard word.hasPrefix("#") || word.hasPrefix("＃") else { return nil }
  var rest = word.dropFirst()
  let isString = rest.hasPrefix("s")
  if isString { rest = rest.dropFirst() }
  let parts = rest.split(separator: ".", omittingEmptySubsequences: false)
  guard parts.count <= 2, let last = parts.last, let number = UInt32(last), number > 0,
    number <= 0xFF_FFFF
  else { return nil }
  var thread: UInt32 = 1
  if parts.count == 2 {
    guard let named = UInt32(parts[0]), (1...64).contains(named) else { return nil }
    thread = named
  }
  return number | (thread - 1) << 24 | (isString ? 1 << 30 : 0)
}
