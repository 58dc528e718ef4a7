internal import Bytecode
internal import Diagnostics
package import VirtualMachine

/// Which events are the library's own affair.
///
/// `NSLog` makes strings, an array asks for memory, a thread keeps an object for itself: all of it is in the
/// log, since the log tells everything, and none of it is what a learner did. Summaries, the trace and the
/// steps through time leave it out; whoever asks for it, by number or as `:trace library`, still gets it.
package struct LibraryEvents {
  private let className: (UInt32) -> String?
  private let isPreludeClass: (Int) -> Bool
  /// A callable of the library, and its name; nil for the program's own.
  private let libraryName: (Int) -> String?
  /// A callable that the library keeps to itself.
  private let isInternal: (Int) -> Bool
  /// A callable that a front end made for itself: what puts a value of Swift's into words, what boxes one.
  private let isFrontEnds: (Int) -> Bool
  private var known: [UInt32: String?] = [:]
  /// Threads that the library made, or was the last to hold.
  private var ownThreads: Set<UInt32> = []

  package init(
    className: @escaping (UInt32) -> String?, isPreludeClass: @escaping (Int) -> Bool,
    libraryName: @escaping (Int) -> String?, isInternal: @escaping (Int) -> Bool,
    isFrontEnds: @escaping (Int) -> Bool
  ) {
    self.className = className
    self.isPreludeClass = isPreludeClass
    self.libraryName = libraryName
    self.isInternal = isInternal
    self.isFrontEnds = isFrontEnds
  }

  private mutating func name(_ callable: UInt32) -> String? {
    if let name = known[callable] { return name }
    let name = libraryName(Int(callable))
    known[callable] = .some(name)
    return name
  }

  /// Whether a trace leaves the event out.
  package mutating func isOwn(_ event: Event) -> Bool {
    switch event.kind {
    case .send, .`init`, .initEnd: return name(event.callable) != nil
    case .initialize: return isPreludeClass(event.classIndex)
    default: return isOwnMatter(event)
    }
  }

  /// A pool that the program has as an object is drained by its method.
  private mutating func drainsPoolObject(_ event: Event) -> Bool {
    event.kind == .drain && name(event.callable)?.hasPrefix("-[NSAutoreleasePool ") == true
  }

  /// Whether a summary leaves the event out: an init that runs in the library may still surprise.
  package mutating func isOwnMatter(_ event: Event) -> Bool {
    if event.object != 0, isFrontEnds(Int(event.callable)) { return true }
    if event.isUnowned { return true }
    switch event.kind {
    case .poolPush, .drain: return name(event.callable) != nil && !drainsPoolObject(event)
    case .nilMessage, .blockAllocate, .blockFree:
      // What a C function takes for its caller (strdup) is the caller's.
      guard let name = name(event.callable), let first = name.first else { return false }
      return event.kind == .nilMessage || first == "-" || first == "+"
        || isInternal(Int(event.callable))
    default:
      if event.object == 0 { return false }
      // #s: a string that the library made.
      if event.object & (1 << 30) != 0 { return name(event.callable) != nil }
      if className(event.object) == "NSThread", let name = name(event.callable) {
        // A thread that the program made itself is seen: made, and released.
        switch event.kind {
        case .alloc:
          if !name.hasPrefix("+[NSThread") { return false }
          ownThreads.insert(event.object)
        case .release where event.after == 0: ownThreads.insert(event.object)
        case .deallocBegin, .dealloc: return ownThreads.contains(event.object)
        default: break
        }
        return true
      }
      return false
    }
  }
}

extension ProgramSession {
  package func libraryEvents() -> LibraryEvents {
    LibraryEvents(
      className: { self.className(ofSerial: $0) },
      isPreludeClass: { self.classInfo($0)?.isPrelude == true },
      libraryName: { self.libraryName(ofCallable: $0) },
      isInternal: { self.isInternal(callable: $0) },
      isFrontEnds: { self.maker(ofCallable: $0) == .frontEnd })
  }

  private func libraryName(ofCallable index: Int) -> String? {
    let name = callableName(index)
    if let owner = classOfCallable(index) {
      return classInfo(owner)?.isPrelude == true ? name : nil
    }
    return sources.file(of: place(callable: index, pc: 0))?.origin == .prelude ? name : nil
  }
}
