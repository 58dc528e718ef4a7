package import Diagnostics

/// What outlives one input: names, macros, and which names are types. A value: the session keeps a copy
/// before each input, and a failed input simply puts the copy back.
package struct SyntaxState: Sendable {
  package var names = NameTable()
  /// What names at file scope are: what `a * b` means depends on it.
  var nameClasses = NameMap<NameClass>()
  /// Other names of classes, by `@compatibility_alias`.
  var classAliases: [NameID: NameID] = [:]
  /// Spellings of literals; tokens of macros that outlive their input refer to them.
  var spellings = NameTable(empty: ())
  var macros = MacroTable()
  /// The macros as the library left them; what differs from them is the program's.
  private var libraryMacros: MacroTable?
  private var programMacros: MacroTable?
  /// Where each token of each macro body was written, and in which macro; see `Token.origin`.
  var definitionPlaces: Pages<(name: NameID, place: SourceRange)> = [(0, .none)]
  /// `#import`ed once already, by name.
  var importedHeaders: Set<String> = []
  /// Read already, by either word.
  var includedHeaders: Set<String> = []
  var counter: Int32 = 0
  /// Names that `-D` has defined already.
  var predefined: Set<String> = []

  package init() { self = SyntaxState.initial }

  /// A snapshot is about to be taken.
  package mutating func share() {
    names.share()
    spellings.share()
  }

  /// Many sessions are about to begin with this.
  package mutating func freeze() {
    names.settle()
    spellings.settle()
  }

  /// Bytes of names that the next input makes a copy of.
  package var recentBytes: Int { names.recentBytes + spellings.recentBytes }

  /// What each session starts with: the words and macros of the built-in text, read once per process.
  private static let initial = SyntaxState(builtin: ())

  private init(builtin: Void) {
    names = Word.table.base
    for name in [
      Word.id, Word.classType, Word.sel, Word.instancetype, Word.vaList, Word.builtinVaList,
    ] { nameClasses[name] = .typeName }
    defineBuiltinMacros()
  }

  /// Nothing at all, not even keywords: what is left behind while the state is moved elsewhere.
  init(empty: Void) { names = NameTable(empty: ()) }
}

/// How a text is to be read.
package struct ReadingOptions: Sendable {
  /// A file has declarations only, unless it has no `main` (then statements too); an input has both,
  /// and its last `;` may be missing.
  package enum Form: Sendable { case file, input, prelude }
  package var form: Form
  /// `__has_feature(objc_arc)`.
  package var arc: Bool
  /// `-D`: NAME or NAME=VALUE, defined before the first line.
  package var definitions: [String]
  /// Finds the text behind `#import "name"`: nil when there is no such file. System headers are known
  /// by name and have no text.
  package var readHeader: (@Sendable (_ name: String, _ from: String) -> [UInt8]?)?
  /// Whether the library has something of this name (`__has_builtin`).
  package var libraryDeclares: (@Sendable (_ name: String) -> Bool)?
  /// Bodies of functions and methods, from `{` to `}`, in order: each is read as `{}`, to be read by `readBody`
  /// when it is wanted.
  package var leavesOut: [Range<UInt32>] = []
  /// `1'000` is one number, as C++ has it.
  package var separatesDigits = false
  /// Further headers of the system that are known by name.
  package var announcedHeaders: Set<String> = []
  /// Only these bytes of the text are read.
  var part: Range<Int>?
  package var interruption = Interruption()

  package init(
    form: Form, arc: Bool, definitions: [String] = [],
    readHeader: (@Sendable (_ name: String, _ from: String) -> [UInt8]?)? = nil
  ) {
    self.form = form
    self.arc = arc
    self.definitions = definitions
    self.readHeader = readHeader
  }
}

/// The three results of reading a text.
package enum ReadingResult: Sendable {
  case tree(Tree, warnings: [Diagnostic])
  /// The text is a correct beginning: at the prompt, ask for another line. The diagnostic is what to say
  /// when there is none.
  case incomplete(Diagnostic)
  case failed([Diagnostic])
}

extension SyntaxState {
  /// Names of the macros, for completion.
  package var macroNames: [String] { macros.definedNames.map { names[$0] } }

  package func isMacro(_ name: NameID) -> Bool { macros.index(of: name) != 0 }

  /// The name stands for no type any more.
  package mutating func endTypedef(_ name: NameID) {
    if nameClasses[name] == .typeName { nameClasses[name] = nil }
  }
}

/// A part of the library that is read in the middle of a session must not see the program's macros: after
/// `#define red 3` its own `red` would be a number.
extension SyntaxState {
  package mutating func setProgramMacrosAside() {
    programMacros = macros
    if let libraryMacros { macros = libraryMacros }
  }

  /// Puts the program's macros over those that the library has now.
  package mutating func takeProgramMacrosBack() {
    let before = libraryMacros
    libraryMacros = macros
    guard let program = programMacros, let before else { return }
    programMacros = nil
    for name in Set(program.definedNames).union(before.definedNames).sorted() {
      let index = program.index(of: name)
      // The program's table grew out of the library's, so an index that is the same is the same macro.
      if index == before.index(of: name) { continue }
      if index == 0 { macros.undefine(name) } else { macros.define(program[index]) }
    }
  }
}

extension SyntaxState {
  /// Puts the macros back as they were, but for those that are kept.
  package mutating func endMacros(
    since before: SyntaxState, keeping isKept: (_ name: String, _ place: SourceRange) -> Bool
  ) {
    for name in Set(macros.definedNames).union(before.macros.definedNames).sorted() {
      let (then, now) = (before.macros.index(of: name), macros.index(of: name))
      if then == now || now != 0 && isKept(names[name], macros[now].place) { continue }
      if then == 0 { macros.undefine(name) } else { macros.define(before.macros[then]) }
    }
  }
}
