internal import Bytecode
internal import VirtualMachine

/// Who was asked for an object, read off an input's own code.
///
/// `X *again = [X shared]` makes nothing, and under manual counting it does not even retain: no event tells that
/// a class was asked and answered with what was there. The code of the input does: a message to a class, or a
/// copy, whose answer went into a variable.
extension Moment {
  /// Variables (by link name) that an input's statements gave such an answer; `.returned`: its own value.
  package func answersKept(by callable: Int) -> [ValuePlace] {
    guard let code = world.code(ofCallable: callable) else { return [] }
    let flow = ValueFlow(code: code) { _ in nil }
    var places: [ValuePlace] = []
    for (pc, instruction) in code.instructions.enumerated()
    where instruction.op == Opcode.send.rawValue && flow.asksForAnObject(at: pc) {
      if let place = flow.destination(of: pc), !places.contains(place) { places.append(place) }
    }
    return places
  }

  /// The object that a variable points to now, by its link name; 0: none.
  package func object(inGlobal linkName: String) -> UInt32 {
    world.globalInfo(named: linkName).flatMap { world.readWord($0.address) }.map {
      world.serial(ofAddress: $0)
    } ?? 0
  }
}

extension ValueFlow {
  /// A message to a class, or one that promises a copy.
  fileprivate func asksForAnObject(at pc: Int) -> Bool {
    if promisesCount(at: pc) { return true }
    let wanted = code.instructions[pc].a + FrameLayout.headerSlots
    var position = pc - 1
    while position >= max(0, pc - 40) {
      let earlier = code.instructions[position]
      if earlier.a == wanted {
        guard earlier.op == Opcode.loadConstant.rawValue,
          code.constants.indices.contains(earlier.imm32),
          case .classObject = code.constants[earlier.imm32]
        else { return false }
        return true
      }
      position -= 1
    }
    return false
  }
}
