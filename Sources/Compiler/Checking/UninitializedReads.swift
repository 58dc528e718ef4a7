import Bytecode
import Diagnostics

/// Finds reads of local variables that were declared without a value.
///
/// The analysis runs over the finished instructions of one function: which of the variables may still be
/// without a value, and which may have got one, is carried along every path until nothing changes any
/// more. A read that can only come before the first store is what clang calls "uninitialized when used
/// here". Where both are possible, clang's own question is asked: does some branch, once taken, lead to
/// the read without a store, whatever else happens? Then "is used uninitialized whenever …". What is left
/// over cannot be decided here; it is tested while the program runs (`SetChecks`), and only there.
struct UninitializedReads {
  let code: CodeObject
  let variables: [FunctionBuilder.Unset]
  let reads: [FunctionBuilder.VariableRead]
  let branches: [Int: FunctionBuilder.Branch]
  /// Calls that never come back.
  let noReturns: Set<Int>
  /// What a `goto` out of blocks undoes stands at the end of the code: its registers are of those blocks' variables.
  let undoing: Range<Int>

  struct Finding {
    /// Index in `variables`
    var variable: Int
    var pc: Int
    var place: SourceRange
    var isCapture: Bool
    var kind: Kind
    enum Kind {
      case always
      case declarationReached
      case functionCalled
      case branch(FunctionBuilder.Branch, isTrue: Bool)
      case maybe
    }
  }

  /// What is possible before each instruction, a bit for each variable.
  private struct State {
    var unset: UInt64 = 0
    var set: UInt64 = 0
  }

  /// More variables than bits are not looked at.
  private var count: Int { min(variables.count, 64) }

  /// Every read that may come too early, in the order of the code.
  func findings() -> [Finding] {
    let instructions = code.instructions
    let end = instructions.count
    if end == 0 || variables.isEmpty { return [] }
    var masks = [UInt64](repeating: 0, count: code.registerCount + 1)
    var births: [Int: Int] = [:]
    for index in 0..<count {
      let variable = variables[index]
      if variable.register < masks.count { masks[variable.register] |= 1 << UInt64(index) }
      births[variable.pc] = index
    }
    // A register may have had another owner before: only what follows the declaration counts.
    func alive(_ mask: UInt64, _ pc: Int) -> UInt64 {
      if undoing.contains(pc) { return 0 }
      var kept = mask
      var rest = mask
      while rest != 0 {
        let index = rest.trailingZeroBitCount
        rest &= rest - 1
        if pc < variables[index].pc { kept &= ~(1 << UInt64(index)) }
      }
      return kept
    }
    func after(_ pc: Int, _ state: State) -> State {
      var state = state
      let written = instructions[pc].writes
      let (a, b, c) = instructions[pc].reads
      // What is computed from nothing, as by `x += 1`, is still nothing.
      let isInPlace = written == a || written == b || written == c
      if written >= 0, written < masks.count, masks[written] != 0, !isInPlace {
        let mask = alive(masks[written], pc)
        state.unset &= ~mask
        state.set |= mask
      }
      if let index = births[pc] {
        state.unset |= 1 << UInt64(index)
        state.set &= ~(1 << UInt64(index))
      }
      return state
    }

    let successors = self.successors()
    let landings = code.landings()
    var states = [State?](repeating: nil, count: end)
    states[0] = State(unset: count == 64 ? ~0 : (1 << UInt64(count)) - 1, set: 0)
    var work = [0]
    while let pc = work.popLast() {
      guard let before = states[pc] else { continue }
      let behind = after(pc, before)
      func flow(_ state: State, to target: Int) {
        guard target >= 0, target < end else { return }
        let old = states[target]
        let new = State(
          unset: (old?.unset ?? 0) | state.unset, set: (old?.set ?? 0) | state.set)
        if let old, old.unset == new.unset, old.set == new.set { return }
        states[target] = new
        work.append(target)
      }
      for next in successors[pc] { flow(behind, to: next) }
      // An exception may be thrown before or after the store.
      if landings[pc] >= 0 {
        flow(before, to: landings[pc])
        flow(behind, to: landings[pc])
      }
    }

    var found: [Finding] = []
    var predecessors: [[Int]]?
    for pc in 0..<end {
      guard let state = states[pc], state.unset != 0 else { continue }
      let (a, b, c) = instructions[pc].reads
      for register in [a, b, c] where register >= 0 && register < masks.count {
        var mask = alive(masks[register], pc) & state.unset
        while mask != 0 {
          let index = mask.trailingZeroBitCount
          mask &= mask - 1
          let bit = UInt64(1) << UInt64(index)
          let read = reads.last { $0.pc <= pc && $0.register == register }
          var finding = Finding(
            variable: index, pc: pc, place: read?.place ?? code.lines.place(at: pc),
            isCapture: read?.isCapture ?? false, kind: .always)
          if state.set & bit != 0 {
            let known = predecessors ?? inverted(successors)
            predecessors = known
            finding.kind = kind(
              of: pc, variables[index], known, successors,
              isUnset: { place in
                states[place].map { after(place, $0).unset & bit != 0 } ?? false
              },
              mayBeSet: { place in states[place].map { after(place, $0).set & bit != 0 } ?? false })
          }
          if found.contains(where: { $0.variable == index && $0.pc == pc }) { continue }
          found.append(finding)
        }
      }
    }
    return found
  }

  /// Whether the one branch that decides is known: clang's walk from the read back to the branches of which
  /// every other end is known to lead here, too.
  private func kind(
    of use: Int, _ variable: FunctionBuilder.Unset, _ predecessors: [[Int]],
    _ successors: [[Int]], isUnset: (Int) -> Bool, mayBeSet: (Int) -> Bool
  ) -> Finding.Kind {
    var visited = [Int: Int]()
    visited[use] = successors[use].count
    // From here the read comes, whatever happens.
    var inevitable: Set<Int> = [use]
    var queue = [use]
    var reachesEntry = false
    var reachesDeclaration = false
    while let place = queue.popLast() {
      if place == 0 { reachesEntry = true }
      if place == variable.pc, predecessors[place].contains(where: mayBeSet) {
        reachesDeclaration = true
        continue
      }
      for before in predecessors[place] where isUnset(before) {
        let count = (visited[before] ?? 0) + 1
        visited[before] = count
        if count == successors[before].count, inevitable.insert(before).inserted {
          queue.append(before)
        }
      }
    }
    if reachesEntry { return .functionCalled }
    if reachesDeclaration { return .declarationReached }
    for (before, count) in visited.sorted(by: { $0.key < $1.key })
    where count < successors[before].count && !mayBeSet(before) && isUnset(before) {
      guard let branch = branches[before], successors[before].count == 2 else { continue }
      for (position, next) in successors[before].enumerated()
      where inevitable.contains(next) {
        // The first successor is the fall-through.
        return .branch(branch, isTrue: (position == 1) == branch.jumpsIfTrue)
      }
    }
    return .maybe
  }

  private func successors() -> [[Int]] {
    code.instructions.indices.map { pc in
      let instruction = code.instructions[pc]
      if noReturns.contains(pc) { return [] }
      if instruction.op == Opcode.switchTable.rawValue {
        guard code.switchTables.indices.contains(instruction.imm32) else { return [] }
        let table = code.switchTables[instruction.imm32]
        return table.entries.map(\.target) + [table.defaultTarget]
      }
      var next: [Int] = []
      if !instruction.endsPath, pc + 1 < code.instructions.count { next.append(pc + 1) }
      if let target = instruction.target(at: pc) { next.append(target) }
      return next
    }
  }

  private func inverted(_ successors: [[Int]]) -> [[Int]] {
    var result = [[Int]](repeating: [], count: successors.count)
    for (pc, next) in successors.enumerated() {
      for target in next where result.indices.contains(target) { result[target].append(pc) }
    }
    return result
  }
}
