internal import Bytecode
internal import Diagnostics

/// Bringing in a body of the library at its first call.
///
/// The body's callable is there from the beginning and holds one instruction, `needsBody`. What the body brings
/// along goes where there is room for it (`MissingBody`): blocks and helpers behind its own number, literals
/// into memory of their own, which is no part of a fingerprint. So a world in which a body was called and one
/// in which it was not differ in nothing that a program could see. A restore takes bodies out again
/// that came later; whoever hands them out keeps them.
extension World {
  /// Room for the literals of a body, or nil when there is none left.
  func reserveBody(_ missing: MissingBody) -> Range<Int>? {
    let start = Int(kernel.pointee.bodiesTop)
    let end = (start + missing.bytes + 15) & ~15
    guard end <= AddressLayout.bodiesEnd else { return nil }
    kernel.pointee.bodiesTop = UInt64(end)
    return start..<end
  }

  /// Whether the code of a callable is still to come.
  package func isMissing(_ callable: Int) -> Bool {
    tables.callables.indices.contains(callable) && tables.callables[callable].code?.body != nil
  }

  /// Brings in the code of a callable, if it is missing; false where the library is broken.
  @discardableResult
  package func complete(_ callable: Int) -> Bool {
    guard isMissing(callable), let missing = tables.callables[callable].code?.body else {
      return true
    }
    guard let (unit, main) = missing.source?.body(), unit.codes.indices.contains(main),
      unit.codes.count <= missing.callables + 1
    else { return false }
    // Literals are shared within the body alone: others may come in another order.
    var cStrings: SharedMap<[UInt8], UInt64> = [:]
    var objcStrings: SharedMap<[UInt8], UInt64> = [:]
    swap(&cStrings, &tables.cStrings)
    swap(&objcStrings, &tables.objcStrings)
    bodyRoom = tables.callables[callable].room
    defer {
      bodyRoom = nil
      tables.cStrings = cStrings
      tables.objcStrings = objcStrings
    }
    return bring(unit, main, to: callable)
  }

  private func bring(_ unit: CodeUnit, _ main: Int, to callable: Int) -> Bool {
    var indices: [Int] = []
    var next = callable
    for index in unit.codes.indices {
      if index != main { next += 1 }
      indices.append(index == main ? callable : next)
    }
    for global in unit.globals where declareGlobal(global) != nil { return false }
    for (code, index) in zip(unit.codes, indices) {
      tables.callables[index].name = code.name
      tables.callables[index].code = code
      tables.callables[index].storage = CodeStorage(
        code, constants: Array(repeating: 0, count: code.constants.count),
        shadow: FrameShadow.template(code, space.definedness))
    }
    for function in unit.functions {
      guard case .code(let code) = function.body, let slot = functionSlot(function.linkName) else {
        return false
      }
      tables.functionNames[slot] = function.displayName
      tables.functionCallables[slot] = UInt32(indices[code])
      callables.ofSlot[slot] = UInt32(indices[code])
    }
    let selectors = tables.selectors.count
    for (code, index) in zip(unit.codes, indices) where resolve(code, callable: index) != nil {
      return false
    }
    for global in unit.globals where fillGlobal(global) != nil { return false }
    // A selector without a number would get one now: the index of the library does not list it.
    guard tables.selectors.count == selectors else { return false }
    for index in indices { installCallable(index) }
    return true
  }

  /// The same for the running frame, which begins anew with it; false with `stop` set.
  @inline(never)
  func completeFrame(_ r: UnsafeMutablePointer<UInt64>) -> Bool {
    let callable = currentCallable(r)
    guard complete(callable) else {
      stop = .notBuilt(tables.callables[callable].name)
      return false
    }
    return widenFrame(r)
  }

  /// Gives a frame that was laid before its body came what the body needs; false with `stop` set.
  func widenFrame(_ r: UnsafeMutablePointer<UInt64>) -> Bool {
    let target = callables[currentCallable(r)]
    guard reach(r + Int(target.registerCount)) else { return false }
    if target.memoryBytes != 0, r[FrameSlot.caller] & FrameFlags.hasMemory == 0 {
      return openFrameMemory(r, target, currentThread)
    }
    return true
  }
}
