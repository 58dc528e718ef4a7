import Diagnostics
import Texts

/// What other programs want to know about the command line, written from its table: the manual page, and
/// completions for three shells. `selfsame generate NAME` prints one; installing puts them where they belong.
package enum GeneratedText: String, CaseIterable, Sendable {
  case man, bash, zsh, fish

  package func text(version: String) -> String {
    switch self {
    case .man: manual(version: version)
    case .bash: bashCompletion
    case .zsh: zshCompletion
    case .fish: fishCompletion
    }
  }

  // MARK: The manual page (man 7 man)

  private func manual(version: String) -> String {
    var page = """
      .TH SELFSAME 1 "" "selfsame \(version)" "User Commands"
      .SH NAME
      selfsame \\- learn how objects live and die in Objective\\-C
      .SH SYNOPSIS

      """
    page += Self.synopsis(Subcommand.shell)
    for row in Subcommand.table { page += ".br\n" + Self.synopsis(row) }
    page += ".SH DESCRIPTION\n" + Self.verbatim(Texts.text("cli.help", in: .en))
    for row in Subcommand.table where hasText("cli.help.\(row.name)") {
      page += ".SH \"SELFSAME \(row.name.uppercased())\"\n"
      page += Self.verbatim(Texts.text("cli.help.\(row.name)", [Language.list], in: .en))
    }
    return page + """
      .SH FILES
      .TP
      .I $XDG_STATE_HOME/selfsame
      settings, history and progress; without the variable in \\(ti/.local/state/selfsame
      .TP
      .I $XDG_DATA_HOME/selfsame/courses
      installed courses; without the variable in \\(ti/.local/share/selfsame/courses
      .SH ENVIRONMENT
      .TP
      .B SELFSAME_LESSONS
      the folder of the lessons, as \\-\\-lessons says it
      .TP
      .B NO_COLOR
      set to anything: no colours

      """
  }

  private static func synopsis(_ row: Subcommand) -> String {
    var line = "\\fBselfsame" + (row.name.isEmpty ? "" : " " + row.name) + "\\fR"
    if !row.actions.isEmpty { line += " " + row.actions.joined(separator: "|") }
    for option in row.options where !Subcommand.help.contains(where: { $0.name == option.name }) {
      line += " [\\fB\(escaped(option.name))\\fR"
      if !option.value.name.isEmpty {
        line += (option.isValueOptional ? "[=" : " ") + "\\fI\(escaped(option.value.name))\\fR"
        if option.isValueOptional { line += "]" }
      }
      line += "]"
    }
    if !row.operands.name.isEmpty { line += " \\fI\(escaped(row.operands.name))\\fR" }
    return line + "\n"
  }

  /// Lines as they stand.
  private static func verbatim(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let line = escaped(String(line))
      return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
    }
    return ".nf\n" + lines.joined(separator: "\n") + "\n.fi\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .replacing("…", with: "...")
  }

  // MARK: Completions

  private var names: String { Subcommand.table.map(\.name).joined(separator: " ") }

  private static func options(_ row: Subcommand) -> String {
    row.options.map(\.name).joined(separator: " ")
  }

  /// The words that may stand behind an option, or a call that lists files.
  private static func bashWords(_ value: Subcommand.Value) -> String? {
    switch value {
    case .none, .text: nil
    case .file: "COMPREPLY=($(compgen -f -- \"$word\"))"
    case .folder: "COMPREPLY=($(compgen -d -- \"$word\"))"
    case .words(let words):
      "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\"))"
    }
  }

  private var bashCompletion: String {
    var cases = ""
    for row in [Subcommand.shell] + Subcommand.table {
      cases += "    \(row.name.isEmpty ? "\"\"" : row.name))\n      case $before in\n"
      for option in row.options where !option.isValueOptional {
        if let words = Self.bashWords(option.value) {
          cases += "        \(option.name)) \(words); return ;;\n"
        }
      }
      let first = row.name.isEmpty ? "\(names) help" : row.actions.joined(separator: " ")
      cases += "      esac\n      words=\"\(first) \(Self.options(row))\"\n"
      cases += "      operands='\(Self.bashWords(row.operands) ?? ":")' ;;\n"
    }
    return """
      # selfsame(1) completion: written by `selfsame generate bash`
      _selfsame() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words operands
        local command=${COMP_WORDS[1]}
        [ "$COMP_CWORD" -le 1 ] && command=""
        case $command in -*) command="" ;; esac
        case $command in
      \(cases)    *) return ;;
        esac
        eval "$operands"
        COMPREPLY+=($(compgen -W "$words" -- "$word"))
      }
      complete -o filenames -F _selfsame selfsame

      """
  }

  private var zshCompletion: String {
    func words(_ value: Subcommand.Value) -> String {
      switch value {
      case .none: ""
      case .file: ":file:_files"
      case .folder: ":folder:_files -/"
      case .text(let name): ":\(name.filter { $0 != ":" && $0 != "[" && $0 != "]" }): "
      case .words(let words): ":word:(\(words.joined(separator: " ")))"
      }
    }
    func arguments(_ row: Subcommand) -> String {
      var parts = row.options.map { option in
        let mark = option.isValueOptional ? "=-" : ""
        return "'\(option.name)\(mark)\(option.isValueOptional ? ":" : "")\(words(option.value))'"
      }
      if !row.actions.isEmpty {
        parts.append("'1:action:(\(row.actions.joined(separator: " ")))'")
      }
      let operands = words(row.operands)
      if !operands.isEmpty { parts.append("'*\(operands)'") }
      return "_arguments " + parts.joined(separator: " ")
    }
    var cases = ""
    for row in Subcommand.table { cases += "    \(row.name)) \(arguments(row)) ;;\n" }
    return """
      #compdef selfsame
      # written by `selfsame generate zsh`
      _selfsame() {
        if (( CURRENT == 2 )); then
          compadd \(names) help
          \(arguments(Subcommand.shell))
          return
        fi
        local command=$words[2]
        shift words; (( CURRENT-- ))
        case $command in
      \(cases)  esac
      }
      _selfsame "$@"

      """
  }

  private var fishCompletion: String {
    var lines = ["# written by `selfsame generate fish`", "complete -c selfsame -f"]
    func line(_ condition: String, _ rest: String) {
      lines.append("complete -c selfsame -n '\(condition)' \(rest)")
    }
    func value(_ value: Subcommand.Value) -> String {
      switch value {
      case .none: ""
      case .text: " -r"
      case .file, .folder: " -r -F"
      case .words(let words): " -r -a '\(words.joined(separator: " "))'"
      }
    }
    line("__fish_use_subcommand", "-a '\(names) help'")
    for row in [Subcommand.shell] + Subcommand.table {
      let condition =
        row.name.isEmpty ? "__fish_use_subcommand" : "__fish_seen_subcommand_from \(row.name)"
      for option in row.options {
        let name =
          option.name.hasPrefix("--")
          ? "-l \(option.name.dropFirst(2))" : "-s \(option.name.dropFirst())"
        line(condition, name + (option.isValueOptional ? "" : value(option.value)))
      }
      if !row.actions.isEmpty { line(condition, "-a '\(row.actions.joined(separator: " "))'") }
      switch row.operands {
      case .file, .folder: line(condition, "-F")
      case .words(let words): line(condition, "-a '\(words.joined(separator: " "))'")
      case .none, .text: break
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
