package import Session
package import Texts
import Views
import VirtualMachine

/// `selfsame compare`, and `:compare` with files: the same program in two modes, or two programs.
package struct FileComparison: Equatable {
  package var paths: [String] = []
  package var modes: [MemoryMode] = []
  /// `--include DIR`
  package var included: [String] = []

  package init() {}

  /// 0: no difference; 1: there is one; 65 and 66 as everywhere.
  /// `speaker`: who complains.
  package func run(
    on terminal: Terminal, language: Language, ambiguousWidth: Int = 1,
    speaker: String = "selfsame: "
  ) -> Int32 {
    if let problem = LocalHeaders.problem(included, language) {
      terminal.complain(problem)
      return 66
    }
    var texts: [[UInt8]] = []
    for path in paths {
      switch SourceReading.read(path) {
      case .text(let text): texts.append(text)
      case .failure(let problem):
        terminal.complain(speaker + text(problem.key, problem.arguments, in: language))
        return 66
      }
    }
    guard let comparison = compare(texts) else {
      terminal.complain(speaker + Texts.text("look.interrupted", in: language))
      return 130
    }
    terminal.answer(
      comparisonView(
        comparison, page: Page(language, width: terminal.width, ambiguousWidth: ambiguousWidth)))
    if [comparison.left, comparison.right].contains(where: { $0.exitStatus == 65 }) { return 65 }
    return comparison.firstDifference == nil && comparison.left.output == comparison.right.output
      ? 0 : 1
  }

  /// nil: somebody interrupted.
  private func compare(_ texts: [[UInt8]]) -> Comparison? {
    var options = SessionOptions.ofProcess
    options.readHeader = LocalHeaders(programs: paths, included: included).read
    func side(_ index: Int, _ mode: MemoryMode) -> Comparison.Side {
      Comparison.side(
        name: paths[index], path: paths[index], text: texts[index], mode: mode, options: options,
        makeSession: SignalFlags.session)
    }
    if paths.count == 1 {
      return Comparison(side(0, modes.first ?? .mrc)) { side(0, modes.last ?? .arc) }
    }
    func mode(_ index: Int) -> MemoryMode {
      if modes.indices.contains(index) { return modes[index] }
      return modes.last ?? FileRun.declaredMode(in: texts[index]) ?? .arc
    }
    return Comparison(side(0, mode(0))) { side(1, mode(1)) }
  }
}

extension Conversation {
  func compare(_ argument: String) {
    var names: [String] = []
    var modes: [MemoryMode] = []
    for word in argument.split(whereSeparator: \.isWhitespace).map(String.init) {
      let bare = word.hasPrefix("--") ? String(word.dropFirst(2)) : word
      if let mode = MemoryMode(rawValue: bare.lowercased()) {
        modes.append(mode)
      } else {
        names.append(word)
      }
    }
    let areFiles = !names.isEmpty && names.allSatisfy { $0.contains(".") || $0.contains("/") }
    if areFiles, names.count <= 2, modes.count <= 2 {
      var files = FileComparison()
      files.paths = names
      files.modes = modes
      let status = interruptible {
        files.run(
          on: terminal, language: language, ambiguousWidth: ambiguousWidth,
          speaker: spoken("compare"))
      }
      if status > 1 { fail(status) }
      return
    }
    let contrast: ProgramSession.Contrast
    if names.isEmpty, modes.count == 2 {
      contrast = .modes(modes[0], modes[1])
    } else if names.isEmpty, modes.isEmpty, argument.isEmpty {
      contrast = .modes(.mrc, .arc)
    } else if names.count == 2, modes.isEmpty {
      for name in names where session.classInfo(named: name) == nil {
        complain("compare.noClass", [name])
        return
      }
      contrast = .classes(names[0], names[1])
    } else {
      complain("compare.usage", [argument])
      return
    }
    switch interruptible({ session.compareLastInput(contrast) }) {
    case .noInput:
      if case .classes(let name, _) = contrast {
        complain("compare.unused", [name])
      } else {
        complain("compare.noInput")
      }
    case .alwaysCounted: complain("compare.alwaysCounted")
    case .interrupted:
      complain("look.interrupted")
      fail(130)
    case .made(let comparison, let input):
      terminal.answer(
        wrap(
          text("compare.input", [input.split { $0.isWhitespace }.joined(separator: " ")]),
          .dim, width: page.width))
      terminal.answer(comparisonView(comparison, page: page))
    }
  }
}
