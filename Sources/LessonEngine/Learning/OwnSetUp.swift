import Session

/// Lines by which an answer sets up what is its own: `makeGate();`, `[gate setName:@"…"]`, `queue.limit = 1;`.
///
/// Code is judged by its definitions, and a try-out never counts. But a file that brings a lock along brings the lines
/// along, too, that make it: a run of the file would do them before anybody asks for anything. What tells them from
/// try-outs is whom they deal with. A line belongs to the answer where it speaks of the answer's own variables,
/// functions or methods, and neither it nor the answer's code that it calls speaks of anything of the lesson's: no
/// variable, no function and no class that was there before, and nothing that the task asks for. So nothing that the
/// task is about can have happened when the judge comes. (A class of the lesson's may be sent a method that is the
/// answer's own.)
struct OwnSetUp {
  /// Variables that the answer declares.
  private let variables: Set<String>
  /// What it defines by itself: functions by their names, methods as `Ferry +setUp`.
  private var functions: [String: [CodeTokens]] = [:]
  private var methods: [String: [CodeTokens]] = [:]
  /// Functions, variables and classes that are the lesson's, or asked for.
  private let others: Set<String>
  private let classes: Set<String>

  /// What is the lesson's: what stands there already, and what the task asks for.
  struct Others {
    var names: Set<String> = []
    var variables: Set<String> = []
    /// The variables of the set-ups alone.
    var setUp: Set<String> = []
    var classes: Set<String> = []
    var methods: Set<String> = []

    mutating func add(_ parts: InputParts, _ text: String, asVariables: Bool) {
      names.formUnion(parts.names.filter { !$0.hasPrefix("+") && !$0.hasPrefix("-") })
      classes.formUnion(parts.pieces.map(\.className).filter { !$0.isEmpty })
      methods.formUnion(CodeTokens(text).methods.map { "\($0.className) \($0.name)" })
      if asVariables {
        variables.formUnion(parts.variables + parts.lines.filter(\.declares).map(\.variable))
      }
    }
  }

  init(_ parts: [InputParts], _ texts: [String], besides lesson: Others) {
    let declared = parts.flatMap(\.variables) + parts.flatMap(\.lines).map(\.variable)
    variables = Set(declared.filter { !$0.isEmpty }).subtracting(lesson.variables)
    classes = lesson.classes
    others = lesson.names.union(lesson.variables).union(lesson.classes)
    for piece in parts.flatMap(\.pieces) where piece.className.isEmpty {
      for name in piece.names where !lesson.names.contains(name) {
        functions[name, default: []].append(CodeTokens(piece.text))
      }
    }
    for method in texts.flatMap({ CodeTokens($0).methods }) {
      let name = "\(method.className) \(method.name)"
      if lesson.methods.contains(name) { continue }
      methods[name, default: []].append(CodeTokens(method.text))
    }
  }

  func holds(_ line: InputParts.Line) -> Bool {
    if line.declares { return false }
    var open: [(code: CodeTokens, className: String)] = [(CodeTokens(line.text), "")]
    var called: Set<String> = []
    var isOwn = false
    while let (code, className) = open.popLast() {
      for index in 0..<code.count where code.tokens[index].kind == .word {
        let word = code.text(index)
        // A part of something: what has it is what counts.
        if code.isText(index - 1, ".") || code.isText(index - 1, "->") { continue }
        let isReceiver = code.isText(index - 1, "[")
        if isReceiver, word == "self" || word == "super" || classes.contains(word) {
          let receiver: String = classes.contains(word) ? word : className
          let name: String = receiver + " +" + code.selector(from: index + 1)
          guard let bodies = methods[name] else { return false }
          isOwn = true
          if called.insert(name).inserted {
            open += bodies.map { (code: $0, className: receiver) }
          }
          continue
        }
        if others.contains(word) { return false }
        if let bodies = functions[word] {
          isOwn = true
          if called.insert(word).inserted { open += bodies.map { (code: $0, className: "") } }
        }
        if variables.contains(word) { isOwn = true }
      }
    }
    return isOwn
  }
}

extension CodeTokens {
  /// The selector of the message whose first word stands here.
  fileprivate func selector(from start: Int) -> String {
    guard isText(start + 1, ":") else { return text(start) }
    var selector = ""
    var index = start
    while index < count, !isText(index, "]") {
      if isText(index, "[") || isText(index, "(") || isText(index, "{") {
        index = (closing(index) ?? count) + 1
        continue
      }
      if tokens[index].kind == .word, isText(index + 1, ":") { selector += text(index) + ":" }
      index += 1
    }
    return selector
  }
}
