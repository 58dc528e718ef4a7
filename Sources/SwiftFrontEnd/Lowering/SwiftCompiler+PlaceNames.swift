import Diagnostics
import Syntax

/// `#line`, `#function` and the like: where something stands. As a default argument they speak of the call.
extension SwiftCompiler {
  func placeValue(
    _ text: String, at place: SourceRange, expected: SwiftType?
  ) -> SwiftValue {
    guard let source = sourceTree(of: place) else { return failed() }
    let line = source.lineStarts.partitioningIndex { $0 > place.start }
    func number(_ number: Int) -> SwiftValue {
      let type = expected.map { $0.unwrapped ?? $0 }.flatMap { $0.isNumber ? $0 : nil } ?? .int
      return SwiftValue(type: type, code: "((\(cType(type)))\(number))")
    }
    switch text {
    case "#line": return number(line)
    case "#column": return number(Int(place.start - source.lineStarts[line - 1]) + 1)
    case "#file", "#filePath":
      return SwiftValue(type: .string, code: quoted(source.fileName))
    case "#fileID":
      let file = source.fileName.split(separator: "/").last.map(String.init) ?? source.fileName
      return SwiftValue(type: .string, code: quoted(state.moduleName + "/" + file))
    default: break
    }
    let around = declarationNames.last { $0.start <= place.start && place.end <= $0.end }
    return SwiftValue(type: .string, code: quoted(around?.name ?? state.moduleName))
  }

  private func sourceTree(of place: SourceRange) -> SwiftTree? {
    state.trees.last { tree in tree.roots.last.map { tree[$0].place.file } == place.file }
  }

  /// Where the arguments of a call begin: the place of the call, to its default arguments.
  func opening(of call: SwiftNode) -> SourceRange {
    guard call.kind == .call || call.kind == .subscription, call.kid(0) != 0,
      let bytes = sourceTree(of: call.place)?.bytes
    else { return call.place }
    let brackets = [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{")]
    var start = tree[call.kid(0)].place.end
    while start < call.place.end, start < bytes.count, !brackets.contains(bytes[Int(start)]) {
      start += 1
    }
    return start < call.place.end
      ? SourceRange(file: call.place.file, start: start, end: call.place.end) : call.place
  }

  /// The declarations of the text that have code, those around others first.
  func collectDeclarationNames() -> [(name: String, start: UInt32, end: UInt32)] {
    let source = state.trees[unitTree]
    func signature(_ node: SwiftNode) -> String {
      let isSetter = node.text == "subscript_set"
      let isOperator = operatorName(node.text) != node.text
      // What is set is no argument of the subscript's.
      let labels = source[node.kid(0)].kids.dropLast(isSetter ? 1 : 0).map {
        isOperator ? "_:" : source[$0].labels[0] + ":"
      }
      return (isSetter ? "subscript" : node.text) + "(" + labels.joined() + ")"
    }
    return source.nodes.compactMap { node -> (name: String, start: UInt32, end: UInt32)? in
      switch node.kind {
      case .function, .initializer:
        return (signature(node), node.place.start, node.place.end)
      case .classDeclaration, .structDeclaration, .enumDeclaration, .extensionDeclaration,
        .protocolDeclaration:
        let end = node.kids.map { source[$0].place.end }.max() ?? 0
        return (node.text, node.place.start, max(end, node.place.end))
      case .binding where node.flags.contains(.isLazy) && node.kid(1) != 0:
        let value = source[node.kid(1)].place
        return (node.text, value.start, value.end)
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
