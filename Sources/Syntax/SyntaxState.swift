package import Diagnostics

/// What outlives one input: names, macros, and which names are types. A value: the session keeps a copy
/// before each input, and a failed input simply puts the copy back.
package struct SyntaxState: Sendable {
  package var names = NameTable()
  /// Names that `typedef` (or the prelude) made types, at file scope.
  package var typedefNames: Set<NameID> = []
  /// Names of classes seen in `@interface` or `@class`.
  package var classNames: Set<NameID> = []
  package init() {}
}

/// How a text is to be read.
package struct ReadingOptions: Sendable {
  /// A file has declarations only, unless it has no `main` (then statements too); an input has both,
  /// and its last `;` may be missing.
  package enum Form: Sendable { case file, input, prelude }
  package var form: Form
  /// `__has_feature(objc_arc)`.
  package var arc: Bool
  /// Finds the text behind `#import "name"`: nil when there is no such file. System headers are known
  /// by name and have no text.
  package var readHeader: (@Sendable (_ name: String, _ from: String) -> [UInt8]?)?

  package init(
    form: Form, arc: Bool,
    readHeader: (@Sendable (_ name: String, _ from: String) -> [UInt8]?)? = nil
  ) {
    self.form = form
    self.arc = arc
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
