import Diagnostics
import Foundation

@testable import Syntax

/// Reads, as a session does, on a stack that the deepest text fits into, in a debug build as well.
private func readOnDeepStack(
  file: UInt32, _ sources: SourceMap, _ before: SyntaxState, _ options: ReadingOptions
) -> (result: ReadingResult, state: SyntaxState) {
  nonisolated(unsafe) var answer: [(ReadingResult, SyntaxState)] = []
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    var (sources, state) = (sources, before)
    let result = readSource(file: file, in: &sources, state: &state, options: options)
    answer.append((result, state))
    done.signal()
  }
  thread.stackSize = 64 << 20
  thread.start()
  done.wait()
  return answer[0]
}

/// Reads one text the way a session does, with the few types that the tests mention known.
func read(
  _ text: String, _ form: ReadingOptions.Form = .input, arc: Bool = false,
  definitions: [String] = [], headers: [String: String] = [:]
) -> (result: ReadingResult, state: SyntaxState) {
  var sources = SourceMap()
  var state = SyntaxState()
  for name in ["BOOL", "NSUInteger", "NSInteger", "size_t"] {
    state.nameClasses[state.names.intern(name)] = .typeName
  }
  for name in ["NSObject", "NSString", "NSArray"] {
    state.nameClasses[state.names.intern(name)] = .className
  }
  let file = sources.add(name: "test.m", origin: .file, text: Array(text.utf8))
  let options = ReadingOptions(
    form: form, arc: arc, definitions: definitions,
    readHeader: { name, _ in headers[name].map { Array($0.utf8) } })
  return readOnDeepStack(file: file, sources, state, options)
}

/// The tree as S-expressions, or the problems.
func dump(_ text: String, _ form: ReadingOptions.Form = .input) -> String {
  let (result, state) = read(text, form)
  return switch result {
  case .tree(let tree, _): tree.dump(state.names)
  case .incomplete(let diagnostic): "incomplete: \(diagnostic.title ?? diagnostic.code.rawValue)"
  case .failed(let problems): problems.map(describe).joined(separator: "\n")
  }
}

func describe(_ problem: Diagnostic) -> String {
  "\(problem.code.rawValue) \(problem.title ?? problem.arguments.joined(separator: " "))"
}

/// The text after the preprocessor, tokens separated by blanks where they were.
private func preprocessedText(
  file: UInt32, in sources: SourceMap, state: SyntaxState, options: ReadingOptions
) -> (text: String, diagnostics: [Diagnostic]) {
  var preprocessor = Preprocessor(state: state, sources: sources, options: options)
  preprocessor.run(file: file)
  var text = ""
  for token in preprocessor.output where token.kind != .endOfInput {
    if !text.isEmpty, token.flags & (Token.spaceBefore | Token.startOfLine) != 0 { text += " " }
    text += String(decoding: preprocessor.bytes(of: token), as: UTF8.self)
  }
  var diagnostics = preprocessor.diagnostics
  if let unfinished = preprocessor.unfinished { diagnostics.append(unfinished) }
  return (text, diagnostics)
}

/// The text after the preprocessor.
func expand(_ text: String, arc: Bool = false, definitions: [String] = []) -> String {
  var sources = SourceMap()
  let file = sources.add(name: "test.m", origin: .file, text: Array(text.utf8))
  let (text, problems) = preprocessedText(
    file: file, in: sources, state: SyntaxState(),
    options: ReadingOptions(form: .file, arc: arc, definitions: definitions))
  return ([text] + problems.map(describe)).joined(separator: "\n")
}
