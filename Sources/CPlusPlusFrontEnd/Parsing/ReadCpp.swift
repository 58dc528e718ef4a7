package import Diagnostics
package import Syntax

/// The three results of reading a text in C++.
package enum CppReading: Sendable {
  case tree(CppTree)
  case incomplete(Diagnostic)
  case failed([Diagnostic])
}

/// What the reader of C++ keeps from one input to the next.
package struct CppSyntaxState: Sendable {
  /// Names and macros; C++ has its own words for what C makes macros of.
  var syntax: SyntaxState
  var names = CppKnownNames()
  /// Of the library's own texts: what are types there are so for the program only where it says std.
  private var libraryNames = CppKnownNames()

  /// Before and after a part of the library is read.
  package mutating func swapLibrary() { swap(&names, &libraryNames) }

  package init() {
    syntax = SyntaxState()
    syntax.undefine([
      "bool", "true", "false", "nil", "Nil", "YES", "NO", "__OBJC__", "__OBJC2__", "NULL",
      "static_assert",
    ])
  }
}

/// What is known of names before a text is read, by their last part alone: what `a * b` and `a < b` mean depends
/// on it.
struct CppKnownNames: Sendable {
  /// Names that are types outside of classes and functions. `std::` stands for all of std's, from
  /// `using namespace std` on.
  var types: Set<String> = []
  /// What classes declare, by their paths without namespaces: `List::Node`.
  var classes: [String: Members] = [:]
  /// All types that classes declare: they may be named behind `::`.
  var typesOfClasses: Set<String> = []
  /// What names mean in the scopes that are open, where that differs from the above.
  var meanings: [String: Meaning] = [:]
  /// Templates of classes, and of other names for types.
  var templates: Set<String> = []
  /// Templates of functions.
  var functionTemplates: Set<String> = []

  enum Meaning: Sendable { case type, parameterOfTemplate, value }

  /// The names that a class declares: whether each is a type. Other members than types are noted only where some
  /// type has the name.
  struct Members: Sendable {
    var path: [String]
    var bases: [[String]] = []
    var types: [String: Bool] = [:]
  }
}

/// Headers of C++ whose names the library announces by itself, as far as it is built.
private let cppHeaders: Set<String> = [
  "iostream", "ostream", "istream", "string", "cstdio", "cstdlib", "cstring", "cmath", "cassert",
  "cctype", "cstdint", "climits", "cstddef", "cstdarg", "ctime", "mutex", "new", "utility",
  "memory",
  "atomic", "thread", "vector", "map", "set", "list", "algorithm", "functional", "stdexcept",
  "exception", "sstream", "fstream", "iomanip", "iosfwd", "limits", "typeinfo", "type_traits",
  "unordered_map", "unordered_set", "array", "deque", "queue", "stack", "optional", "variant",
  "tuple", "chrono", "numeric", "iterator", "condition_variable", "shared_mutex", "string_view",
  "initializer_list", "cerrno", "cfloat", "cinttypes", "future", "random", "bitset", "utility",
]

/// A text in C++ -> its tree.
package func readCpp(
  file: UInt32, in sources: inout SourceMap, state: inout CppSyntaxState, options: ReadingOptions
) -> CppReading {
  guard sources.files.indices.contains(Int(file)) else { return .failed([]) }
  var options = options
  options.definitions += ["__cplusplus=201703L", "NULL=__null"]
  options.separatesDigits = true
  options.announcedHeaders = cppHeaders
  var syntax = state.syntax
  let text = PreprocessedText(file: file, in: &sources, state: &syntax, options: options)
  let problems = text.diagnostics.filter { $0.severity == .error }
  if !problems.isEmpty { return .failed(problems) }
  if let unfinished = text.unfinished { return .incomplete(unfinished) }
  state.syntax = syntax
  var parser = CppParser(
    tokens: text.cppTokens, names: state.names, allowsStatements: options.form == .input)
  parser.interruption = options.interruption
  do {
    try parser.parseAll()
    if let problem = parser.givenUp { return .failed([problem]) }
  } catch let problem as CppProblem {
    if let problem = parser.givenUp { return .failed([problem]) }
    if problem.isEnd, options.form == .input { return .incomplete(problem.diagnostic) }
    return .failed([problem.diagnostic])
  } catch { return .failed([]) }
  state.names = parser.names
  parser.tree.nameLambdas(in: sources)
  return .tree(parser.tree)
}

/// What stops the reading: one sentence and a place.
struct CppProblem: Error {
  var diagnostic: Diagnostic
  /// The text ended: at the prompt, more may come.
  var isEnd = false
}
