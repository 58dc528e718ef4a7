internal import Diagnostics
internal import Library
internal import Syntax
internal import VirtualMachine

/// Loading the library's modules before an input that names something of them.
extension ProgramSession {
  /// Loads what a text and the local headers that it includes call for.
  func loadModules(_ text: [UInt8], from path: String) {
    var whole = text
    for definition in options.definitions { whole += [0x20] + Array(definition.utf8) }
    appendHeaders(of: text, from: path, to: &whole, depth: 0)
    let missing = ModuleIndex.shared.modules(for: whole).filter { !state.modules.contains($0) }
    if missing.isEmpty { return }
    if state.unitNumber == LibraryImage.core.state.unitNumber, state.inputNumber == 0 {
      // Nothing has run here yet: a ready image does.
      let image = LibraryImage.with(missing)
      world.restore(image.snapshot)
      state = image.state
      return
    }
    let scope = LibraryScope()
    defer {
      state.syntax.setProgramMacrosAside()
      scope.close(with: state)
      state.syntax.takeProgramMacrosBack()
    }
    for module in missing {
      let before = checkpoint()
      state.syntax.setProgramMacrosAside()
      let problem = world.withoutEvents {
        LibraryImage.add(module, to: &state, world, scope)
      }
      state.syntax.takeProgramMacrosBack()
      guard let problem else { continue }
      restore(before)
      // It will not fit any better next time.
      state.modules.insert(module)
      refusedModules.append(
        Diagnostic(
          .libraryPartClashes, .warning,
          arguments: [LibraryPart.all[module].name, problem.title ?? problem.code.rawValue],
          at: .none))
    }
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
