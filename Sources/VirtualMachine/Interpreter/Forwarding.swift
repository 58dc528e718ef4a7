internal import Bytecode

/// A message that no method answers.
///
/// The runtime asks three times before it gives up: may the class add a method now
/// (`+resolveInstanceMethod:`)? Is there another object that would answer (`-forwardingTargetForSelector:`)?
/// Will the object take the message as an object (`-methodSignatureForSelector:`, `-forwardInvocation:`)?
/// Only then is it sent `-doesNotRecognizeSelector:`, which raises.
///
/// All of this sends messages, so it is Objective-C in the prelude: a send that finds no method calls
/// `__selfsame_forward(self, _cmd, ...)` in the method's place, if the receiver's class overrides any of the
/// five. That function is variadic, and the leaves here give it the raw argument slots of its own call and
/// let it make the call again elsewhere.
extension World {
  /// The callable to call in a missing method's place, 0 when there is nobody to ask.
  func forwarder(class index: Int) -> Int {
    let root = known.root
    guard known.forward != 0, root != 0 else { return 0 }
    for selector in known.forwardingSelectors where selector != 0 {
      // For a class receiver `index` is the metaclass; +resolve… are found there, from either side.
      let isResolver = selector == known.resolvers.0 || selector == known.resolvers.1
      let place = isResolver && !isMeta(index) ? index + 1 : index
      let mine = lookUp(class: place, selector: selector)
      let plain = lookUp(class: isResolver || isMeta(index) ? root + 1 : root, selector: selector)
      if mine != 0, mine != plain { return known.forward }
    }
    return 0
  }

  @inline(never)
  func forwardingNative(
    _ function: NativeFunction, _ base: UnsafeMutablePointer<UInt64>,
    _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    switch function {
    case .forwardArguments:
      // long __selfsame_forwardArguments(unsigned long *slots, long room): what the running variadic
      // function was called with, self and _cmd included
      let count = Int(runningFrame[FrameSlot.callable] >> 32)
      guard Int64(bitPattern: arguments[1]) >= Int64(count) else {
        stop = .limit(.bytes)
        return .stopped
      }
      let buffer = arguments[0]
      for place in 0..<count {
        guard slowStore(buffer &+ UInt64(place) * 8, 8, runningFrame[place - count]) else {
          return .stopped
        }
      }
      base[0] = UInt64(count)
      return .done
    case .forwardResultAddress:
      base[0] = runningFrame[3]
      return .done
    case .invoke:
      // unsigned long __selfsame_invoke(id target, SEL, unsigned long *slots, long count, void *result):
      // sends with the slots behind self and _cmd as arguments
      guard let slots = readSlots(arguments[2], count: arguments[3]) else { return .stopped }
      let selector = selectorID(ofAddress: arguments[1])
      guard selector != 0 else {
        stop = .notAFunction(address: arguments[1])
        return .stopped
      }
      base[3] = arguments[4]
      for (place, slot) in slots.enumerated() { base[6 + place] = slot }
      pending.selector = selector
      pending.isAskedFor = true
      pending.arguments = 2 + slots.count
      return .send
    default: return unknownNative(function)
    }
  }

  private func readSlots(_ address: UInt64, count: UInt64) -> [UInt64]? {
    guard count <= 200 else { return fail(.limit(.bytes)) }
    var slots: [UInt64] = []
    for place in 0..<count {
      guard let slot = slowLoad(address &+ place * 8, 8) else { return nil }
      slots.append(slot)
    }
    return slots
  }
}
