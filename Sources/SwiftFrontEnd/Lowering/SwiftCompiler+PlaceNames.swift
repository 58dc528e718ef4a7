import Diagnostics
import Syntax

/// `#line` and `#function`: where something stands. As a default argument they speak of the call.
extension SwiftCompiler {
  func placeValue(_ text: String, at place: SourceRange) -> SwiftValue {
    let place = callOfDefaults ?? place
    guard
      let source = state.trees.last(where: { tree in
        tree.roots.last.map { tree[$0].place.file } == place.file
      })
    else { return failed() }
    if text == "#line" {
      let line = source.lineStarts.partitioningIndex { $0 > place.start }
      return SwiftValue(type: .int, code: "((long)\(line))")
    }
    let around = declarationNames.last { $0.start <= place.start && place.end <= $0.end }
    return SwiftValue(type: .string, code: quoted(around?.name ?? state.moduleName))
  }

  /// The declarations of the text that have code, those around others first.
  func collectDeclarationNames() -> [(name: String, start: UInt32, end: UInt32)] {
    let source = state.trees[unitTree]
    func signature(_ name: String, _ parameters: Int) -> String {
      name + "(" + source[parameters].kids.map { source[$0].labels[0] + ":" }.joined() + ")"
    }
    return source.nodes.compactMap { node -> (name: String, start: UInt32, end: UInt32)? in
      switch node.kind {
      case .function, .initializer:
        let name = node.text == "subscript_set" ? "subscript" : node.text
        return (signature(name, node.kid(0)), node.place.start, node.place.end)
      case .deinitializer: return ("deinit", node.place.start, node.place.end)
      case .binding where node.kid(2) != 0:
        let code = source[node.kid(2)].place
        return (node.text, code.start, code.end)
      default: return nil
      }
    }.sorted { $0.start == $1.start ? $0.end > $1.end : $0.start < $1.start }
  }
}

extension Array {
  /// Where the elements begin of which something is true, which is true of all behind them.
  fileprivate func partitioningIndex(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
