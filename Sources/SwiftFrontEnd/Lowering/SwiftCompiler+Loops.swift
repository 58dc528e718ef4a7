import Syntax

/// Loops that count: over a range without an end, and over a stride.
extension SwiftCompiler {
  /// A loop over a range without an end; nil: over what has no next one.
  func endlessLoop(_ node: SwiftNode, _ sequence: SwiftNode) -> LoweredCode? {
    let low = expression(sequence.kid(0), expected: .int)
    guard low.type.isInteger else { return nil }
    let counter = fresh("i")
    let (bind, filter) = loopVariable(node.kid(0), low.type, LoweredCode(counter), node.kid(2))
    let body = loopBody(node.kid(3))
    let next = arithmetic("+", LoweredCode(counter), "1", low.type).at(sequence.place)
    return
      "for (\(cType(low.type)) \(counter) = \(low.code); ; \(counter) = \(next)) { \(bind)\(filter)\(body)}\n"
  }

  /// A loop over a stride, however many steps it has; nil: it is over something else.
  func strideLoop(_ node: SwiftNode, _ sequence: SwiftNode) -> LoweredCode? {
    let arguments = Array(sequence.kids.dropFirst())
    guard sequence.kind == .call, tree[sequence.kid(0)].kind == .name,
      arguments.count == 3, isLibrarys(tree[sequence.kid(0)], "stride", sequence, arguments),
      [true, false].allSatisfy({ isStatic in
        context.owner.map { findMethods("stride", $0, isStatic: isStatic).isEmpty } ?? true
      })
    else { return nil }
    if isStrideOfDoubles(arguments) { return nil }
    guard let stride = strideParts(sequence, arguments) else { return "" }
    let (counter, end, by, more) = (fresh("i"), fresh("end"), fresh("by"), fresh("more"))
    let through = stride.isThrough ? 1 : 0
    let (bind, filter) = loopVariable(
      node.kid(0), stride.type, "(\(cType(stride.type)))(\(counter) ^ \(stride.shift))", node.kid(2)
    )
    let body = loopBody(node.kid(3))
    let head: LoweredCode =
      "long \(counter) = \(stride.values[0]); long \(end) = \(stride.values[1]); long \(by) = __swift_stride_by(\(stride.values[2])); "
      <~ sequence.place
    return
      "{ \(head)for (_Bool \(more) = __swift_in_stride(\(counter), \(end), \(by), \(through)); \(more); \(more) = __swift_next_stride(&\(counter), \(end), \(by), \(through))) { \(bind)\(filter)\(body)} }\n"
  }
}
