internal import Bytecode
internal import CPlusPlusFrontEnd
internal import Compiler
internal import Diagnostics
internal import SwiftFrontEnd
internal import Syntax
internal import VirtualMachine

/// What an input consists of: definitions, and lines.
///
/// A definition says what there is: a class, a method, a function, a type, a variable that begins with a
/// constant. A line does something: a statement, an expression, a variable that begins with what was worked
/// out. Definitions typed again replace the earlier ones, so an answer that is code can be judged by its
/// definitions alone, whatever was tried out in between. A line that gives a value to a variable of the answer's
/// own may belong to them: `static NSLock *gate;` and `gate = [NSLock new];` is one lock.
package struct InputParts: Equatable, Sendable {
  /// Its lines, as they were typed.
  package var lines: [Line] = []
  /// Its definitions, one after the other.
  package var pieces: [Piece] = []
  /// What it defines, in its order: `+shared`, `postage`, `Lamp`.
  package var names: [String] = []
  /// The variables that its definitions declare.
  package var variables: [String] = []
  /// The functions and variables that stand in its outermost level, whoever declares them, in Swift.
  package var outermost: [String] = []
  /// The types that its definitions declare: a class, a struct or an alias of Swift's, a `typedef`.
  package var types: [String] = []
  /// There is something besides lines: a definition, a macro, an import.
  package var isDefining = false
  private var text: [UInt8]

  /// Something that is done, and defines nothing.
  package struct Line: Equatable, Sendable {
    package var text: String
    /// The variable that it declares or gives a value to.
    package var variable: String
    package var declares: Bool
    fileprivate var place: Range<Int>
  }

  /// One definition.
  package struct Piece: Equatable, Sendable {
    package var names: [String]
    /// The class that it declares or implements; empty for a function.
    package var className: String
    package var text: String

    /// What stands before its body: `int postage(int grams)`.
    package var signature: String {
      let head = text.prefix { $0 != "{" && $0 != ";" }
      return head.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }
}

/// One declaration or statement of the outermost level.
private struct InputPart {
  var place: SourceRange
  var isLine: Bool
  var names: [String] = []
  var className = ""
  /// The variable that it declares.
  var declared = ""
  /// The variable that it gives a value to.
  var assigned = ""
  /// The type that it declares.
  var type = ""
  /// The functions and variables of the outermost level that it declares, in Swift.
  var outermost: [String] = []
}

extension ProgramSession {
  /// The parts of a text in the language of the next input; nil when it cannot be read. What it names has to be
  /// known, so it is asked best after the input ran.
  package func parts(of text: String) -> InputParts? {
    let bytes = Array(text.utf8)
    var copy = state
    let file = copy.sources.add(name: "input", origin: .input(0), text: bytes)
    let parts: [InputPart]
    switch inputLanguage {
    case .objectiveC:
      let options = ReadingOptions(form: .input, arc: mode == .arc, readHeader: headerReader)
      guard case .tree(let tree, _) = copy.read(file, options) else { return nil }
      parts = tree.parts(copy.syntax.names, file)
    case .swift:
      guard case .tree(let tree) = onDeepStack({ readSwift(file: file, in: copy.sources) }) else {
        return nil
      }
      parts = tree.parts
    case .cpp:
      var sources = copy.sources
      var syntax = copy.cpp.syntax
      let options = ReadingOptions(form: .input, arc: false)
      let reading = onDeepStack {
        readCpp(file: file, in: &sources, state: &syntax, options: options)
      }
      guard case .tree(let tree) = reading else { return nil }
      parts = tree.parts(file, end: UInt32(truncatingIfNeeded: bytes.count))
    }
    return InputParts(bytes, parts)
  }
}

extension InputParts {
  fileprivate init(_ text: [UInt8], _ parts: [InputPart]) {
    self.text = text
    outermost = parts.flatMap(\.outermost)
    var bare = text
    var index = 0
    while index < parts.count {
      // Declarators of one declaration begin at the same place, and so does what one macro stands for.
      var last = index
      while last + 1 < parts.count, parts[last + 1].place.start < parts[index].place.end {
        last += 1
      }
      let group = parts[index...last]
      let start = Int(parts[index].place.start)
      let end = group.map { Int($0.place.end) }.max() ?? 0
      InputParts.blank(&bare, from: start, to: end)
      if group.contains(where: { !$0.isLine && !$0.names.isEmpty })
        || !group.contains(where: \.isLine)
      {
        isDefining = true
        names += group.flatMap(\.names)
        variables += group.map(\.declared).filter { !$0.isEmpty }
        types += group.map(\.type).filter { !$0.isEmpty }
        for part in group where !part.names.isEmpty {
          pieces.append(
            Piece(
              names: part.names, className: part.className,
              text: InputParts.source(text, Int(part.place.start), Int(part.place.end))))
        }
      } else {
        let declared = group.first { !$0.declared.isEmpty }?.declared
        lines.append(
          Line(
            text: InputParts.source(text, start, end),
            variable: declared ?? group[index].assigned, declares: declared != nil,
            place: start..<end))
      }
      index = last + 1
    }
    // Macros and imports stand in no tree.
    if bare.contains(UInt8(ascii: "#")) { isDefining = true }
  }

  /// The input without its lines, so that every definition stays where it stood; kept are the lines about these
  /// variables. nil where nothing is left.
  package func definitions(keeping variables: Set<String> = []) -> String? {
    definitions { variables.contains($0.variable) }
  }

  package func definitions(keeping keeps: (Line) -> Bool) -> String? {
    let left = lines.filter { !keeps($0) }
    if !isDefining, left.count == lines.count { return nil }
    var kept = text
    for line in left {
      InputParts.blank(&kept, from: line.place.lowerBound, to: line.place.upperBound)
    }
    return String(decoding: kept, as: UTF8.self)
  }

  private static func source(_ text: [UInt8], _ start: Int, _ end: Int) -> String {
    let end = min(end, text.count)
    return start < end ? String(decoding: text[start..<end], as: UTF8.self) : ""
  }

  /// Blanks, with the semicolon behind, and every line end as it was.
  private static func blank(_ text: inout [UInt8], from start: Int, to end: Int) {
    var end = min(end, text.count)
    var next = end
    while next < text.count, text[next] == 0x20 || text[next] == 0x0A || text[next] == 0x09 {
      next += 1
    }
    if next < text.count, text[next] == UInt8(ascii: ";") { end = next + 1 }
    guard start < end else { return }
    for index in start..<end where text[index] != 0x0A { text[index] = 0x20 }
  }
}

// MARK: Objective-C

extension Tree {
  fileprivate func parts(_ names: NameTable, _ file: UInt32) -> [InputPart] {
    roots.compactMap { root in
      let node = self[root]
      // What a header brought in was no part of the text.
      guard node.place.file == file else { return nil }
      return InputPart(
        place: node.place, isLine: !isDefinition(node), names: definedNames(node, names),
        className: className(node, names),
        declared: node.kind == .variableDeclaration ? names[node.a] : "",
        assigned: assigned(node, names),
        type: node.kind == .typedefDeclaration ? names[node.a] : "")
    }
  }

  private func className(_ node: Node, _ names: NameTable) -> String {
    switch node.kind {
    case .interface, .implementation, .categoryInterface, .categoryImplementation: names[node.a]
    default: ""
    }
  }

  private func assigned(_ node: Node, _ names: NameTable) -> String {
    guard node.kind == .expressionStatement, case let assignment = self[node.a],
      assignment.kind == .assignment, self[assignment.a].kind == .identifier
    else { return "" }
    return names[self[assignment.a].a]
  }

  private func isDefinition(_ node: Node) -> Bool {
    switch node.kind {
    case .functionDeclaration, .typedefDeclaration, .tagDeclaration, .staticAssert, .classForward,
      .protocolForward, .interface, .categoryInterface, .protocolDeclaration, .implementation,
      .categoryImplementation:
      true
    case .variableDeclaration: node.c == 0 || isConstant(node.c)
    default: false
    }
  }

  /// Whether a value can be worked out without running anything.
  private func isConstant(_ id: NodeID) -> Bool {
    var open = [id]
    while let next = open.popLast() {
      if next == 0 { continue }
      let node = self[next]
      switch node.kind {
      case .integerLiteral, .floatLiteral, .stringLiteral, .objcStringLiteral, .sizeofExpression,
        .blockExpression, .selectorExpression:
        continue
      case .cast: open.append(node.b)
      case .unary: open.append(node.a)
      case .binary: open += [node.a, node.b]
      case .initializerList: open += list(node.a)
      case .initializerItem: open.append(node.a)
      default: return false
      }
    }
    return true
  }

  private func definedNames(_ node: Node, _ names: NameTable) -> [String] {
    switch node.kind {
    case .functionDeclaration: node.c == 0 ? [] : [names[node.a]]
    case .interface: [names[node.a]]
    case .implementation, .categoryImplementation: methodNames(node, names)
    default: []
    }
  }

  private func methodNames(_ node: Node, _ names: NameTable) -> [String] {
    let groups = Array(list(node.c))
    guard groups.count > 2 else { return [names[node.a]] }
    let methods = list(groups[2]).map { self[$0] }.filter { $0.kind == .method }
    if methods.isEmpty { return [names[node.a]] }
    return methods.map {
      ($0.flags & NodeFlags.classMethod == 0 ? "-" : "+") + names[$0.a]
    }
  }
}

// MARK: Swift and C++

extension SwiftTree {
  fileprivate var parts: [InputPart] {
    roots.map { root in
      let node = self[root]
      switch node.kind {
      case .function:
        return InputPart(
          place: node.place, isLine: false, names: [node.text], outermost: [node.text])
      case .importDeclaration:
        return InputPart(place: node.place, isLine: false, names: [node.text])
      case .typeAlias:
        return InputPart(place: node.place, isLine: false, names: [node.text], type: node.text)
      case .classDeclaration, .structDeclaration, .enumDeclaration, .protocolDeclaration:
        return InputPart(
          place: node.place, isLine: false, names: [node.text], className: node.text,
          type: node.text)
      case .extensionDeclaration:
        return InputPart(
          place: node.place, isLine: false, names: [node.text], className: node.text)
      case .variables:
        return InputPart(
          place: node.place, isLine: !node.kids.allSatisfy(isConstant),
          declared: node.kids.lazy.map { self[$0].text }.first { !$0.isEmpty } ?? "",
          outermost: node.kids.flatMap(boundNames))
      case .binary where node.text == "=":
        let target = self[node.kid(0)]
        return InputPart(
          place: node.place, isLine: true, assigned: target.kind == .name ? target.text : "")
      default: return InputPart(place: node.place, isLine: true)
      }
    }
  }

  /// The names of one binding: `a`, or those of `(a, (b, _))`.
  private func boundNames(_ id: ID) -> [String] {
    let node = self[id]
    switch node.kind {
    case .binding where node.text.isEmpty: return boundNames(node.kid(3))
    case .binding, .bindPattern, .name: return [node.text]
    default: return node.kids.flatMap(boundNames)
    }
  }

  private func isConstant(_ id: ID) -> Bool {
    switch self[id].kind {
    case .missing, .integer, .float, .boolean, .nilLiteral, .string, .stringPart, .accessors,
      .typeName, .optionalType, .unwrappedType, .arrayType, .dictionaryType, .tupleType,
      .functionType, .closure, .bindPattern:
      true
    case .binding, .prefix, .array, .dictionary, .tuple: self[id].kids.allSatisfy(isConstant)
    default: false
    }
  }
}

extension CppTree {
  fileprivate func parts(_ file: UInt32, end: UInt32) -> [InputPart] {
    let own = roots.filter { self[$0].place.file == file }
    return own.indices.map { index in
      let node = self[own[index]]
      switch node.kind {
      case .function:
        // Its node stands at its name; it reaches from its type to whatever comes next.
        var whole = node.place
        whole.start = start(own[index])
        whole.end = max(whole.end, own.indices.contains(index + 1) ? start(own[index + 1]) : end)
        return InputPart(place: whole, isLine: false, names: [node.text])
      case .namespace:
        return InputPart(place: node.place, isLine: false, names: [node.text])
      case .classDeclaration, .enumDeclaration:
        return InputPart(
          place: node.place, isLine: false, names: [node.text], className: node.text)
      case .classForward, .typeAlias, .usingNamespace, .usingName, .linkage:
        return InputPart(place: node.place, isLine: false)
      case .variable:
        return InputPart(
          place: node.place, isLine: !node.kids.allSatisfy(isConstant), declared: node.text)
      case .expressionStatement where self[node.kid(0)].kind == .assignment:
        let target = self[self[node.kid(0)].kid(0)]
        return InputPart(
          place: node.place, isLine: true, assigned: target.kind == .name ? target.text : "")
      default: return InputPart(place: node.place, isLine: true)
      }
    }
  }

  private func start(_ root: ID) -> UInt32 {
    let node = self[root]
    guard node.kind == .function, node.kid(0) != 0 else { return node.place.start }
    return min(node.place.start, self[node.kid(0)].place.start)
  }

  private func isConstant(_ id: ID) -> Bool {
    switch self[id].kind {
    case .missing, .typeName, .typeConst, .typePointer, .typeReference, .typeMoveReference,
      .typeArray, .typeFunction, .integer, .floating, .character, .string, .boolean, .nullPointer:
      true
    case .equalInitializer, .braceInitializer, .unary: self[id].kids.allSatisfy(isConstant)
    default: false
    }
  }
}

extension ProgramSession {
  /// The macros of an answer end with the answer: what comes after it is read with those of `before`, and with
  /// the ones of these names.
  package func endMacros(before: Checkpoint, keeping names: Set<String>) {
    let files = state.sources.files
    state.syntax.endMacros(since: before.syntax) { name, place in
      names.contains(name)
        || files.indices.contains(Int(place.file)) && files[Int(place.file)].origin == .prelude
    }
  }

  /// Each class as it is now: to be compared with what it was.
  package func classShapes() -> [String: ClassShape] {
    let all = world.classNames()
    let names = Dictionary(all.map { ($0.index, $0.name) }) { first, _ in first }
    return Dictionary(
      all.map { index, name in
        let methods = world.ownMethods(ofClass: index).map {
          (($0.isClassMethod ? "+" : "-") + $0.selector, $0.callable)
        }
        return (
          name,
          ClassShape(
            superclass: world.classHead(index)?.superclass.flatMap { names[$0] },
            methods: Dictionary(methods) { max($0, $1) })
        )
      }
    ) { _, last in last }
  }

  /// The text that a method's code was written in; nil: in none.
  package func file(ofCallable callable: Int) -> UInt32? {
    let place = world.place(callable: callable, pc: 0)
    return place == .none ? nil : place.file
  }

  /// Whether the library wrote this code.
  package func isLibrarys(callable: Int) -> Bool {
    guard let code = world.code(ofCallable: callable) else { return true }
    return code.isPrelude
  }

  /// Whether the library, or what a lesson gave, has a function of this name.
  package func isFunctionOfOthers(_ name: String) -> Bool {
    (0..<world.callableCount).contains { callable in
      guard world.callableName(callable) == name else { return false }
      return isLibrarys(callable: callable)
        || sources.file(of: world.place(callable: callable, pc: 0))?.isGiven == true
    }
  }

  /// Whether the library of Swift has a type of this name.
  package func isSwiftLibrary(type name: String) -> Bool { state.swift.isLibrary(type: name) }

  /// Whether a name without anything in front of it may mean something of the library in Swift: a type, a function of
  /// Swift's or of C's.
  package func isSwiftLibrary(name: String) -> Bool {
    isSwiftLibrary(type: name) || SwiftState.isLibrary(function: name)
      || libraryNames(function: name)
  }

  /// Whether values of the library have members of this name in Swift.
  package func isSwiftLibrary(member name: String) -> Bool { SwiftState.isLibrary(member: name) }

  /// Of these types' names nothing is known any more; what was compiled with them stays.
  package func endTypes(_ names: Set<String>) {
    for name in names {
      guard let id = state.syntax.names.find(name) else { continue }
      state.syntax.endTypedef(id)
      state.compiler.endTypedef(id)
    }
  }
}

/// What a class is at a moment.
package struct ClassShape: Equatable, Sendable {
  /// nil: a root.
  package var superclass: String?
  /// Which code each of its own methods runs, by `-name` and `+name`.
  package var methods: [String: Int]
}
