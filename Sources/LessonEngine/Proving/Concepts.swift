import Diagnostics
import Session

/// What a lesson's code uses that a learner may not know yet.
///
/// A concept is a word of the language or of its library that some lesson has to explain: `@synchronized`,
/// `copyWithZone:`, a block. It is recognised in code by its tokens alone. Whoever uses one must have taught
/// it, here (`teaches`) or in a lesson that this one needs. What everybody brings along (a message, `alloc`,
/// `init`, `NSLog`, the plain C of loops and ints) is no concept, or the first lesson could not say a word.
/// `docs/authors.md` lists the table.
package struct Concept: Sendable {
  /// As it is written in `teaches`.
  package let id: String
  /// Other names under which a lesson may teach it.
  package let names: [String]
  /// Runs of tokens, one blank between them. `*` at the end of a token stands for any rest of it, `<word>` for
  /// any word, `^` before a token for the beginning of a line.
  private let patterns: [Pattern]
  private let keys: [String]

  init(_ id: String, _ patterns: [String], as names: [String] = []) {
    self.id = id
    self.patterns = patterns.map(Pattern.init)
    keys = ([id] + names).map(Self.key)
    self.names = names
  }

  /// The concept that a name is almost the name of: letters in the wrong place; nil where it is one, or another's.
  static func almost(_ name: String) -> String? {
    let own = key(name)
    if known.contains(where: { $0.key == own }) || name.utf8.count < 5 { return nil }
    return known.first { editDistance(Array(own.utf8), Array($0.key.utf8), limit: 2) == 1 }?.name
  }

  private static let known = (all + swift + cpp).flatMap { [$0.id] + $0.names }
    .map { (name: $0, key: key($0)) }

  package static let all: [Concept] = [
    Concept("interface", ["@interface"], as: ["class-definition"]),
    Concept("implementation", ["@implementation"], as: ["class-definition", "interface"]),
    Concept("class-method", ["^+ ("]),
    Concept("property", ["@property"], as: ["properties"]),
    Concept("protocol", ["@protocol"], as: ["protocols"]),
    Concept(
      "category", ["@interface <word> ( <word>", "@implementation <word> ( <word>"],
      as: ["categories"]),
    Concept("class-extension", ["@interface <word> ( )"]),
    Concept("super", ["super"]),
    Concept("static", ["static"], as: ["file-static", "static-local", "static-variable"]),
    Concept("selector-literal", ["@selector"], as: ["selector", "performSelector"]),
    Concept(
      "introspection",
      ["isKindOfClass", "isMemberOfClass", "respondsToSelector", "conformsToProtocol"]),
    Concept("literals", ["@ [", "@ {", "@ ("], as: ["collection-literals", "boxed-values"]),
    Concept("fast-enumeration", ["in"], as: ["for-in"]),
    Concept("exception", ["@try", "@throw", "@catch", "@finally"], as: ["exceptions"]),
    Concept("macro", ["#define"], as: ["macros"]),
    Concept("import", ["#import", "#include", "@import"], as: ["header", "headers"]),
    Concept("retain", ["retain ]"], as: ["owners"]),
    Concept("release", ["release ]"], as: ["owners"]),
    Concept("retainCount", ["retainCount"], as: ["reference-count"]),
    Concept("dealloc", ["dealloc"]),
    Concept("autorelease", ["autorelease ]"]),
    Concept(
      "autoreleasepool", ["@autoreleasepool", "NSAutoreleasePool"], as: ["pool", "pools"]),
    Concept("copy", ["copy ]"], as: ["NSCopying"]),
    Concept("mutableCopy", ["mutableCopy ]", "mutableCopyWithZone"]),
    Concept("copyWithZone", ["copyWithZone"], as: ["NSCopying"]),
    Concept("allocWithZone", ["allocWithZone"]),
    Concept(
      "zones",
      [
        "NSCreateZone", "NSRecycleZone", "NSZoneMalloc", "NSZoneFree", "NSZoneFromPointer",
        "NSDefaultMallocZone",
      ], as: ["zone", "NSZone"]),
    Concept("NSAllocateObject", ["NSAllocateObject"]),
    Concept("NSCopyObject", ["NSCopyObject"]),
    Concept("weak", ["__weak", "( weak", ", weak"], as: ["weak-reference", "weak-references"]),
    Concept("unsafe-unretained", ["__unsafe_unretained", "( unsafe_unretained"]),
    Concept("bridge", ["__bridge*"], as: ["bridged-cast"]),
    Concept("block", ["^ {", "^ ("], as: ["blocks"]),
    Concept("block-variable", ["__block"]),
    Concept("dispatch_once", ["dispatch_once", "dispatch_once_t"]),
    Concept(
      "gcd",
      [
        "dispatch_async", "dispatch_sync", "dispatch_after", "dispatch_apply",
        "dispatch_queue_create", "dispatch_get_global_queue", "dispatch_get_main_queue",
        "dispatch_group_*", "dispatch_barrier_*",
      ], as: ["queue", "queues", "dispatch", "dispatch-queue"]),
    Concept("semaphore", ["dispatch_semaphore_*"], as: ["dispatch_semaphore"]),
    Concept(
      "thread", ["NSThread", "pthread_*", "detachNewThreadSelector"], as: ["threads", "NSThread"]),
    Concept("synchronized", ["@synchronized"]),
    Concept("lock", ["NSLock", "NSRecursiveLock", "os_unfair_lock*"], as: ["NSLock", "locks"]),
    Concept("atomic", ["( atomic", ", atomic"]),
    Concept("operation", ["NSOperationQueue", "NSBlockOperation", "NSInvocationOperation"]),
    Concept(
      "swizzling",
      ["method_exchangeImplementations", "method_setImplementation", "class_replaceMethod"]),
    Concept("runtime-functions", ["objc_*", "class_*", "object_*", "method_*"], as: ["runtime"]),
    Concept("load", ["+ ( void ) load"]),
    Concept("initialize", ["+ ( void ) initialize"]),
    Concept("oneway", ["oneway"]),
    Concept("uint-max", ["UINT_MAX", "NSUIntegerMax"]),
    Concept("requires-super", ["NS_REQUIRES_SUPER"]),
    Concept("unavailable", ["NS_UNAVAILABLE", "unavailable"]),
    Concept("designated-initialiser", ["NS_DESIGNATED_INITIALIZER"]),
    Concept("notification", ["NSNotificationCenter"], as: ["notifications"]),
    Concept("NSUserDefaults", ["NSUserDefaults"], as: ["user-defaults"]),
    Concept("NSFileManager", ["NSFileManager"], as: ["file-manager"]),
    Concept("UIApplication", ["UIApplication", "UIApplicationMain"]),
    Concept("UIAccelerometer", ["UIAccelerometer"]),
    Concept("CLLocationManager", ["CLLocationManager"]),
  ]

  /// Letters and digits in lower case: `allocWithZone` and `alloc-with-zone:` are one name.
  static func key(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  func isTaught(by taught: Set<String>) -> Bool {
    keys.contains(where: taught.contains)
  }

  /// The concepts in a piece of code, each with the first line (from 1) that uses it, in order of lines.
  static func used(
    in code: String, language: String = "objc"
  ) -> [(concept: Concept, line: Int)] {
    let tokens = CodeTokens(code)
    return concepts(of: language).compactMap { concept in
      let lines = concept.patterns.compactMap { $0.firstLine(in: tokens) }
      return lines.min().map { (concept, $0) }
    }.sorted { $0.line < $1.line }
  }

  private struct Pattern: Sendable {
    let parts: [String]

    init(_ text: String) { parts = text.split(separator: " ").map(String.init) }

    func firstLine(in code: CodeTokens) -> Int? {
      for start in 0..<max(0, code.count - parts.count + 1) {
        if parts.indices.allSatisfy({ matches(parts[$0], start + $0, code) }) {
          return code.tokens[start].line
        }
      }
      return nil
    }

    private func matches(_ part: String, _ index: Int, _ code: CodeTokens) -> Bool {
      if part == "<word>" { return code.tokens[index].kind == .word }
      if part.count > 1, part.hasPrefix("^") {
        let isFirst = index == 0 || code.tokens[index - 1].line < code.tokens[index].line
        return isFirst && code.isText(index, String(part.dropFirst()))
      }
      if part.count > 1, part.hasSuffix("*") {
        return code.tokens[index].kind == .word && code.text(index).hasPrefix(part.dropLast())
      }
      return code.isText(index, part)
    }
  }
}
