/// Names as C can have them: those of Swift and C++ may be words of C, or have letters that C does not know.
package enum CName {
  private static let reserved: Set<String> = [
    "auto", "char", "const", "do", "double", "extern", "float", "goto", "inline", "int", "long",
    "register", "restrict", "short", "signed", "sizeof", "typedef", "union", "unsigned", "void",
    "volatile", "id", "BOOL", "SEL", "Class", "IMP", "nil", "Nil", "YES", "NO", "NULL", "bool",
    "self", "super", "_cmd", "Method", "Category", "Ivar", "Protocol", "va_list", "NSInteger",
    "NSUInteger", "NSRange", "NSPoint", "NSSize", "NSRect", "size_t", "main", "struct", "enum",
    "if", "else", "for", "while", "switch", "case", "default", "return", "break", "continue",
    "static", "assert", "in", "out", "byref", "bycopy", "oneway", "strong", "weak", "typeof",
    "instancetype", "retain", "release", "autorelease", "true", "false", "errno", "stdin", "asm",
    "stdout", "stderr", "unix", "linux", "NSZone", "FILE", "TRUE", "FALSE", "MIN", "MAX", "ABS",
    "EOF", "isa", "nonnull", "nullable", "complex", "noreturn",
  ]

  /// Whether C reads it as one word, in whatever alphabet.
  private static func isWord(_ name: String) -> Bool {
    if name.utf8.allSatisfy({ $0 < 128 && $0 != 0x24 }) { return true }
    return name.unicodeScalars.first?.properties.isXIDStart == true
      && name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue } && lookAlike(name) == nil
  }

  // In a text that a front end writes, variables that begin with two underscores are its own. Those of a program stand
  // behind a sign that `of` leaves in no name.

  /// A variable's name as C can have it.
  package static func ofVariable(_ name: String) -> String {
    isMade(name) ? "$" + of(name) : of(name)
  }
  /// Whether a variable of such a text is the front end's.
  package static func isMade(_ name: String) -> Bool { name.hasPrefix("__") }
  /// The program's name of one that is not.
  package static func written(_ name: String) -> String {
    name.hasPrefix("$__") ? String(name.dropFirst()) : name
  }

  /// A name as C can have it.
  package static func of(_ name: String) -> String {
    if reserved.contains(name) { return name + "_" }
    if isWord(name) { return name }
    return name.utf8.reduce(into: "u") { text, byte in
      if byte < 128, byte != 0x24 {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "_" + String(byte, radix: 16)
      }
    }
  }
}
