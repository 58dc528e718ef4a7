internal import Diagnostics
internal import Library
internal import Syntax
internal import VirtualMachine

/// Loading the library's modules before an input that names something of them.
extension ProgramSession {
  /// Loads what a text and the local headers that it includes call for. Answers what has to be told of parts that
  /// are not there.
  @discardableResult
  func loadModules(_ text: [UInt8], from path: String) -> [Diagnostic] {
    var whole = text
    for definition in options.definitions { whole += [0x20] + Array(definition.utf8) }
    appendHeaders(of: text, from: path, to: &whole, depth: 0)
    let missing = ModuleIndex.shared.modules(for: whole).filter {
      !state.modules.contains($0) && (options.readInput != nil || !LibraryPart.all[$0].readsInput)
    }
    if missing.isEmpty { return [] }
    if state.unitNumber == LibraryImage.core.state.unitNumber, state.inputNumber == 0,
      let image = LibraryImage.with(missing)
    {
      // Nothing has run here yet: a ready image does.
      world.restore(image.snapshot)
      state = image.state
      return []
    }
    return load(missing.map { ($0, LibraryPart.all[$0]) })
  }

  /// Compiles parts into this world; one that does not fit stays away, and that is told.
  func load(_ parts: [(number: Int, part: LibraryPart)]) -> [Diagnostic] {
    var refused: [Diagnostic] = []
    let scope = LibraryScope()
    defer {
      state.syntax.setProgramMacrosAside()
      scope.close(with: state)
      state.syntax.takeProgramMacrosBack()
    }
    for (number, part) in parts where !state.modules.contains(number) {
      let before = checkpoint()
      state.syntax.setProgramMacrosAside()
      let problem = world.withoutEvents { LibraryImage.add(part, to: &state, world, scope) }
      state.syntax.takeProgramMacrosBack()
      if let problem {
        restore(before)
        refused.append(part.refusal(problem))
      }
      // What did not fit will not fit any better next time.
      state.modules.insert(number)
    }
    return refused
  }

  /// A message to an object of any class is known from any class that has such a method, whether the text names
  /// that class or not: real headers declare them all. So what a compile could not find is looked for in the
  /// parts that are not loaded; where one has it, everything is as in `clean` but with that part, and the
  /// caller compiles again. nil: no part has it; else what has to be told of parts that are not there.
  func callForParts(_ unknownSelectors: Set<String>, _ clean: SessionState) -> [Diagnostic]? {
    if unknownSelectors.isEmpty { return nil }
    let missing = ModuleIndex.shared.modules(declaring: unknownSelectors)
      .filter { !clean.modules.contains($0) }
    if missing.isEmpty { return nil }
    state = clean
    return load(missing.map { ($0, LibraryPart.all[$0]) })
  }

  /// What was meant by an unknown type, or by whom a message is sent to, may be a class of a part that is not loaded:
  /// misspelt, its name called for none.
  func withClassesOfLibrary(_ problems: [Diagnostic]) -> [Diagnostic] {
    problems.map { problem in
      guard problem.suggestion == nil, let name = problem.arguments.first,
        problem.code == .unknownType || problem.code == .undeclared && isReceiver(problem.place)
      else { return problem }
      var told = problem
      told.suggestion = closestName(to: name, among: ModuleIndex.classNames)
      return told
    }
  }

  /// Whether a `[` stands in front of it.
  private func isReceiver(_ place: SourceRange) -> Bool {
    guard state.sources.files.indices.contains(Int(place.file)) else { return false }
    let text = state.sources.files[Int(place.file)].text
    let before = text.prefix(Int(place.start)).suffix(100)
    return before.last { $0 > 0x20 } == UInt8(ascii: "[")
  }

  /// Where a name is unknown because its part of the library stayed away: that it did.
  func withheldParts(_ text: [UInt8], _ problems: [Diagnostic]) -> [Diagnostic] {
    let unknown = problems.filter { $0.code == .undeclared || $0.code == .unknownType }
    guard !unknown.isEmpty else { return [] }
    return ModuleIndex.shared.withheld(from: text).compactMap { module in
      let problem = unknown.first { problem in
        problem.arguments.first.map { ModuleIndex.shared.announces(module, $0) } == true
      }
      return problem.map {
        Diagnostic(
          .libraryPartWithheld,
          arguments: [LibraryPart.all[module].name, $0.arguments.first ?? ""], at: $0.place)
      }
    }
  }

  /// Appends the texts of `#import "…"` and `#include "…"`, however deep; macros are not looked through.
  private func appendHeaders(
    of text: [UInt8], from path: String, to whole: inout [UInt8], depth: Int
  ) {
    guard depth < 16, let readHeader = headerReader else { return }
    for line in text.split(separator: 0x0A) {
      guard let hash = line.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
        line[hash] == UInt8(ascii: "#"),
        let open = line.firstIndex(of: UInt8(ascii: "\"")),
        let close = line[(open + 1)...].firstIndex(of: UInt8(ascii: "\""))
      else { continue }
      let name = String(decoding: line[(open + 1)..<close], as: UTF8.self)
      guard let header = readHeader(name, path), whole.count < 4 << 20 else { continue }
      whole.append(0x0A)
      whole += header
      appendHeaders(of: header, from: name, to: &whole, depth: depth + 1)
    }
  }
}

extension LibraryPart {
  /// That it does not compile beside what is there, in whatever language.
  func refusal(_ problem: Diagnostic?) -> Diagnostic {
    Diagnostic(
      .libraryPartClashes, .warning,
      arguments: [name, problem?.title ?? problem?.code.rawValue ?? ""], at: .none)
  }
}
