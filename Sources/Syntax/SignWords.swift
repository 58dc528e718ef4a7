/// Words that are signs: in C by the macros of `<iso646.h>`, in C++ always, also in `#if` ([lex.digraph]).
package enum SignWords {
  package static let signs: [String: (text: String, kind: TokenKind)] = [
    "and": ("&&", .ampAmp), "and_eq": ("&=", .ampEqual), "bitand": ("&", .ampersand),
    "bitor": ("|", .pipe), "compl": ("~", .tilde), "not": ("!", .exclaim),
    "not_eq": ("!=", .notEqual), "or": ("||", .pipePipe), "or_eq": ("|=", .pipeEqual),
    "xor": ("^", .caret), "xor_eq": ("^=", .caretEqual),
  ]

  /// What `<iso646.h>` says in C.
  static var header: String {
    signs.sorted { $0.key < $1.key }.map { "#define \($0.key) \($0.value.text)\n" }.joined()
  }
}
