/// Cutting a run where statements begin.
///
/// The machine knows instructions and no text, so whoever watches says for each callable which statement an
/// instruction belongs to. The counting copy of the loop then stops before the first instruction of the
/// next one: another number, another frame, another thread, or the same statement once more (a jump back).
/// The library's code has no statements: a call of it is part of the statement that called.
package struct StatementWatch {
  /// Where a thread stands.
  package struct Standing: Equatable, Sendable {
    package var thread: Int
    package var callable: Int
    /// As the watcher numbered it.
    package var number: Int
    /// It has run before, up to a call or to another thread's turn, and goes on now.
    package var isRest = false
    /// Slot of the frame in the thread's stack.
    var frame: Int
    var pc: Int

    func goesOn(from last: Standing) -> Bool {
      last.frame == frame && last.callable == callable && last.number == number && pc >= last.pc
    }
  }

  var isOn = false
  /// By callable: the statement of each instruction; -1: none.
  var numbers: [Int: [Int32]] = [:]
  var standing: [Int: Standing] = [:]
  /// By thread and frame: where those stand that have called.
  var callers: [Int: [Int: Standing]] = [:]
  var running = 0
  /// The run was cut here: before a statement, or before a callable whose statements nobody has told.
  var hasReached = false
  var unknown = 0
  /// The statement that ran up to the cut; nil: none did.
  var ran: Standing?
}

extension World {
  /// Counting runs within `body` stop before each statement.
  package func watchingStatements<Result>(_ body: () -> Result) -> Result {
    statements = StatementWatch()
    statements.isOn = true
    defer { statements = StatementWatch() }
    return body()
  }

  /// A callable about to run whose statements have to be told first; 0: none.
  package var callableWithoutStatements: Int { statements.unknown }

  package func tellStatements(_ numbers: [Int32], ofCallable index: Int) {
    statements.numbers[index] = numbers
    statements.unknown = 0
  }

  /// The last run was cut before a statement; nil: it was not. Else what ran before it.
  package var hasReachedStatement: Bool { statements.hasReached && statements.unknown == 0 }
  package var statementThatRan: StatementWatch.Standing? { statements.ran }

  /// What runs now, as far as it is known.
  package var statementUnderWay: StatementWatch.Standing? {
    statements.standing[Int(kernel.pointee.currentThread)]
  }

  /// Called before each instruction of a watched run; true: it ends here.
  @inline(never)
  func watchStatement(_ r: UnsafeMutablePointer<UInt64>, pc: Int) -> Bool {
    statements.hasReached = false
    let callable = currentCallable(r)
    if callables[callable].traits.isLibrary { return false }
    guard let numbers = statements.numbers[callable] else {
      statements.unknown = callable
      statements.hasReached = true
      return true
    }
    let number = numbers.indices.contains(pc) ? Int(numbers[pc]) : -1
    if number < 0 { return false }
    let thread = Int(kernel.pointee.currentThread)
    var here = StatementWatch.Standing(
      thread: thread, callable: callable, number: number, frame: r - stackBase(currentThread),
      pc: pc)
    let last = statements.standing[thread]
    let before = statements.running
    let goesOn = last.map { here.goesOn(from: $0) } ?? false
    if goesOn {
      here.isRest = before == thread ? last?.isRest ?? false : true
    } else if let last, last.frame > here.frame,
      let caller = statements.callers[thread]?[here.frame]
    {
      here.isRest = here.goesOn(from: caller)
    }
    statements.standing[thread] = here
    statements.callers[thread, default: [:]][here.frame] = here
    statements.running = thread
    if before == thread, goesOn { return false }
    // A thread that begins: nothing of it ran. Who ran before, if anybody, is the one to be told.
    statements.ran = before == thread ? last : statements.standing[before]
    statements.hasReached = true
    return true
  }
}
