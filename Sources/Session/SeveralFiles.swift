internal import Bytecode
internal import Compiler
internal import Diagnostics
internal import Syntax
internal import VirtualMachine

/// A program of several files.
///
/// Each file is a translation unit of its own, as for a C compiler: it begins with the library alone and knows
/// of the other files only what headers tell it, and its `static` names are its own. What the units define
/// is then put together and loaded as one, so that it does not matter which of them comes first.
extension ProgramSession {
  /// A further file of the program that is about to run.
  struct FurtherFile: Sendable {
    var path: String
    var text: [UInt8]
  }

  /// Only files in Objective-C are put together so far. `file`: the program's first one.
  func unjoinable(_ file: UInt32, _ further: [FurtherFile]) -> Diagnostic? {
    guard !further.isEmpty else { return nil }
    let languages = [inputLanguage] + further.compactMap { InputLanguage(ofFile: $0.path) }
    let what = "a program of several files"
    let place = SourceRange(file: file, start: 0, end: 0)
    let code: DiagnosticCode? =
      languages.contains(.swift) ? .swiftNotBuilt : languages.contains(.cpp) ? .cppNotBuilt : nil
    return code.map { Diagnostic($0, arguments: [what], at: place) }
  }

  /// One file as it was read, to be compiled again where another file's classes move its own.
  struct CompiledFile {
    var tree: Tree
    /// The state that it was compiled from.
    var before: SessionState
    var unit: CodeUnit
    /// Sizes that it took for classes of other files.
    var assumedSizes: [String: Int]
  }

  /// Compiles the further files and adds what they define to the first one's unit. `clean`: the state that
  /// the first file began with. Answers whether all compiled.
  func join(
    _ files: [FurtherFile], to first: CompiledFile, clean: SessionState, _ reading: ReadingOptions,
    _ diagnostics: inout [Diagnostic], _ unknownSelectors: inout Set<String>
  ) -> CodeUnit? {
    var compiled = [first]
    var isWhole = true
    for further in files {
      let before = state
      state = clean
      state.sources = before.sources
      state.unitNumber = before.unitNumber
      state.compiler.nextStatic = before.compiler.nextStatic
      let file = state.sources.add(name: further.path, origin: .file, text: further.text)
      switch state.read(file, reading) {
      case .incomplete(let problem):
        diagnostics.append(problem)
        isWhole = false
      case .failed(let problems):
        diagnostics += problems
        isWhole = false
      case .tree(let tree, let warnings):
        diagnostics += warnings
        let read = state
        let result = state.compile(tree, .file, arc: mode == .arc, isPart: true)
        diagnostics += result.diagnostics
        unknownSelectors.formUnion(result.unknownSelectors)
        guard let other = result.unit else {
          isWhole = false
          continue
        }
        compiled.append(
          CompiledFile(
            tree: tree, before: read, unit: other, assumedSizes: result.assumedSizes))
      }
    }
    guard isWhole else { return nil }
    moveClasses(&compiled)
    var unit = compiled[0].unit
    for other in compiled.dropFirst() {
      let problems = duplicates(unit, other.unit)
      diagnostics += problems
      isWhole = isWhole && problems.isEmpty
      unit.join(other.unit)
    }
    return isWhole ? unit : nil
  }

  /// A file that knows a class from its header alone cannot know how large its `@implementation` makes it:
  /// synthesized ivars, those of an extension. The real loader moves the ivars of the subclasses when the
  /// program starts; here a file that took another size is compiled again with the right one, until a
  /// class at the end of a chain through several files has moved, too.
  private func moveClasses(_ files: inout [CompiledFile]) {
    for _ in 0..<256 {
      let sizes = Dictionary(
        files.flatMap(\.unit.classes).map { ($0.name, $0.instanceSize) },
        uniquingKeysWith: { first, _ in first })
      var hasMoved = false
      for index in files.indices {
        let isWrong = files[index].assumedSizes.contains { name, size in
          sizes[name] != nil && sizes[name] != size
        }
        guard isWrong else { continue }
        let now = state
        state = files[index].before
        state.sources = now.sources
        state.unitNumber = now.unitNumber
        state.compiler.nextStatic = now.compiler.nextStatic
        let result = state.compile(
          files[index].tree, .file, arc: mode == .arc, instanceSizes: sizes, isPart: true)
        if let unit = result.unit { files[index].unit = unit }
        files[index].assumedSizes = result.assumedSizes
        hasMoved = true
      }
      if !hasMoved { return }
    }
  }

  /// Names that two files define, which a linker refuses.
  private func duplicates(_ unit: CodeUnit, _ other: CodeUnit) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    if unit.entry != nil, let entry = other.entry {
      // Statements outside of functions are the beginning of a program, and that can only be one.
      problems.append(
        Diagnostic(
          .duplicateSymbol, title: "duplicate symbol '_main'", arguments: ["main"],
          at: other.codes[entry].lines.places.first ?? other.codes[entry].place))
    }
    func complain(_ symbol: String, _ name: String, _ place: SourceRange) {
      problems.append(
        Diagnostic(
          .duplicateSymbol, title: "duplicate symbol '\(symbol)'", arguments: [name], at: place))
    }
    let classes = Set(unit.classes.map(\.name))
    for each in other.classes where classes.contains(each.name) {
      complain("_OBJC_CLASS_$_\(each.name)", each.name, each.place)
    }
    let globals = Set(unit.globals.map(\.linkName))
    for each in other.globals where globals.contains(each.linkName) {
      complain("_\(each.linkName)", each.displayName, each.place)
    }
    let functions = Set(unit.functions.map(\.linkName))
    for each in other.functions where functions.contains(each.linkName) {
      var place = SourceRange.none
      if case .code(let index) = each.body { place = other.codes[index].place }
      complain("_\(each.linkName)", each.displayName, place)
    }
    return problems
  }
}

extension CodeUnit {
  /// Adds what another unit defines; at most one of them has statements outside of functions.
  fileprivate mutating func join(_ other: CodeUnit) {
    let shift = codes.count
    codes += other.codes
    for var function in other.functions {
      if case .code(let index) = function.body { function.body = .code(index + shift) }
      functions.append(function)
    }
    globals += other.globals
    for var definition in other.classes {
      definition.methods = definition.methods.map { $0.shifted(by: shift) }
      classes.append(definition)
    }
    for var category in other.categories {
      category.methods = category.methods.map { $0.shifted(by: shift) }
      categories.append(category)
    }
    protocols += other.protocols
    constructors += other.constructors
    destructors += other.destructors
    if entry == nil { entry = other.entry.map { $0 + shift } }
  }
}

extension MethodDefinition {
  fileprivate func shifted(by shift: Int) -> MethodDefinition {
    var copy = self
    if case .code(let index) = body { copy.body = .code(index + shift) }
    return copy
  }
}
