import Diagnostics

/// A macro: a name that stands for tokens.
///
/// The preprocessor knows nothing of C. `#define` stores tokens; wherever the name turns up later, the
/// tokens take its place, with the arguments put in where the parameters stood. In the stored body a
/// parameter is already a token of its own kind, so expanding needs no look-up by name.
struct Macro: Sendable {
  enum Special: UInt8, Sendable {
    case none, line, file, fileName, baseFile, counter, level, feature, pragma
  }
  var name: NameID
  var place: SourceRange
  var isFunction = false
  var isVariadic = false
  var parameterCount = 0
  var body: [Token] = []
  var special = Special.none
  /// Defined by Selfsame, not by a text of the user.
  var isBuiltin = false
  /// Where a built-in one is defined in their text (bytes), until somebody uses it and it is read.
  var unread: Range<Int>?
}

/// All macros of a session, found by the number of their name.
struct MacroTable: Sendable {
  private(set) var macros: Pages<Macro> = [Macro(name: 0, place: .none)]
  private var indices = NameMap<Int32>()
  /// `#pragma push_macro`: which macros a name was, the latest last; 0 for none.
  private var kept: [NameID: [Int32]] = [:]

  /// 0 when the name is no macro.
  func index(of name: NameID) -> Int {
    Int(indices[name] ?? 0)
  }

  subscript(_ index: Int) -> Macro { macros[index] }

  mutating func define(_ macro: Macro) {
    indices[macro.name] = Int32(truncatingIfNeeded: macros.count)
    macros.append(macro)
  }

  /// What an unread macro says, now that it is wanted. It stays the macro that it was.
  mutating func fill(_ index: Int, with macro: Macro) { macros[index] = macro }

  mutating func undefine(_ name: NameID) { indices[name] = nil }

  /// `#pragma push_macro("NAME")`: what the name stands for now is what it stands for again after its `pop_macro`.
  mutating func push(_ name: NameID) {
    kept[name, default: []].append(Int32(truncatingIfNeeded: index(of: name)))
  }

  mutating func pop(_ name: NameID) {
    guard let index = kept[name]?.popLast() else { return }
    indices[name] = index == 0 ? nil : index
  }

  var definedNames: [NameID] { indices.names }
}
