internal import Bytecode
internal import Compiler
package import Diagnostics
internal import SwiftFrontEnd
internal import Syntax

/// The language that an input is written in.
///
/// Swift and C++ have front ends of their own, which check a text and write it down in the machine's language;
/// from there on it goes the way of all programs. Three things remain to be done behind: the library is called
/// by other names, made-up functions are not announced, and everything gets the name that the program gave it.
package enum InputLanguage: String, Sendable {
  case objectiveC, swift, cpp

  /// Of the name of a file in it: a program, or an answer.
  package var fileEnding: String {
    switch self {
    case .objectiveC: ".m"
    case .swift: ".swift"
    case .cpp: ".cpp"
    }
  }

  /// By the ending of a file's name; nil: it tells nothing.
  package init?(ofFile path: String) {
    if path.hasSuffix(".swift") {
      self = .swift
    } else if [".cpp", ".cc", ".cxx"].contains(where: { path.hasSuffix($0) }) {
      self = .cpp
    } else if path.hasSuffix(".m") {
      self = .objectiveC
    } else {
      return nil
    }
  }
}

/// What a front end leaves for behind, of an input that was not in Objective-C.
enum TranslatedInput {
  case swift(SwiftInput)
  case cpp(CppInput)

  /// What it defines and the text behind has no word for.
  var definedTypes: [Notice] {
    switch self {
    case .swift(let input): input.result.definedTypes.map(Notice.typeDefined)
    case .cpp(let input): input.classes.map(Notice.classDefined)
    }
  }

  /// As the program has it; nil: one of the functions and classes that the front end adds.
  func told(_ notice: Notice) -> Notice? {
    switch self {
    case .swift(let input): input.isOwn(notice) ? notice : nil
    case .cpp(let input): input.told(notice)
    }
  }

  /// What an input sets besides what it shows, in the words of its language; nil: as the text behind says.
  var setVariables: [ProgramSession.SetVariable]? {
    switch self {
    case .swift(let input):
      input.result.shownVariables.map { .init(name: $0.name, typeName: $0.type) }
    case .cpp: nil
    }
  }

  /// Gives the unit the names that the program has.
  func finish(_ unit: inout CodeUnit) {
    switch self {
    case .swift(let input): input.finish(&unit)
    case .cpp(let input): input.finish(&unit)
    }
  }
}

/// An input, read in its language.
struct ReadInput {
  var result: ReadingResult
  /// What is left to do where that is not Objective-C.
  var translated: TranslatedInput?
  /// What has to be told of parts of the library that are not there.
  var refused: [Diagnostic] = []
}

extension ProgramSession {
  func readInput(_ file: UInt32, _ options: ReadingOptions) -> ReadInput {
    switch inputLanguage {
    case .objectiveC: ReadInput(result: state.read(file, options))
    case .swift: readSwiftInput(file, form: options.form)
    case .cpp: readCppInput(file, options)
    }
  }

  /// The language of another prompt that an input reads in, where the grammar of this one refused it; nil: none, or it
  /// was not the grammar.
  package func languageOfGrammar(_ text: String, refusedWith problems: [Diagnostic])
    -> InputLanguage?
  {
    let ofGrammar: Set<DiagnosticCode> = [
      .expectedToken, .expectedExpression, .expectedIdentifier, .expectedType, .swiftSyntax,
    ]
    guard let problem = problems.first(where: { $0.severity == .error }),
      ofGrammar.contains(problem.code)
    else { return nil }
    var other = state
    let file = other.sources.add(
      name: "", origin: .input(state.inputNumber), text: Array(text.utf8))
    switch inputLanguage {
    case .objectiveC:
      let reading = onDeepStack {
        readSwift(file: file, in: other.sources, interruption: interruption)
      }
      if case .tree = reading { return .swift }
    case .swift:
      var options = ReadingOptions(form: .input, arc: mode == .arc, readHeader: headerReader)
      options.interruption = interruption
      if case .tree = other.read(file, options) { return .objectiveC }
    case .cpp: break
    }
    return nil
  }

  /// Who counts: Swift always leaves it to the compiler, and C++ has nothing that is counted.
  func countsByARC(_ input: TranslatedInput?) -> Bool {
    switch input {
    case .swift: true
    case .cpp: false
    case nil: mode == .arc
    }
  }

  /// The names by which parts of the library are called, for a text in the language of the input.
  func moduleText(_ text: [UInt8]) -> [UInt8] {
    switch inputLanguage {
    case .objectiveC: text
    case .swift: swiftModuleText(text)
    case .cpp: cppModuleText(text)
    }
  }
}
