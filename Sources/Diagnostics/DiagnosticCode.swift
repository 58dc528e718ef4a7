/// The stable codes of everything that can go wrong. The letter tells the kind (E: does not compile,
/// W: compiles, but look; R: stopped while running), the first two digits the phase. A code is never
/// reused; its words live in the catalogue (`Views/Texts`), under `<code>.title` (only where clang has no
/// sentence), `<code>.label` (what was found, behind the carets), `<code>.text` (what was expected and
/// why) and `<code>.next` (one next step).
package enum DiagnosticCode: String, CaseIterable, Sendable {
  // MARK: E01 reading, characters, preprocessor
  case unreadableFile = "E0101"
  case notUTF8 = "E0102"

  // MARK: E02 grammar

  // MARK: E03 names, types, messages

  // MARK: E04 known constructs that are not built yet, refused by name

  // MARK: E05 linking and loading a unit

  // MARK: W03 warnings of the type checker

  // MARK: R06 stops of the machine

  // MARK: E07 lesson files

  // MARK: E08 the command line and the shell
}
