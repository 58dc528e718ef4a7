import Diagnostics

/// Class templates of a program, written out: `Singleton<Logger>` is a class of that name, with `Logger` wherever the
/// template says `T`.
///
/// That is done on the tokens, before they are read: the text of the template is taken away, and a copy of it stands in
/// front of the declaration that first speaks of its class, as [temp.point]/4 has it. Each token keeps its place in the
/// template, so what is wrong there is shown there. A class that is handed to a template may come later
/// (`class Logger : public Singleton<Logger>`): it is announced before. Function templates, specialisations and
/// templates of another namespace stay where they are, and are refused by name.
struct CppTemplates {
  private struct Template {
    var parameters: [String]
    var name: String
    /// `class Name … { … } ;`
    var body: [CppToken]
    /// What is defined outside of the class: `template <typename T> T *Name<T>::instance;`
    var members: [[CppToken]] = []
    /// The instances, by their names, with their arguments.
    var made: [String: [[CppToken]]] = [:]
    /// The namespace it stands in, by the place of its brace.
    var scope: Int
  }

  private let source: [CppToken]
  private var templates: [String: Template] = [:]
  private var classes: Set<String> = []
  private var classWord: [String: String] = [:]
  /// Instances, and tokens written for them: more, and the text is left as it is.
  private var budget = 200_000
  private var count = 0

  /// The tokens with all class templates written out; those that were given where there are none, or where something
  /// about them is not understood.
  static func expanded(_ tokens: [CppToken]) -> [CppToken] {
    guard tokens.contains(where: { $0.kind == .word && $0.text == "template" }) else {
      return tokens
    }
    var whole = CppTemplates(tokens)
    return whole.expand() ?? tokens
  }

  private init(_ tokens: [CppToken]) {
    source = tokens
    for (index, token) in tokens.enumerated().dropLast()
    where token.kind == .word && (token.text == "class" || token.text == "struct") {
      let next = tokens[index + 1]
      if next.kind == .word, index + 2 < tokens.count,
        ["{", ":", "final"].contains(tokens[index + 2].text)
      {
        classes.insert(next.text)
        classWord[next.text] = token.text
      }
    }
  }

  /// Declarations of the outermost level and of namespaces, one after the other.
  private mutating func expand() -> [CppToken]? {
    var output: [CppToken] = []
    var at = 0
    var scopes: [Int] = [-1]
    while at < source.count {
      let token = source[at]
      if token.kind == .end {
        output.append(token)
        at += 1
        continue
      }
      if token.text == "}", token.kind == .sign, scopes.count > 1 {
        scopes.removeLast()
        output.append(token)
        at += 1
        continue
      }
      if let brace = namespaceBrace(at) {
        output += source[at...brace]
        scopes.append(brace)
        at = brace + 1
        continue
      }
      let end = declarationEnd(at)
      if token.kind == .word, token.text == "template", let next = take(at, end, scopes.last ?? -1)
      {
        guard let more = next.instances else { return nil }
        output += more
        at = end
        continue
      }
      guard let (before, text) = spelledOut(Array(source[at..<end]), scopes.last ?? -1) else {
        return nil
      }
      output += before + text
      at = end
    }
    return output
  }

  /// `namespace a::b {` that begins here: where its brace is.
  private func namespaceBrace(_ start: Int) -> Int? {
    var at = start
    if source[at].text == "inline" { at += 1 }
    guard at < source.count, source[at].kind == .word, source[at].text == "namespace" else {
      return nil
    }
    at += 1
    while at < source.count, source[at].kind == .word || source[at].text == "::" { at += 1 }
    return at < source.count && source[at].text == "{" ? at : nil
  }

  /// Behind the declaration that begins here: its semicolon, or the brace that closes a function's body.
  private func declarationEnd(_ start: Int) -> Int {
    var (at, braces, brackets) = (start, 0, 0)
    var isBody = false
    while at < source.count, source[at].kind != .end {
      let token = source[at]
      at += 1
      guard token.kind == .sign else { continue }
      switch token.text {
      case "(", "[": brackets += 1
      case ")", "]": brackets -= 1
      case "{":
        if braces == 0, brackets == 0 { isBody = endsByBrace(start, at - 1) }
        braces += 1
      case "}":
        braces -= 1
        if braces < 0 { return at - 1 > start ? at - 1 : at }
        if braces == 0, brackets == 0, isBody { return at }
      case ";" where braces == 0 && brackets == 0: return at
      default: break
      }
    }
    return max(at, start + 1)
  }

  /// Whether a brace opens the body of a function, behind which no semicolon has to come.
  private func endsByBrace(_ start: Int, _ brace: Int) -> Bool {
    guard brace > start else { return true }
    let last = source[brace - 1]
    if ["=", "return"].contains(last.text) { return false }
    var at = start
    // A class among the words before it, outside of brackets of a template: no function.
    var angles = 0
    while at < brace {
      let token = source[at]
      if token.text == "<" { angles += 1 }
      if token.text == ">" { angles -= 1 }
      if token.text == "(" { return true }
      if angles <= 0, token.kind == .word,
        ["class", "struct", "union", "enum"].contains(token.text)
      {
        return false
      }
      at += 1
    }
    return last.text == ")" || cppFunctionWords.contains(last.text)
  }

  /// A template of a class, or of a member of one, that stands here; nil: another kind. `instances`: what has to be
  /// written for the classes that are there already; nil: too much.
  private mutating func take(
    _ start: Int, _ end: Int, _ scope: Int
  ) -> (instances: [CppToken]?, Void)? {
    guard start + 1 < end, source[start + 1].text == "<" else { return nil }
    var at = start + 2
    var parameters: [String] = []
    while at + 1 < end, source[at].kind == .word {
      guard ["typename", "class"].contains(source[at].text), source[at + 1].kind == .word else {
        return nil
      }
      parameters.append(source[at + 1].text)
      at += 2
      guard source[at].text == "," else { break }
      at += 1
      guard at < end, source[at].kind == .word else { return nil }
    }
    guard !parameters.isEmpty, at < end, source[at].text == ">" else { return nil }
    at += 1
    let text = Array(source[at..<end])
    // What has no end is left to the reader.
    guard let last = text.last, last.text == ";" || last.text == "}" else { return nil }
    if text.count > 3, ["class", "struct"].contains(text[0].text), text[1].kind == .word,
      ["{", ":", "final"].contains(text[2].text), text.contains(where: { $0.text == "{" })
    {
      guard last.text == ";", text[text.count - 2].text == "}" else { return nil }
      guard templates[text[1].text] == nil else { return nil }
      templates[text[1].text] = Template(
        parameters: parameters, name: text[1].text, body: text, scope: scope)
      return ([], ())
    }
    // `T *Name<T>::member …`
    for index in text.indices.dropLast(2)
    where text[index].kind == .word && text[index + 1].text == "<" {
      guard let template = templates[text[index].text], template.scope == scope,
        template.parameters.count == parameters.count
      else { continue }
      var member = text
      // The member's own names for the parameters become the template's.
      for (own, wanted) in zip(parameters, template.parameters) where own != wanted {
        for place in member.indices where member[place].text == own { member[place].text = wanted }
      }
      templates[text[index].text]?.members.append(member)
      var all: [CppToken] = []
      for name in template.made.keys.sorted() {
        guard let arguments = template.made[name],
          let (before, made) = instance(of: member, template, name, arguments, scope)
        else { return (nil, ()) }
        all += before + made
      }
      return (all, ())
    }
    return nil
  }

  /// A text with the names of instances in place of `Name<…>`, and the instances that it asks for first.
  private mutating func spelledOut(
    _ text: [CppToken], _ scope: Int
  ) -> (before: [CppToken], text: [CppToken])? {
    var text = text
    var (before, output) = ([CppToken](), [CppToken]())
    var at = 0
    while at < text.count {
      let token = text[at]
      guard token.kind == .word, let template = templates[token.text], at + 1 < text.count,
        text[at + 1].text == "<"
      else {
        output.append(token)
        at += 1
        continue
      }
      guard template.scope == scope || template.scope == -1 && scope == -1,
        let (arguments, end) = arguments(&text, at + 2),
        arguments.count == template.parameters.count
      else { return nil }
      var spelled: [[CppToken]] = []
      for argument in arguments {
        guard let (inner, made) = spelledOut(argument, scope) else { return nil }
        before += inner
        spelled.append(made)
      }
      let written = spelled.map { part in
        part.map(\.text).joined(separator: " ").replacingStars
          .replacing("std :: string", with: "string")
      }
      if written.contains(where: { $0.isEmpty || $0.contains("::") }) { return nil }
      let name = "\(token.text)<\(written.joined(separator: ", "))>"
      if name.utf8.count > 400 { return nil }
      output.append(CppToken(kind: .word, text: name, place: token.place))
      at = end
      if template.made[name] != nil { continue }
      count += 1
      if count > 200 { return nil }
      templates[token.text]?.made[name] = spelled
      // Announced first: its parts may ask for others that point to it.
      before += [
        template.body[0], CppToken(kind: .word, text: name, place: token.place),
        CppToken(kind: .sign, text: ";", place: token.place),
      ]
      for argument in spelled where argument.count == 1 {
        if let word = classWord[argument[0].text] {
          before += [
            CppToken(kind: .word, text: word, place: token.place),
            CppToken(kind: .word, text: argument[0].text, place: token.place),
            CppToken(kind: .sign, text: ";", place: token.place),
          ]
        }
      }
      for part in [template.body] + template.members {
        guard let (inner, made) = instance(of: part, template, name, spelled, scope) else {
          return nil
        }
        before += inner + made
      }
    }
    return (before, output)
  }

  /// The arguments behind a `<`, and where what follows their `>` is. A `>>` that closes what is around them, too,
  /// becomes a `>`.
  private func arguments(_ text: inout [CppToken], _ start: Int) -> ([[CppToken]], Int)? {
    var (list, current) = ([[CppToken]](), [CppToken]())
    var (at, level, brackets) = (start, 1, 0)
    while at < text.count, at < start + 200 {
      var token = text[at]
      at += 1
      switch token.text {
      case "(", "[": brackets += 1
      case ")", "]": brackets -= 1
      case "<": level += 1
      case ">": level -= 1
      case ">>" where level == 1:
        text[at - 1].text = ">"
        return (list + [current], at - 1)
      case ">>":
        level -= 2
        token.text = ">"
      case ";", "{", "}": return nil
      default: break
      }
      if level == 0 {
        if text[at - 1].text == ">>" { current.append(token) }
        list.append(current)
        return (list, at)
      }
      if token.text == ",", level == 1, brackets == 0 {
        list.append(current)
        current = []
      } else {
        current.append(token)
        if text[at - 1].text == ">>" { current.append(token) }
      }
    }
    return nil
  }

  /// A part of a template with its arguments, and the instances that it asks for itself.
  private mutating func instance(
    of part: [CppToken], _ template: Template, _ name: String, _ arguments: [[CppToken]],
    _ scope: Int
  ) -> (before: [CppToken], text: [CppToken])? {
    var part = part
    var text: [CppToken] = []
    var at = 0
    while at < part.count {
      let token = part[at]
      at += 1
      budget -= 1
      if budget < 0 { return nil }
      if token.kind == .word, token.text == template.name {
        // `Name` and `Name<T>` are the class itself within it.
        if at < part.count, part[at].text == "<", let (own, end) = self.arguments(&part, at + 1) {
          guard own.map({ $0.map(\.text) }) == template.parameters.map({ [$0] }) else {
            text.append(token)
            continue
          }
          at = end
        }
        text.append(CppToken(kind: .word, text: name, place: token.place))
      } else if token.kind == .word, token.text == "typename" {
        continue
      } else if token.kind == .word, let number = template.parameters.firstIndex(of: token.text) {
        text += arguments[number].map {
          CppToken(kind: $0.kind, text: $0.text, place: token.place)
        }
      } else {
        text.append(token)
      }
    }
    return spelledOut(text, scope)
  }
}

/// Words that may stand behind the brackets of a function's parameters.
private let cppFunctionWords: Set<String> = ["const", "override", "final", "noexcept", "volatile"]

extension String {
  /// `int *` as clang writes it.
  fileprivate var replacingStars: String {
    var text = ""
    for character in self {
      if text.hasSuffix("* "), character == "*" { text.removeLast() }
      text.append(character)
    }
    return text
  }
}
