/// Everything said to a person in English. How to write a text: `Catalogue.swift`. The same keys, in the
/// same order, stand in the other two files.
enum EnglishTexts {
  static var sections: [StaticString] {
    [
      words, outcome, tables, shell, commands, lessons, commandLine,
      diagnostics01, diagnostics02, diagnostics03, diagnostics04, diagnostics05, diagnosticsW03,
      diagnosticsR06, diagnosticsE07, diagnosticsE08,
    ]
  }

  // MARK: words used by several views

  private static let words: StaticString = #"""
    """#

  // MARK: outcome

  private static let outcome: StaticString = #"""
    """#

  // MARK: tables

  private static let tables: StaticString = #"""
    """#

  // MARK: shell

  private static let shell: StaticString = #"""
    """#

  // MARK: commands

  private static let commands: StaticString = #"""
    """#

  // MARK: lessons

  private static let lessons: StaticString = #"""
    """#

  // MARK: command line

  private static let commandLine: StaticString = #"""
    """#

  // MARK: diagnostics E01

  private static let diagnostics01: StaticString = #"""
    """#

  // MARK: diagnostics E02

  private static let diagnostics02: StaticString = #"""
    """#

  // MARK: diagnostics E03

  private static let diagnostics03: StaticString = #"""
    """#

  // MARK: diagnostics E04

  private static let diagnostics04: StaticString = #"""
    """#

  // MARK: diagnostics E05

  private static let diagnostics05: StaticString = #"""
    """#

  // MARK: diagnostics W03

  private static let diagnosticsW03: StaticString = #"""
    """#

  // MARK: diagnostics R06

  private static let diagnosticsR06: StaticString = #"""
    """#

  // MARK: diagnostics E07

  private static let diagnosticsE07: StaticString = #"""
    """#

  // MARK: diagnostics E08

  private static let diagnosticsE08: StaticString = #"""
    """#
}
