import Diagnostics
import Syntax

/// A value that contains itself would have no end.
extension SwiftCompiler {
  /// How many values may lie within one another: what follows goes down through them.
  private static let deepest = 1000

  func checkSize(_ index: Int) {
    let nominal = state.nominals[index]
    guard nominal.kind == .structType || nominal.kind == .enumType, heights[index] == nil else {
      return
    }
    guard let part = partThatLeads(to: index, from: index) else {
      if heights[index] ?? 0 > SwiftCompiler.deepest {
        refuse("values so deep within one another", at: nominal.place)
      }
      return
    }
    error(
      nominal.kind == .structType
        ? "value type '\(nominal.name)' cannot have a stored property that recursively contains it"
        : "recursive enum '\(nominal.name)' is not marked 'indirect'",
      at: nominal.kind == .structType ? part.place : nominal.place)
    state.nominals[index].properties.removeAll { each in
      each.kind == .stored
        && valueTypes(in: each.type).contains {
          $0 == index || partThatLeads(to: index, from: $0) != nil
        }
    }
  }

  /// The values that lie in a value, each with its place in the text.
  private func parts(of index: Int) -> [(type: Int, place: SourceRange)] {
    let each = state.nominals[index]
    switch each.kind {
    case .structType:
      return storedProperties(index).flatMap { one in
        valueTypes(in: one.type).map { ($0, one.place) }
      }
    case .enumType:
      return each.cases.filter { !$0.isIndirect }.flatMap { one in
        one.types.flatMap { valueTypes(in: $0) }.map { ($0, one.place) }
      }
    default: return []
    }
  }

  private func valueTypes(in type: SwiftType) -> [Int] {
    switch type {
    case .optional(let inner): valueTypes(in: inner)
    case .tuple(_, let types): types.flatMap { valueTypes(in: $0) }
    case .nominal(let index): [index]
    default: []
    }
  }

  /// Looks for a type within another; what is found to have an end is known from then on, with its height.
  private func partThatLeads(
    to wanted: Int, from start: Int
  ) -> (type: Int, place: SourceRange)? {
    struct Level {
      let index: Int
      let parts: [(type: Int, place: SourceRange)]
      var next = 0
      var height = 1
      var hasEnd = true
    }
    var seen: Set<Int> = [start]
    var path = [Level(index: start, parts: parts(of: start))]
    while let level = path.last {
      let top = path.count - 1
      guard level.next < level.parts.count else {
        path.removeLast()
        if level.hasEnd { heights[level.index] = level.height }
        if top > 0 {
          path[top - 1].hasEnd = path[top - 1].hasEnd && level.hasEnd
          path[top - 1].height = max(path[top - 1].height, level.height + 1)
        }
        continue
      }
      path[top].next += 1
      let part = level.parts[level.next]
      if part.type == wanted { return path[0].parts[path[0].next - 1] }
      if let height = heights[part.type] {
        path[top].height = max(path[top].height, height + 1)
      } else if seen.insert(part.type).inserted {
        path.append(Level(index: part.type, parts: parts(of: part.type)))
      } else {
        path[top].hasEnd = false
      }
    }
    return nil
  }
}
