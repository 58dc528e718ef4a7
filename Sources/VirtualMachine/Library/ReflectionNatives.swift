internal import Bytecode
internal import Diagnostics

/// The leaves under <objc/runtime.h>: looking at classes and changing them while they are in use.
///
/// A `Method` is the address of a node in a class's method list; swizzling writes another implementation
/// into the node and throws the remembered answers away, so every send from then on sees it. An `Ivar` and
/// a property are numbers in a range of their own (class and place in its list): nothing lies there, they
/// are only handed back to these functions. A class made by `objc_allocateClassPair` is nameless to the
/// rest of the world until it is registered.
extension World {
  private static let ivarHandles: UInt64 = 0x7100_0000_0000
  private static let propertyHandles: UInt64 = 0x7200_0000_0000

  @inline(never)
  func reflectionNative(
    _ function: NativeFunction, _ base: UnsafeMutablePointer<UInt64>,
    _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    let first = arguments[0]
    switch function {
    case .objc_msgSend:
      guard selectorID(ofAddress: base[5]) != 0 else {
        stop = .notAFunction(address: base[5])
        return .stopped
      }
      pending.selector = selectorID(ofAddress: base[5])
      pending.isAskedFor = true
      pending.arguments = Int(truncatingIfNeeded: base[2] >> 32)
      return .send
    case .objc_msgSendSuper:
      // struct objc_super { id receiver; Class super_class; }
      guard let receiver = slowLoad(base[4], 8), let parent = slowLoad(base[4] &+ 8, 8) else {
        return .stopped
      }
      guard selectorID(ofAddress: base[5]) != 0 else {
        stop = .notAFunction(address: base[5])
        return .stopped
      }
      base[4] = receiver
      pending.fromClass = receiver == 0 ? 0 : classIndex(ofClassAddress: parent)
      pending.selector = selectorID(ofAddress: base[5])
      pending.isAskedFor = true
      pending.arguments = Int(truncatingIfNeeded: base[2] >> 32)
      return .send
    case .objc_storeWeak:
      guard storeWeak(first, arguments[1]) else { return .stopped }
      base[0] = arguments[1]
    case .objc_moveWeak:
      guard moveWeak(first, arguments[1]) else { return .stopped }
      base[0] = 0
    case .objc_destroyWeak:
      guard destroyWeak(first) else { return .stopped }
      base[0] = 0
    case .objc_loadWeakRetained: return answer(loadWeak(first), base)
    case .objc_sync_enter:
      switch enterLock(first) {
      case .taken: base[0] = 0
      case .waiting: return .blocked
      case .stopped: return .stopped
      }
    case .objc_sync_exit:
      let isOwn = first == 0 || objectLock(first)?.pointee.owner == kernel.pointee.currentThread
      exitLock(first)
      base[0] = isOwn ? 0 : UInt64(bitPattern: -1)
    case .malloc_size:
      let block = Int(clamping: AddressSpace.offset(first))
      guard first != 0, AddressSpace.offset(first) < AddressSpace.limit, block & 15 == 0,
        block > 16,
        [Shadow.liveBlock, Shadow.liveObject].contains(space.shadow[block >> 4 - 1])
      else {
        base[0] = 0
        return .done
      }
      base[0] = UInt64(takenSize(Int(header(block).pointee.size)))
    case .poolEntry:
      let thread = currentThread.pointee
      let position = Int64(bitPattern: first)
      base[0] =
        position < 0
        ? AddressSpace.address(Int(thread.pools))
        : position < Int64(thread.poolCount)
          ? load(Int(thread.pools) &+ Int(position) &* 8, as: UInt64.self) : 0
    case .stackFrame:
      let all = frames(
        from: runningFrame, pc: runningPC, stack: stackBase(currentThread), most: 128)
      charge(fuel: 8 &* all.count)
      let own = all.filter { tables.callables[$0.callable].code?.isPrelude == false }
      let depth = Int(clamping: first)
      guard own.indices.contains(depth) else {
        base[0] = 0
        return .done
      }
      return answer(nameText(own[depth].name), base)
    case .runtimeDisposeClass:
      let index = classIndex(ofClassAddress: first)
      if index != 0, tables.classIDs[className(index)] == index {
        tables.classIDs[className(index)] = nil
      }
      base[0] = 0
    case .runtimeAddProperty:
      // BOOL __selfsame_addProperty(Class, const char *name, const char *attributes, BOOL replaces)
      guard let name = readCString(arguments[1]), let text = readCString(arguments[2]) else {
        return .stopped
      }
      let index = classIndex(ofClassAddress: first)
      let property = PropertyDefinition(
        name: String(decoding: name, as: UTF8.self),
        attributes: String(decoding: text, as: UTF8.self), isOfClass: isMeta(index))
      guard holdName(property.name), holdName(property.attributes) else { return .stopped }
      charge(fuel: tables.classes[index].properties.count >> 2)
      let old = tables.classes[index].properties.firstIndex { $0.name == property.name }
      guard index != 0, old == nil || arguments[3] != 0 else {
        base[0] = 0
        return .done
      }
      if let old {
        tables.classes[index].properties[old] = property
      } else {
        tables.classes[index].properties.insert(property, at: 0)
      }
      base[0] = 1
    case .runtimeMethod:
      // Method __selfsame_method(Class, SEL, BOOL inherited)
      let (index, isInherited) = (classIndex(ofClassAddress: first), arguments[2] != 0)
      if isInherited { chargeForChain(above: index, times: 2) }
      base[0] = methodHandle(
        class: index, selector: selectorID(ofAddress: arguments[1]), isInherited: isInherited)
    case .runtimeImplementation:
      let selector = selectorID(ofAddress: arguments[1])
      let index = classIndex(ofClassAddress: first)
      chargeForChain(above: index, times: 2)
      let method = selector == 0 ? 0 : lookUp(class: index, selector: selector)
      base[0] = method == 0 ? 0 : functionAddress(method)
    case .runtimeMethodField: return methodField(base, first, arguments[1])
    case .runtimeSetImplementation:
      // IMP __selfsame_setImplementation(Method, IMP): the old one
      guard let node = methodNode(first) else {
        base[0] = 0
        return .done
      }
      let callable = callable(atFunctionAddress: arguments[1])
      guard callable != 0 else {
        stop = .notAFunction(address: arguments[1])
        return .stopped
      }
      guard let types = keptTypes(of: node.pointee) else { return .stopped }
      node.pointee.types = types
      base[0] = functionAddress(Int(node.pointee.callable))
      node.pointee.callable = UInt32(callable)
      methodExchanges += 1
      clearRows()
      chargeForRows()
      learnRootInit()
    case .runtimeAddMethod:
      chargeForRows()
      return addMethod(base, arguments)
    case .runtimeAllocateClass: return allocateClass(base, arguments)
    case .runtimeRegisterClass:
      let index = classIndex(ofClassAddress: first)
      if index != 0, tables.classIDs[className(index)] == nil {
        tables.classIDs[className(index)] = index
      }
      base[0] = 0
    case .runtimeAddIvar: return addIvar(base, arguments)
    case .runtimeIvar:
      // Ivar __selfsame_ivar(Class, const char *name): its own or inherited
      guard let name = readCString(arguments[1]) else { return .stopped }
      let index = classIndex(ofClassAddress: first)
      chargeForChain(above: index, times: 2)
      base[0] = ivarHandle(class: index, named: name)
    case .runtimeIvarField:
      guard let (index, place) = parts(first, World.ivarHandles),
        tables.classes[index].ivars.indices.contains(place)
      else {
        base[0] = 0
        return .done
      }
      let ivar = tables.classes[index].ivars[place]
      switch arguments[1] {
      case 0: return answer(nameText(ivar.name), base)
      case 1: return answer(nameText(BitField.plain(ivar.encoding)), base)
      case 2: base[0] = UInt64(ivar.offset)
      case 3: base[0] = UInt64(ivar.size)
      default: base[0] = UInt64(ivar.ownership.rawValue)
      }
    case .runtimePropertyField:
      guard let (index, place) = parts(first, World.propertyHandles),
        place < tables.classes[index].properties.count
      else {
        base[0] = 0
        return .done
      }
      // Counted from the end: what is added comes in front.
      let properties = tables.classes[index].properties
      let property = properties[properties.count - 1 - place]
      let text = arguments[1] == 0 ? property.name : property.attributes
      return answer(nameText(text), base)
    case .runtimeList: return list(base, arguments)
    case .runtimeSetClass:
      guard let block = liveObject(first) else {
        base[0] = 0
        return .done
      }
      let index = classIndex(ofClassAddress: arguments[1])
      guard index != 0, header(block).pointee.flags & BlockHeader.immortal == 0 else {
        base[0] = load(block, as: UInt64.self)
        return .done
      }
      base[0] = load(block, as: UInt64.self)
      store(arguments[1], block)
      if let entry = Serial.entry(header(block).pointee.serial) {
        store(
          SerialEntry(
            granule: UInt32(truncatingIfNeeded: block >> 4), classIndex: UInt32(index)), entry)
      }
    case .runtimeSetSuperclass:
      let index = classIndex(ofClassAddress: first)
      let parent = classIndex(ofClassAddress: arguments[1])
      guard index != 0, parent != 0, !isSubclass(parent, of: index) else {
        base[0] = 0
        return .done
      }
      base[0] = classRecord(index).pointee.superclass
      classRecord(index).pointee.superclass = arguments[1]
      classRecord(Int(classRecord(index).pointee.partner)).pointee.superclass = classAddress(
        Int(classRecord(parent).pointee.partner))
      clearRows()
      chargeForRows()
    case .runtimeIsMeta:
      let index = classIndex(ofClassAddress: first)
      base[0] = index != 0 && isMeta(index) ? 1 : 0
    case .runtimeProtocol:
      guard let name = readCString(first) else { return .stopped }
      let text = String(decoding: name, as: UTF8.self)
      base[0] = tables.protocols[text]?.isRegistered == true ? protocolObject(text) ?? 0 : 0
    case .runtimeProtocolConforms:
      guard let name = protocolName(first), let wanted = protocolName(arguments[1]) else {
        base[0] = 0
        return .done
      }
      base[0] = lineage(of: [name]).contains(wanted) ? 1 : 0
    case .runtimeClassConforms:
      // Its own protocols only, unlike +conformsToProtocol:.
      let index = classIndex(ofClassAddress: first)
      let wanted = protocolName(arguments[1]) ?? ""
      base[0] =
        index != 0
          && lineage(of: tables.classes[index].protocols).contains(wanted) ? 1 : 0
    case .runtimeMarkAssociated:
      guard let block = liveObject(first) else { return notAnObject(base) }
      if arguments[1] != 0 {
        header(block).pointee.flags |= BlockHeader.hasAssociations
      } else {
        header(block).pointee.flags &= ~BlockHeader.hasAssociations
      }
      base[0] = 0
    case .runtimeMakeProtocol, .runtimeProtocolAdd, .runtimeProtocolMethod, .runtimeAddProtocol,
      .runtimeBlockOf:
      return madeProtocol(function, base, arguments)
    case .runtimeBlockImplementation: return answer(blockImplementation(first), base)
    default: return unknownNative(function)
    }
    return .done
  }

  // MARK: Methods

  private func methodNode(_ handle: UInt64) -> UnsafeMutablePointer<MethodNode>? {
    let offset = AddressSpace.offset(handle)
    guard offset >= UInt64(AddressLayout.metadata), offset & 15 == 0,
      offset < UInt64(kernel.pointee.metadataTop)
    else { return nil }
    let node = pointer(Int(offset), to: MethodNode.self)
    guard Int(node.pointee.callable) < tables.callables.count,
      tables.selectors.indices.contains(Int(node.pointee.selector))
    else { return nil }
    return node
  }

  private func methodHandle(class index: Int, selector: Int, isInherited: Bool) -> UInt64 {
    var current = selector == 0 ? 0 : index
    while current != 0 {
      if let node = ownNode(class: current, selector: selector) {
        return AddressSpace.address(node)
      }
      current = isInherited ? superclass(current) : 0
    }
    return 0
  }

  /// 0 selector, 1 implementation, 2 encoding.
  private func methodField(
    _ base: UnsafeMutablePointer<UInt64>, _ handle: UInt64, _ field: UInt64
  ) -> NativeOutcome {
    guard let node = methodNode(handle)?.pointee else {
      base[0] = 0
      return .done
    }
    switch field {
    case 0: base[0] = selectorAddress(Int(node.selector))
    case 1: base[0] = functionAddress(Int(node.callable))
    default: return answer(nameText(types(of: node)), base)
    }
    return .done
  }

  /// IMP or BOOL __selfsame_addMethod(Class, SEL, IMP, const char *types, BOOL replaces)
  private func addMethod(
    _ base: UnsafeMutablePointer<UInt64>, _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    let index = classIndex(ofClassAddress: arguments[0])
    let selector = selectorID(ofAddress: arguments[1])
    guard index != 0, selector != 0 else {
      base[0] = 0
      return .done
    }
    let callable = callable(atFunctionAddress: arguments[2])
    guard callable != 0 else {
      stop = .notAFunction(address: arguments[2])
      return .stopped
    }
    let own = ownMethod(class: index, selector: selector)
    let replaces = arguments[4] != 0
    if own != 0, !replaces {
      base[0] = 0
      return .done
    }
    var types: UInt32 = 0
    if own != 0 {
      // What is replaced keeps its types (objc/runtime.h).
      guard let kept = keptTypes(class: index, selector: selector) else { return .stopped }
      types = kept
    } else if arguments[3] != 0 {
      guard let text = readCString(arguments[3]) else { return .stopped }
      let encoding = String(decoding: text, as: UTF8.self)
      guard holdName(encoding), let place = nameText(encoding) else { return .stopped }
      types = UInt32(AddressSpace.offset(place))
    }
    guard setMethod(class: index, selector: selector, callable: callable) != nil else {
      stop = .limit(.bytes)
      return .stopped
    }
    if types != 0 { setTypes(types, class: index, selector: selector) }
    base[0] = replaces ? (own == 0 ? 0 : functionAddress(own)) : 1
    learnKnownNames()
    return .done
  }

  /// An IMP that calls a block: `(self, _cmd, …)` becomes `(block, self, …)`. Up to six more arguments.
  private func blockImplementation(_ block: UInt64) -> UInt64? {
    guard liveObject(block) != nil else { return fail(strangerStop(block, selector: 0)) }
    let frame = 12
    var code = CodeObject(
      name: World.blockMethodName, constants: [.bits(block)], registerCount: 24,
      parameterCount: 8)
    code.instructions = [
      Instruction(.loadConstant, a: frame + 4, imm32: 0),
      Instruction(.move, a: frame + 5, b: 4),
      Instruction(.move, a: frame + 3, b: 3),
    ]
    for extra in 0..<6 {
      code.instructions.append(Instruction(.move, a: frame + 6 + extra, b: 6 + extra))
    }
    code.instructions.append(Instruction(.callBlock, x: 8, a: frame))
    code.instructions.append(Instruction(.returnValue, a: frame))
    let record = CallableRecord(
      name: code.name, code: code, storage: CodeStorage(code, constants: [block]))
    guard let callable = addCallable(record) else { return fail(.limit(.bytes)) }
    tables.blockMethods.append(callable)
    return functionAddress(callable)
  }

  /// The block that a method was made of; nil: of none, or it was removed.
  func block(ofMethod callable: Int) -> UInt64? {
    guard tables.callables[callable].name == World.blockMethodName,
      case .bits(let block)? = tables.callables[callable].code?.constants.first
    else { return nil }
    return block
  }

  // MARK: Classes

  /// Class __selfsame_allocateClass(Class superclass, const char *name)
  private func allocateClass(
    _ base: UnsafeMutablePointer<UInt64>, _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    guard let bytes = readCString(arguments[1]) else { return .stopped }
    let name = String(decoding: bytes, as: UTF8.self)
    let parent = classIndex(ofClassAddress: arguments[0])
    guard tables.classIDs[name] == nil, arguments[0] == 0 || parent != 0 else {
      base[0] = 0
      return .done
    }
    guard holdName(name) else { return .stopped }
    let size = parent == 0 ? 8 : Int(classRecord(parent).pointee.instanceSize)
    let descriptor = ClassDescriptor(name: name, isPrelude: false)
    guard let index = makeClass(descriptor: descriptor, superclass: parent, instanceSize: size)
    else {
      stop = .limit(.classes)
      return .stopped
    }
    tables.classIDs[name] = nil
    base[0] = classAddress(index)
    return .done
  }

  /// BOOL __selfsame_addIvar(Class, const char *name, size_t size, int alignment, const char *types)
  private func addIvar(
    _ base: UnsafeMutablePointer<UInt64>, _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    let index = classIndex(ofClassAddress: arguments[0])
    guard let name = readCString(arguments[1]), let types = readCString(arguments[4]) else {
      return .stopped
    }
    // A registered class may have instances: its shape is fixed.
    guard index != 0, !isMeta(index), tables.classIDs[className(index)] == nil,
      ivarHandle(class: index, named: name) == 0, arguments[2] < 1 << 20
    else {
      base[0] = 0
      return .done
    }
    let alignment = 1 << Int(arguments[3] & 7)
    let old = Int(classRecord(index).pointee.instanceSize)
    let offset = (old + alignment - 1) & ~(alignment - 1)
    let encoding = String(decoding: types, as: UTF8.self)
    let text = String(decoding: name, as: UTF8.self)
    guard holdName(text), holdName(encoding) else { return .stopped }
    let ivar = IvarDefinition(
      name: text, encoding: encoding, typeName: encoding,
      offset: offset, size: Int(arguments[2]), ownership: .none)
    classRecord(index).pointee.instanceSize = UInt32(clamping: offset + Int(arguments[2]))
    tables.classes[index].ivars.append(ivar)
    tables.classes[index + 1].ivars.append(ivar)
    base[0] = 1
    return .done
  }

  private func ivarHandle(class index: Int, named name: [UInt8]) -> UInt64 {
    var current = index == 0 || isMeta(index) ? 0 : index
    let text = String(decoding: name, as: UTF8.self)
    while current != 0 {
      charge(fuel: tables.classes[current].ivars.count >> 3)
      if let place = tables.classes[current].ivars.firstIndex(where: { $0.name == text }) {
        return World.ivarHandles | UInt64(current) << 20 | UInt64(place) << 4
      }
      current = superclass(current)
    }
    return 0
  }

  private func parts(_ handle: UInt64, _ kind: UInt64) -> (class: Int, place: Int)? {
    let rest = handle &- kind
    guard rest < 1 << 36 else { return nil }
    let index = Int(rest >> 20)
    guard tables.classes.indices.contains(index) else { return nil }
    return (index, Int(rest >> 4 & 0xFFFF))
  }

  /// What is remembered of all classes is thrown away, and looked up again: by what could be there, for what is
  /// there differs from run to run.
  private func chargeForRows() { charge(fuel: Int(kernel.pointee.selectorCount) >> 2) }

  /// How many there are of a class's 0 methods, 1 ivars, 2 properties, 3 protocols, of 4 all classes, 5 a protocol's
  /// protocols, 6 all protocols; as many as have room go to the list.
  private func list(
    _ base: UnsafeMutablePointer<UInt64>, _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    guard let members = listed(arguments[0], kind: arguments[1]) else { return .stopped }
    charge(fuel: members.count &* 2)
    for (place, member) in members.prefix(Int(clamping: arguments[3])).enumerated() {
      guard slowStore(arguments[2] &+ UInt64(place) &* 8, 8, member) else { return .stopped }
    }
    base[0] = UInt64(members.count)
    return .done
  }

  /// Handles in the order in which they are told; nil: a protocol's object finds no room.
  private func listed(_ owner: UInt64, kind: UInt64) -> [UInt64]? {
    let index = classIndex(ofClassAddress: owner)
    func protocols(_ names: [String]) -> [UInt64]? {
      let objects = names.compactMap(protocolObject)
      return objects.count == names.count ? objects : nil
    }
    func handles(_ base: UInt64, _ places: some Sequence<Int>) -> [UInt64] {
      places.map { base | UInt64(index) << 20 | UInt64($0) << 4 }
    }
    switch kind {
    case 0:
      // The list grows at its head; it is told in the order of definition.
      var nodes: [UInt64] = []
      var node = index == 0 ? 0 : Int(classRecord(index).pointee.methods)
      while node != 0 {
        nodes.append(AddressSpace.address(node))
        node = Int(pointer(node, to: MethodNode.self).pointee.next)
      }
      return nodes.reversed()
    case 1:
      if index == 0 || isMeta(index) { return [] }
      return handles(World.ivarHandles, tables.classes[index].ivars.indices)
    case 2:
      if index == 0 { return [] }
      return handles(World.propertyHandles, tables.classes[index].properties.indices.reversed())
    case 3: return index == 0 ? [] : protocols(tables.classes[index].protocols)
    case 4:
      charge(fuel: tables.classes.count)
      // A class that is still being made, or was disposed of, has no name to be found by.
      return stride(from: 1, to: tables.classes.count, by: 2).filter {
        tables.classIDs[className($0)] == $0
      }.map(classAddress)
    case 6:
      let all = tables.protocols.entries
      charge(fuel: all.count &* 8)
      return protocols(all.filter { $0.value.isRegistered }.keys.sorted())
    default:
      return protocols(protocolName(owner).flatMap { tables.protocols[$0]?.protocols } ?? [])
    }
  }

  // MARK: Protocols

  func protocolName(_ address: UInt64) -> String? { tables.protocolNames[address] }

  func protocolObject(_ name: String) -> UInt64? {
    value(of: .protocolObject(name))
  }
}
