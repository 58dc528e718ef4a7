import Conditions
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
        let end = isText(head.end, "{") ? closing(head.end) : head.end
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
      guard isText(index, "@property"),
        let end = (index..<count).first(where: { isText($0, ";") })
      else { continue }
      let name = text(end - 1)
      found[className, default: []].formUnion([
        "-" + name, "-set" + name.prefix(1).uppercased() + name.dropFirst() + ":",
      ])
      for word in index..<end where isText(word, "getter") && isText(word + 1, "=") {
        found[className, default: []].insert("-" + text(word + 2))
      }
    }
    return found
  }

  /// The selector of the method whose sign stands here, and where its head ends.
  private func selector(at sign: Int) -> (selector: String, end: Int) {
    var selector = ""
    var label = ""
    var index = closing(sign + 1) + 1
    while index < count {
      switch text(index) {
      case "{", ";", "___", "@end", "+", "-":
        return (selector.isEmpty ? label : selector, index)
      case ":":
        selector += label + ":"
        label = ""
        if isText(index + 1, "(") { index = closing(index + 1) }
        index += 1
      case "__attribute__": index = closing(index + 1)
      default: if tokens[index].kind == .word { label = text(index) }
      }
      index += 1
    }
    return (selector.isEmpty ? label : selector, index)
  }

  /// Where the bracket that opens here is closed; the last token where it is not.
  private func closing(_ open: Int) -> Int {
    let pair = isText(open, "{") ? ("{", "}") : ("(", ")")
    var depth = 0
    var index = open
    while index < count {
      if isText(index, pair.0) { depth += 1 }
      if isText(index, pair.1) { depth -= 1 }
      if depth == 0 { return index }
      index += 1
    }
    return max(open, count - 1)
  }

  /// Whether a function is defined here, and not just called: `int rate(int km) {`, `func rate(_ km: Int)`.
  fileprivate func isFunction(at index: Int) -> Bool {
    guard isText(index + 1, "(") else { return false }
    if index > 0, isText(index - 1, "func") { return true }
    var next = closing(index + 1) + 1
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
    ].contains { occurs($0, in: text) }
  }
}
