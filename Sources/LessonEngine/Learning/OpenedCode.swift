import Diagnostics
import Session

/// What the author of a step lets an answer write anew: what the task or one of its solutions writes down.
///
/// Of a class that was there before that is not all of it: of `@implementation Cup` with `+cupFor:` in it the answer
/// may write `+cupFor:`, and `-dealloc` stays the lesson's. Methods that nobody had yet may be added; such a class is the
/// learner's to go on with, so an own `-init` or `-dealloc` may be there, but not what says who owns its objects
/// (`claims`), unless the lesson asks for that somewhere.
struct OpenedCode {
  /// Functions, and classes of which something is written.
  private(set) var names: Set<String> = []
  /// By class: `+cupFor:`.
  private var methods: [String: Set<String>] = [:]
  /// Classes whose superclass is written.
  private(set) var placed: Set<String> = []
  /// The step is about exchanging methods.
  private(set) var isAll = false
  /// In Swift and C++ a class is opened as a whole: their compilers let nobody write a method twice.
  private let isByMethod: Bool

  /// Methods by which an object keeps its owners.
  static let claims: Set<String> = ["-retain", "-release", "-autorelease", "-retainCount"]

  init(of steps: [LessonStep], mode: LessonMode) {
    isByMethod = mode != .swift && mode != .cpp
    for fence in steps.flatMap(\.fences) where [.task, .solution].contains(fence.role) {
      let tokens = CodeTokens(fence.text)
      for index in 0..<tokens.count {
        let isClass = ["@implementation", "@interface", "class", "struct", "extension"]
          .contains(tokens.text(index))
        if isClass || tokens.isFunction(at: index) {
          names.insert(tokens.text(isClass ? index + 1 : index))
        }
        if tokens.isText(index, "@interface"), tokens.isText(index + 2, ":") {
          placed.insert(tokens.text(index + 1))
        }
      }
      for method in tokens.methods { methods[method.className, default: []].insert(method.name) }
      for (name, accessors) in tokens.accessors {
        methods[name, default: []].formUnion(accessors)
      }
      if fence.mentionsExchange { isAll = true }
    }
  }

  func frees(_ method: String, of name: String) -> Bool {
    isAll || methods[name]?.contains(method) == true || !isByMethod && names.contains(name)
  }

  func holds(_ name: String) -> Bool { isAll || names.contains(name) }
}

/// A method as it is written down.
struct WrittenMethod: Equatable {
  var className: String
  /// `+cupFor:`
  var name: String
  /// Its tokens, from its sign to its last brace.
  var text: String
}

extension CodeTokens {
  /// The methods of the `@implementation`s of a text in Objective-C.
  var methods: [WrittenMethod] {
    var found: [WrittenMethod] = []
    var className: String?
    var depth = 0
    var index = 0
    while index < count {
      switch text(index) {
      case "@implementation": (className, depth) = (text(index + 1), 0)
      case "@end": className = nil
      case "{": depth += 1
      case "}": depth -= 1
      case "+", "-":
        guard let className, depth == 0, isText(index + 1, "(") else { break }
        let head = selector(at: index)
        let end = isText(head.end, "{") ? bracketEnd(head.end) : head.end
        let words = (index...min(end, count - 1)).map { text($0) }
        found.append(
          WrittenMethod(
            className: className, name: text(index) + head.selector,
            text: words.joined(separator: " ")))
        index = end
      default: break
      }
      index += 1
    }
    return found
  }

  /// What the properties that a text declares are read and changed by, by class.
  var accessors: [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    var className = ""
    for index in 0..<count {
      if isText(index, "@interface") { className = text(index + 1) }
      guard isText(index, "@property") else { continue }
      let list = isText(index + 1, "(") ? index + 1..<bracketEnd(index + 1) : index + 1..<index + 1
      let first = max(index + 1, list.upperBound)
      guard let end = (first..<max(first, count)).first(where: { isText($0, ";") }) else {
        continue
      }
      func attribute(_ name: String) -> String? {
        list.first { isText($0, name) && isText($0 + 1, "=") }.map { text($0 + 2) }
      }
      let sign = list.contains { isText($0, "class") } ? "+" : "-"
      for name in declared(in: first..<end) {
        let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
        found[className, default: []].formUnion([
          sign + (attribute("getter") ?? name), sign + (attribute("setter") ?? setter) + ":",
        ])
      }
    }
    return found
  }

  /// The names that a declaration gives, between its type and its end: `*a, *b`, `(^done)(int)`.
  private func declared(in range: Range<Int>) -> [String] {
    var names: [String] = []
    var name = ""
    var index = range.lowerBound
    while index < range.upperBound {
      switch text(index) {
      case "(":
        // A pointer to a function, or a block: its name is within.
        let close = bracketEnd(index)
        if isText(index + 1, "^") || isText(index + 1, "*") {
          name = (index..<close).last { tokens[$0].kind == .word }.map { text($0) } ?? name
          index = isText(close + 1, "(") ? bracketEnd(close + 1) : close
        } else {
          index = close
        }
      case "<": while index < range.upperBound, !text(index).hasPrefix(">") { index += 1 }
      case "__attribute__": index = bracketEnd(index + 1)
      case ",":
        names.append(name)
        name = ""
      default: if tokens[index].kind == .word { name = text(index) }
      }
      index += 1
    }
    return (names + [name]).filter { !$0.isEmpty }
  }

  /// The selector of the method whose sign stands here, and where its head ends.
  private func selector(at sign: Int) -> (selector: String, end: Int) {
    var selector = ""
    var label = ""
    var index = bracketEnd(sign + 1) + 1
    while index < count {
      switch text(index) {
      case "{", ";", "___", "@end", "+", "-":
        return (selector.isEmpty ? label : selector, index)
      case ":":
        selector += label + ":"
        label = ""
        if isText(index + 1, "(") { index = bracketEnd(index + 1) }
        index += 1
      case "__attribute__": index = bracketEnd(index + 1)
      default: if tokens[index].kind == .word { label = text(index) }
      }
      index += 1
    }
    return (selector.isEmpty ? label : selector, index)
  }

  /// Where the bracket that opens here is closed; the last token where it is not.
  private func bracketEnd(_ open: Int) -> Int { closing(open) ?? max(open, count - 1) }

  /// Whether a function is defined here, and not just called: `int rate(int km) {`, `func rate(_ km: Int)`.
  fileprivate func isFunction(at index: Int) -> Bool {
    guard isText(index + 1, "(") else { return false }
    if index > 0, isText(index - 1, "func") { return true }
    var next = bracketEnd(index + 1) + 1
    while next < count, tokens[next].kind == .word { next += 1 }
    return isText(next, "{")
  }
}

extension Fence {
  /// A lesson on exchanging methods lets them be exchanged.
  fileprivate var mentionsExchange: Bool {
    [
      "method_exchangeImplementations", "class_replaceMethod", "method_setImplementation",
      "object_setClass",
    ].contains { text.contains($0) }
  }
}
