import Diagnostics
import Session
import Views
import VirtualMachine

/// Which view answers which question: the one place where the shell meets the views.
struct Screens {
  let page: Page
  let session: ProgramSession

  func diagnostics(_ diagnostics: [Diagnostic]) -> [StyledLine] {
    diagnosticsView(diagnostics, sources: session.sources, page: page)
  }

  func answer(_ outcome: Outcome) -> [StyledLine] { [] }
  func trace(_ outcome: Outcome) -> [StyledLine] { [] }
  func objects() -> [StyledLine] { [] }
  func zones() -> [StyledLine] { [] }
  func pools() -> [StyledLine] { [] }
  func stack() -> [StyledLine] { [] }
  func classes() -> [StyledLine] { [] }
  func classCard(_ info: ClassInfo) -> [StyledLine] { [] }
  func source(_ name: String, _ source: String) -> [StyledLine] { [] }

  // MARK: Help

  func help() -> [StyledLine] {
    var lines: [StyledLine] = []
    for group in Command.Group.allCases {
      if !lines.isEmpty { lines.append("") }
      lines.append(StyledLine(page.text("shell.group.\(group.rawValue)"), .heading))
      let rows = Command.table.filter { $0.group == group && $0.isBuilt }
      let names = rows.map { usage(of: $0) }
      let column = min(26, (names.map { displayWidth($0) }.max() ?? 0) + 2)
      for (command, name) in zip(rows, names) {
        let pad = String(repeating: " ", count: max(1, column - displayWidth(name)))
        let indent = String(repeating: " ", count: column + 2)
        var first = StyledLine()
        first.append("  ")
        first.append(name, .cyan)
        first.append(pad)
        let body = wrap(
          page.text("command.\(command.name).help"), width: max(20, page.width - column - 2))
        for (index, line) in body.enumerated() {
          lines.append(index == 0 ? first + line : StyledLine(indent) + line)
        }
      }
    }
    lines.append("")
    lines += wrap(page.text("shell.help.end"), width: page.width)
    let missing = Command.table.filter { !$0.isBuilt }.map { ":" + $0.name }
    lines += wrap(
      page.text("shell.help.notBuilt", [missing.joined(separator: " ")]), .dim, width: page.width)
    return lines
  }

  /// `:class CLASS`, in the reader's language, the English name behind it where it differs.
  private func usage(of command: Command) -> String {
    let own = command.name(in: page.language)
    let argument = command.argument(in: page.language)
    var result = ":" + own
    if !argument.isEmpty { result += " " + argument }
    if own != command.name { result += " (:\(command.name))" }
    return result
  }

  func help(for command: Command) -> [StyledLine] {
    var lines = [StyledLine(usage(of: command), .cyan)]
    lines += wrap(
      page.text("command.\(command.name).help"), width: page.width, firstIndent: "  ")
    let others = command.allNames.filter {
      $0 != command.name && $0 != command.name(in: page.language)
    }
    if !others.isEmpty {
      lines += wrap(
        page.text("shell.help.alsoNamed", [others.map { ":" + $0 }.joined(separator: " ")]), .dim,
        width: page.width, firstIndent: "  ")
    }
    return lines
  }
}
