import Bytecode
import Diagnostics

/// Writes tests into a finished function: is there a value yet?
///
/// Only for variables of which the analysis could not say it (`UninitializedReads`). The variable has a flag in
/// a register of its own: 0 where it is declared, 1 behind each store, looked at before each doubtful
/// read. Instructions move by that, so every number that names one is written anew.
struct SetChecks {
  var code: CodeObject
  /// Variables to be watched, and the instructions that read them too early, perhaps.
  let reads: [(variable: FunctionBuilder.Unset, pc: Int, place: SourceRange)]

  /// The function with its tests; nil where it cannot be done.
  func inserted() -> CodeObject? {
    // Code of @finally lies outside of its block; who owns the registers there is not known here.
    if !code.handlers.isEmpty || reads.isEmpty { return nil }
    let count = code.instructions.count
    var before: [Int: [(instruction: Instruction, place: Int)]] = [:]
    var behind: [Int: [Instruction]] = [:]
    var watched: [FunctionBuilder.Unset] = []
    for (index, read) in reads.enumerated() {
      before[read.pc, default: []].append(
        (
          Instruction(.checkSet, a: read.variable.flag, imm32: read.variable.variable), index
        ))
      if !watched.contains(where: { $0.pc == read.variable.pc }) { watched.append(read.variable) }
    }
    for variable in watched {
      guard code.variables.indices.contains(variable.variable) else { return nil }
      let end = min(code.variables[variable.variable].end, count)
      behind[variable.pc, default: []].append(
        Instruction(.loadImmediate, a: variable.flag, imm32: 0))
      for pc in (variable.pc + 1)..<max(end, variable.pc + 1)
      where code.instructions[pc].writes == variable.register {
        behind[pc, default: []].append(Instruction(.loadImmediate, a: variable.flag, imm32: 1))
      }
    }

    // Where each instruction begins (with the tests before it), and where it stands itself.
    var starts: [Int] = []
    var positions: [Int] = []
    starts.reserveCapacity(count + 1)
    var next = 0
    for pc in 0..<count {
      starts.append(next)
      next += before[pc]?.count ?? 0
      positions.append(next)
      next += 1 + (behind[pc]?.count ?? 0)
    }
    starts.append(next)

    var result = code
    result.instructions = []
    result.lines = LineTable()
    for pc in 0..<count {
      let place = code.lines.place(at: pc)
      for (test, index) in before[pc] ?? [] {
        result.lines.mark(result.instructions.count, reads[index].place)
        result.instructions.append(test)
      }
      result.lines.mark(result.instructions.count, place)
      guard let moved = moved(code.instructions[pc], pc, starts, positions) else { return nil }
      result.instructions.append(moved)
      result.instructions += behind[pc] ?? []
    }
    result.relocations = code.relocations.map {
      Relocation(pc: positions[$0.pc], target: $0.target)
    }
    result.switchTables = code.switchTables.map { table in
      SwitchTable(
        entries: table.entries.map {
          SwitchTable.Entry(low: $0.low, high: $0.high, target: starts[min($0.target, count)])
        }, defaultTarget: starts[min(table.defaultTarget, count)])
    }
    for index in result.variables.indices {
      result.variables[index].start = starts[min(max(0, result.variables[index].start), count)]
      result.variables[index].end = starts[min(max(0, result.variables[index].end), count)]
    }
    return result
  }

  private func moved(
    _ instruction: Instruction, _ pc: Int, _ starts: [Int], _ positions: [Int]
  ) -> Instruction? {
    guard let op = Opcode(rawValue: instruction.op), let target = instruction.target(at: pc),
      starts.indices.contains(target)
    else { return instruction }
    let offset = starts[target] - positions[pc] - 1
    if instruction.isShortJump {
      guard Int16(exactly: offset) != nil else { return nil }
      return Instruction(op, x: instruction.x, a: instruction.a, b: instruction.b, c: offset)
    }
    return Instruction(op, x: instruction.x, a: instruction.a, imm32: offset)
  }
}

extension UnitCompiler {
  /// Warns of variables that are read too early in the function just finished, and has the doubtful reads
  /// tested while it runs.
  func checkUninitialized() {
    if isPrelude || builder.unset.isEmpty || errorCount > 0 { return }
    let findings = UninitializedReads(
      code: builder.code, variables: builder.unset, reads: builder.variableReads,
      branches: builder.branches, noReturns: builder.noReturns, undoing: builder.undoing
    ).findings()
    if findings.isEmpty { return }
    for (index, variable) in builder.unset.enumerated() {
      let own = findings.filter { $0.variable == index }
      if let worst = own.min(by: { rank($0.kind) < rank($1.kind) }) { warn(worst, variable) }
    }
    let checks = SetChecks(
      code: builder.code,
      reads: findings.map { (builder.unset[$0.variable], $0.pc, $0.place) })
    if let code = checks.inserted() { builder.code = code }
  }

  private func rank(_ kind: UninitializedReads.Finding.Kind) -> Int {
    switch kind {
    case .always: 0
    case .functionCalled: 1
    case .declarationReached: 2
    case .branch: 3
    case .maybe: 4
    }
  }

  private func warn(_ finding: UninitializedReads.Finding, _ variable: FunctionBuilder.Unset) {
    let verb = finding.isCapture ? "captured" : "used"
    let name = "variable '\(variable.name)'"
    let declared = Diagnostic.Related(
      label: "note.variableDeclared", arguments: [variable.name], place: variable.place)
    let used = Diagnostic.Related(label: "note.uninitializedUse", place: finding.place)
    func report(_ title: String, at place: SourceRange, _ related: [Diagnostic.Related]) {
      warning(.uninitialized, title, [variable.name], at: place, related: related)
    }
    switch finding.kind {
    case .always:
      report(
        finding.isCapture
          ? "\(name) is uninitialized when captured by block"
          : "\(name) is uninitialized when used here", at: finding.place, [declared])
    case .functionCalled:
      report(
        "\(name) is \(verb) uninitialized whenever function '\(function.shortName)' is called",
        at: variable.place, [used])
    case .declarationReached:
      report(
        "\(name) is \(verb) uninitialized whenever its declaration is reached",
        at: variable.place, [used])
    case .branch(let branch, let isTrue):
      let what: String
      switch branch.kind {
      case .condition: what = "'\(branch.word)' condition is \(isTrue ? "true" : "false")"
      case .loop:
        what =
          isTrue
          ? "'\(branch.word)' loop is entered"
          : "'\(branch.word)' loop exits because its condition is false"
      case .doLoop:
        what =
          isTrue
          ? "'\(branch.word)' loop condition is true"
          : "'\(branch.word)' loop exits because its condition is false"
      }
      report(
        "\(name) is \(verb) uninitialized whenever \(what)", at: branch.place, [used, declared])
    case .maybe:
      // clang says this only when asked for it; most such programs are right.
      break
    }
  }
}
