internal import Bytecode
internal import Diagnostics

/// Protocols made at run time, and the blocks behind methods.
extension World {
  static let blockMethodName = "a block as a method"

  func madeProtocol(
    _ function: NativeFunction, _ base: UnsafeMutablePointer<UInt64>,
    _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    base[0] = 0
    switch function {
    case .runtimeMakeProtocol:
      // Protocol *(const char *name): nil where there is one of that name.
      guard let bytes = readCString(arguments[0]) else { return .stopped }
      let name = String(decoding: bytes, as: UTF8.self)
      guard tables.protocols[name] == nil else { return .done }
      guard holdName(name) else { return .stopped }
      var made = ProtocolDefinition(name: name, protocols: [], methods: [])
      made.isRegistered = false
      tables.protocols[name] = made
      base[0] = protocolObject(name) ?? 0
    case .runtimeProtocolAdd:
      // void (Protocol *, SEL, const char *types or Protocol *other, long what): 0 registers, 1 adopts the
      // other, 4 and more add a method: bit 0 required, bit 1 of instances
      guard let name = protocolName(arguments[0]), tables.protocols[name]?.isRegistered == false
      else { return .done }
      switch arguments[3] {
      case 0: tables.protocols[name]?.isRegistered = true
      case 1:
        if let other = protocolName(arguments[2]) {
          guard holdName("") else { return .stopped }
          tables.protocols[name]?.protocols.append(other)
        }
      default:
        var types = ""
        if arguments[2] != 0 {
          guard let bytes = readCString(arguments[2]) else { return .stopped }
          types = String(decoding: bytes, as: UTF8.self)
          guard holdName(types) else { return .stopped }
        }
        guard let selector = selectorName(ofAddress: arguments[1]) else { return .done }
        guard holdName("") else { return .stopped }
        tables.protocols[name]?.methods.append(
          ProtocolDefinition.Method(
            selector: selector, encoding: types, isClassMethod: arguments[3] & 2 == 0,
            isOptional: arguments[3] & 1 == 0))
      }
    case .runtimeProtocolMethod:
      // void *(Protocol *, SEL, long place, long what): bits 0 and 1 as above, bit 2: the types, not the
      // selector; a SEL of 0 asks for the one at a place
      guard let name = protocolName(arguments[0]) else { return .done }
      let selector = arguments[1] == 0 ? nil : selectorName(ofAddress: arguments[1])
      let what = arguments[3]
      guard
        let found = protocolMethod(
          name, selector, place: Int(clamping: arguments[2]), isRequired: what & 1 != 0,
          isInstance: what & 2 != 0)
      else { return .done }
      base[0] =
        what & 4 != 0
        ? nameText(found.encoding) ?? 0
        : value(of: .selector(found.selector)) ?? 0
    case .runtimeAddProtocol:
      let index = classIndex(ofClassAddress: arguments[0])
      guard index != 0, let name = protocolName(arguments[1]),
        !tables.classes[index].protocols.contains(name)
      else { return .done }
      tables.classes[index].protocols.append(name)
      base[0] = 1
    default:
      // id (IMP, long ends): the block behind a method; nil for any other
      let callable = callable(atFunctionAddress: arguments[0])
      guard callable > 0, callable < tables.callables.count,
        let block = block(ofMethod: callable)
      else { return .done }
      if arguments[1] != 0 { tables.callables[callable].name = "a block that was removed" }
      base[0] = block
    }
    return .done
  }

  private func protocolMethod(
    _ name: String, _ selector: String?, place: Int, isRequired: Bool, isInstance: Bool
  ) -> ProtocolDefinition.Method? {
    for each in lineage(of: [name]) {
      charge(fuel: (tables.protocols[each]?.methods.count ?? 0) &* 3)
      let own = (tables.protocols[each]?.methods ?? []).filter {
        $0.isOptional != isRequired && $0.isClassMethod != isInstance
      }
      guard let selector else { return own.indices.contains(place) ? own[place] : nil }
      if let found = own.first(where: { $0.selector == selector }) { return found }
    }
    return nil
  }
}
