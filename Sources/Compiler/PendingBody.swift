import Bytecode
package import Diagnostics
package import Syntax

/// A body that was left out, and what its function's head has said: enough to compile it later, by itself.
///
/// It is compiled in the state that the whole library left, so what its text can mean is known; it declares
/// nothing that outlives it. Names of its blocks and their helpers carry the number of its callable, so that
/// two bodies never make the same.
package struct PendingBody: @unchecked Sendable {
  /// From `{` to `}`.
  package let place: SourceRange
  let context: FunctionContext
  let parameters: [(name: NameID, type: TypeID, place: SourceRange)]
  let definition: SourceRange

  /// What its parameters are called.
  package var parameterNames: [NameID] { parameters.map(\.name) }

  /// Compiles the tree that `readBody` made of it. `number`: unlike that of any other body of the world.
  package func compile(
    _ tree: Tree, names: inout NameTable, sources: SourceMap, state: inout CompilerState,
    arc: Bool, number: Int
  ) -> (result: CompileResult, code: Int) {
    let options = CompileOptions(form: .prelude, arc: arc, unitNumber: number)
    var moved = CompilerState(empty: ())
    swap(&moved, &state)
    moved.nextStatic = number << 16
    let compiler = UnitCompiler(
      tree: tree, names: names, sources: sources, state: moved, options: options)
    moved = CompilerState(empty: ())
    let code = compiler.compilePending(self)
    names = compiler.names
    state = compiler.state
    return (compiler.result, code)
  }
}

extension UnitCompiler {
  /// What is known of a function beside its code.
  func mark(_ code: inout CodeObject, _ context: FunctionContext, at place: SourceRange) {
    code.isInternal =
      context.isBlock ? code.isPrelude : isInternal(context.shortName, at: place)
    code.blockOf = context.blockOf
    code.makesCounts = context.makesCounts
  }

  fileprivate func compilePending(_ body: PendingBody) -> Int {
    guard let root = tree.roots.first else { return 0 }
    scopes.prepare(nameCount: names.count)
    return compileBody(root, body.context, body.parameters, at: body.definition).code
  }

  /// The code object that stands for a body that was left out; nil for one that was not.
  func standIn(
    for body: NodeID, _ context: FunctionContext,
    _ parameters: [(name: NameID, type: TypeID, place: SourceRange)], at place: SourceRange
  ) -> Int? {
    guard body != 0, let missing = options.missing[tree[body].place.start] else { return nil }
    let hidden = context.isMethod ? 2 : 0
    var code = CodeObject(
      name: context.displayName, instructions: [Instruction(.needsBody)],
      registerCount: FrameLayout.headerSlots + parameters.count + hidden,
      parameterCount: parameters.count + hidden, isVariadic: context.isVariadic,
      resultEncoding: encoding(context.result), watched: context.watched, place: place)
    code.lines.mark(0, place)
    code.isPrelude = isLibrarys(place)
    mark(&code, context, at: place)
    code.isManual = !isARC
    code.visible = context.visible
    code.body = missing
    var context = context
    // Their declarations lie in this tree.
    context.parameterTypes = []
    compiled.pending.append(
      (
        unit.codes.count,
        PendingBody(
          place: tree[body].place, context: context, parameters: parameters, definition: place)
      ))
    unit.codes.append(code)
    return unit.codes.count - 1
  }
}
