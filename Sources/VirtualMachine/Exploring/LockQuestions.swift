package import Bytecode

/// What a story about locks and counts asks the machine.
extension World {
  /// The object, living or dead, whose count lies at a place; 0: none's does.
  package func serialEver(countedAt place: Access) -> UInt32 {
    let offset = Int(place.offset)
    guard offset >= AddressLayout.heap, let block = blockStart(offset) else { return 0 }
    let head = header(block).pointee
    return offset == block - 12 ? head.serial : 0
  }

  /// What other threads can see a function of the library do.
  package func visibleKind(ofCallable callable: Int) -> VisibleOperation.Kind {
    callable < Int(kernel.pointee.callableCount) ? callables.visible[callable].kind : .none
  }

  /// Thread that has an object in @synchronized; nil: nobody ever locked it so.
  package func lockOwner(ofObject address: UInt64) -> Int? {
    objectLock(address).map { Int($0.pointee.owner) }
  }

  /// Name of the class whose object stands at an address; nil: none does.
  package func className(ofClassAt address: UInt64) -> String? {
    let index = classIndex(ofClassAddress: address)
    return index == 0 ? nil : className(index)
  }
}
