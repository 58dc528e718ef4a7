internal import Diagnostics

/// Classes and metaclasses as they lie in memory.
///
/// A class is an object too: its isa word points to its metaclass, which holds the class methods. Every
/// class record takes 256 bytes: a header granule (so that a class passes for an object), then this struct.
/// Its index is its place in the region, so an isa word becomes an index by one subtraction and a shift,
/// and a broken isa word is found by the same arithmetic.
struct ClassRecord {
  var isa: UInt64
  var superclass: UInt64
  var flags: UInt32
  var instanceSize: UInt32
  /// Offset of the first `MethodNode`, 0 for none.
  var methods: UInt32
  /// Index of the metaclass; for a metaclass: of its class.
  var partner: UInt32
  /// Thread that runs +initialize.
  var initializer: UInt32

  static let isMeta: UInt32 = 1
  static let initialized: UInt32 = 2
  static let initializing: UInt32 = 4
  /// NSString and its subclasses: their objects have serials of their own.
  static let isStringFamily: UInt32 = 8
}

/// One method, newest definition in place.
struct MethodNode {
  var next: UInt32
  var selector: UInt32
  var callable: UInt32
  /// Offset of the types that it was added with, as a C string; 0: those of its callable.
  var types: UInt32 = 0
}

/// Where the methods of large classes stand in their lists.
///
/// It repeats what lies in memory, so it is forgotten whenever memory becomes what it was before.
struct MethodIndex {
  /// Lists up to this length are walked.
  static let shortList = 24
  private var nodes: [Int: [UInt32: UInt32]] = [:]

  func knows(class index: Int) -> Bool { nodes[index] != nil }
  func node(class index: Int, selector: Int) -> Int? {
    nodes[index]?[UInt32(truncatingIfNeeded: selector)].map(Int.init)
  }
  mutating func learn(class index: Int, _ all: [UInt32: UInt32]) { nodes[index] = all }
  mutating func note(class index: Int, selector: Int, node: Int) {
    nodes[index]?[UInt32(truncatingIfNeeded: selector)] = UInt32(truncatingIfNeeded: node)
  }
  mutating func forget() { nodes = [:] }
}

extension World {
  static let firstClass = AddressLayout.classes + 16

  @inline(__always)
  func classRecord(_ index: Int) -> UnsafeMutablePointer<ClassRecord> {
    pointer(World.firstClass &+ index &* AddressLayout.classStride, to: ClassRecord.self)
  }

  @inline(__always)
  func classAddress(_ index: Int) -> UInt64 {
    index == 0
      ? 0 : AddressSpace.address(World.firstClass &+ index &* AddressLayout.classStride)
  }

  /// Which class would lie at an address; of what is no start of a class, and of all before the first, more than there can
  /// be. (Turned, the eight bits that a class's address has not are its highest.)
  @inline(__always)
  static func classPlace(_ address: UInt64) -> UInt64 {
    let offset = AddressSpace.offset(address) &- UInt64(World.firstClass)
    return offset &>> 8 | offset &<< 56
  }

  /// Index of the class at an address, 0 where there is none.
  @inline(__always)
  func classIndex(ofClassAddress address: UInt64) -> Int {
    let index = World.classPlace(address)
    return index < UInt64(kernel.pointee.classCount) ? Int(truncatingIfNeeded: index) : 0
  }

  @inline(__always)
  func superclass(_ index: Int) -> Int {
    classIndex(ofClassAddress: classRecord(index).pointee.superclass)
  }

  func isMeta(_ index: Int) -> Bool {
    classRecord(index).pointee.flags & ClassRecord.isMeta != 0
  }

  /// Class (never the metaclass) of an index, for people.
  func plainClass(_ index: Int) -> Int {
    isMeta(index) ? Int(classRecord(index).pointee.partner) : index
  }

  func className(_ index: Int) -> String {
    tables.classes.indices.contains(index) ? tables.classes[index].name : ""
  }

  /// What goes up the chain of a class is paid by the chain's length, `times` so much a class: nothing for chains as people
  /// write them.
  func chargeForChain(above index: Int, times cost: Int = 1) {
    var length = 0
    var current = index
    while current != 0 {
      length &+= 1
      current = superclass(current)
    }
    if cost > 1 || _slowPath(length > 32) { charge(fuel: length &* cost) }
  }

  func isSubclass(_ index: Int, of ancestor: Int) -> Bool {
    var current = index
    while current != 0 {
      if current == ancestor { return true }
      current = superclass(current)
    }
    return false
  }

  /// Makes a class and its metaclass, without methods. nil when there are too many.
  func makeClass(
    descriptor: ClassDescriptor, superclass parent: Int, instanceSize: Int
  ) -> Int? {
    let index = Int(kernel.pointee.classCount)
    guard index + 2 <= AddressLayout.classLimit else { return nil }
    let meta = index + 1
    kernel.pointee.classCount = UInt32(index + 2)
    rows.makeRoom(for: index + 2)
    let parentMeta = parent == 0 ? 0 : Int(classRecord(parent).pointee.partner)
    // Every metaclass is an instance of the root's.
    let rootMeta =
      parent == 0 ? meta : classIndex(ofClassAddress: classRecord(parentMeta).pointee.isa)
    let inherited = parent == 0 ? 0 : classRecord(parent).pointee.flags & ClassRecord.isStringFamily
    let isString = descriptor.name == "NSString" ? ClassRecord.isStringFamily : inherited
    for (current, flags) in [(index, isString), (meta, ClassRecord.isMeta)] {
      let offset = World.firstClass + current * AddressLayout.classStride
      pointer(offset - 16, to: BlockHeader.self).pointee = BlockHeader(
        serial: 0, count: 1, size: UInt32(AddressLayout.classStride - 32),
        flags: BlockHeader.immortal, initCount: 0)
      space.shadow[offset >> 4 - 1] = Shadow.liveObject
      space.openReadOnly(offset, size: 16)
      classRecord(current).initialize(
        to: ClassRecord(
          isa: classAddress(current == index ? meta : rootMeta),
          // The root metaclass's superclass is the root class itself: its instance methods answer
          // messages to classes.
          superclass: current == index
            ? classAddress(parent) : classAddress(parent == 0 ? index : parentMeta),
          flags: flags, instanceSize: UInt32(clamping: instanceSize), methods: 0,
          partner: UInt32(current == index ? meta : index), initializer: 0))
      tables.classes.append(descriptor)
    }
    tables.classIDs[descriptor.name] = index
    return index
  }

  /// Adds a method or replaces the class's own one. Answers the callable it replaced, 0 for none; nil when
  /// the metadata region is full. Clears the dispatch rows.
  func setMethod(class index: Int, selector: Int, callable: Int) -> Int? {
    clearRows()
    return enterMethod(class: index, selector: selector, callable: callable)
  }

  /// As `setMethod`; the caller clears the rows, once for all that it enters.
  func enterMethod(class index: Int, selector: Int, callable: Int) -> Int? {
    if let node = ownNode(class: index, selector: selector) {
      let old = Int(pointer(node, to: MethodNode.self).pointee.callable)
      pointer(node, to: MethodNode.self).pointee.callable = UInt32(callable)
      pointer(node, to: MethodNode.self).pointee.types = 0
      return old
    }
    guard let fresh = allocateMetadata(16) else { return nil }
    pointer(fresh, to: MethodNode.self).initialize(
      to: MethodNode(
        next: classRecord(index).pointee.methods, selector: UInt32(selector),
        callable: UInt32(callable)))
    classRecord(index).pointee.methods = UInt32(fresh)
    methodIndex.note(class: index, selector: selector, node: fresh)
    return 0
  }

  /// The types of a method that a program put together: one function may answer several messages, each of its own.
  func setTypes(_ types: UInt32, class index: Int, selector: Int) {
    guard let node = ownNode(class: index, selector: selector) else { return }
    pointer(node, to: MethodNode.self).pointee.types = types
  }

  /// Where the types lie of a class's own method, whatever will answer it from now on. nil: there is no room.
  func keptTypes(class index: Int, selector: Int) -> UInt32? {
    guard let node = ownNode(class: index, selector: selector) else { return 0 }
    return keptTypes(of: pointer(node, to: MethodNode.self).pointee)
  }

  func keptTypes(of method: MethodNode) -> UInt32? {
    cString(Array(types(of: method).utf8)).map { UInt32(AddressSpace.offset($0)) }
  }

  func types(of method: MethodNode) -> String {
    if method.types == 0 { return tables.methodEncodings[Int(method.callable)] ?? "" }
    return text(ofCString: AddressSpace.address(Int(method.types)), limit: .max) ?? ""
  }

  /// Where a class's own method stands in its list. Past a few steps the list has an index beside it: a class
  /// of 10,000 methods would be walked 10,000 times while it is loaded.
  func ownNode(class index: Int, selector: Int) -> Int? {
    var node = Int(classRecord(index).pointee.methods)
    var steps = 0
    while node != 0 {
      let method = pointer(node, to: MethodNode.self).pointee
      if Int(method.selector) == selector { return node }
      node = Int(method.next)
      steps += 1
      if steps == MethodIndex.shortList { return indexedNode(class: index, selector: selector) }
    }
    return nil
  }

  @inline(never)
  private func indexedNode(class index: Int, selector: Int) -> Int? {
    if !methodIndex.knows(class: index) {
      var nodes: [UInt32: UInt32] = [:]
      var node = classRecord(index).pointee.methods
      while node != 0 {
        let method = pointer(Int(node), to: MethodNode.self).pointee
        if nodes[method.selector] == nil { nodes[method.selector] = node }
        node = method.next
      }
      methodIndex.learn(class: index, nodes)
    }
    return methodIndex.node(class: index, selector: selector)
  }

  /// A class's own method, 0 for none.
  func ownMethod(class index: Int, selector: Int) -> Int {
    guard let node = ownNode(class: index, selector: selector) else { return 0 }
    return Int(pointer(node, to: MethodNode.self).pointee.callable)
  }

  /// The method a class answers with, its own or inherited; 0 for none.
  func lookUp(class index: Int, selector: Int) -> Int {
    var current = index
    while current != 0 {
      let callable = ownMethod(class: current, selector: selector)
      if callable != 0 { return callable }
      current = superclass(current)
    }
    return 0
  }

  /// As `lookUp`, through the class's row: for whoever wants to know who would answer. What was not known yet
  /// is remembered, so that ARC's retain and release of a class that nobody sent one walk its lists once.
  @inline(__always)
  func method(class index: Int, selector: Int) -> Int {
    let cached = rows[index][selector]
    return _fastPath(cached != 0) ? Int(cached) : findMethod(class: index, selector: selector)
  }

  @inline(never)
  private func findMethod(class index: Int, selector: Int) -> Int {
    let asked = rows.answerAsked(class: index, selector: selector)
    if asked != 0 { return Int(asked) }
    let method = lookUp(class: index, selector: selector)
    if method == 0 { return 0 }
    // A filled row is open to every thread, so not before +initialize has run.
    if classRecord(plainClass(index)).pointee.flags & ClassRecord.initialized != 0 {
      fillRow(class: index, selector: selector, callable: method)
    } else {
      rows.rememberAsked(UInt32(method), class: index, selector: selector)
    }
    return method
  }

  /// Remembers an answer in the class's row.
  func fillRow(class index: Int, selector: Int, callable: Int) {
    // While +initialize is still to come in some schedules, nothing may remember that it has run.
    if !booksOfInitialisation.isEmpty, booksOfInitialisation[plainClass(index)] != nil { return }
    rows.remember(UInt32(callable), class: index, selector: selector)
  }

  /// Throws all remembered answers away: after any change of methods or superclasses, and any restore.
  func clearRows() {
    rows.forget()
    siteCache.forgetMethods()
    keyHints.forget()
  }
}
