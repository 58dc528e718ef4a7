import Bytecode
import Compiler
import Diagnostics
import Syntax

/// A text compiled by itself, with the few declarations that the tests need in front of it.
struct Compiled {
  var unit: CodeUnit?
  var diagnostics: [Diagnostic]

  static let prelude = """
    __attribute__((objc_root_class)) @interface NSObject { Class isa; }
    + (id)alloc; - (id)init; + (Class)class; - (Class)class; + (id)new;
    - (id)retain; - (oneway void)release; - (id)autorelease; - (void)dealloc;
    - (unsigned long)retainCount;
    @end
    @interface NSString : NSObject
    + (id)stringWithFormat:(NSString *)format, ...;
    @end
    int printf(const char *format, ...);
    void NSLog(NSString *format, ...);

    """

  init(_ text: String, form: CompileOptions.Form = .file) {
    var sources = SourceMap()
    var syntax = SyntaxState()
    var state = CompilerState()
    unit = nil
    diagnostics = []
    for (text, form) in [(Compiled.prelude, CompileOptions.Form.prelude), (text, form)] {
      let file = sources.add(name: "test.m", origin: .file, text: Array(text.utf8))
      let readingForm: ReadingOptions.Form =
        switch form {
        case .file: .file
        case .input: .input
        case .prelude: .prelude
        }
      let options = ReadingOptions(form: readingForm, arc: false)
      switch readSource(file: file, in: &sources, state: &syntax, options: options) {
      case .tree(let tree, let warnings):
        let result = compile(
          tree, names: &syntax.names, sources: sources, state: &state,
          options: CompileOptions(form: form, arc: false, unitNumber: 1))
        unit = result.unit
        diagnostics += warnings + result.diagnostics
      case .incomplete(let problem): diagnostics.append(problem)
      case .failed(let problems): diagnostics += problems
      }
    }
  }

  /// Titles (or codes and arguments where there is none), in order.
  var titles: [String] {
    diagnostics.map { $0.title ?? "\($0.code.rawValue) \($0.arguments.joined(separator: ", "))" }
  }

  /// The instructions of a function, one per line, runs of spaces made one.
  func listing(of name: String) -> [String] {
    guard let code = unit?.codes.first(where: { $0.name == name }) else { return titles }
    return disassemble(code).split(separator: "\n").dropFirst().map { line in
      line.split(separator: " ").joined(separator: " ")
    }
  }
}
