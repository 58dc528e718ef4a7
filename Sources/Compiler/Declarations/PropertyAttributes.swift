internal import Bytecode
internal import Syntax

/// What the runtime is told of a property: a string of letters, as `property_getAttributes` hands it out.
///
/// `T` and the type, `R` for readonly, `C` copy, `&` retain, `W` weak, `D` for @dynamic, `N` nonatomic,
/// `G` and `S` with the names of accessors that are not the usual ones, `V` and the ivar behind it. So
/// `T@"NSString",C,N,V_name` is a nonatomic copied string. Key-value coding and all that maps objects to
/// other forms reads these.
extension UnitCompiler {
  func propertyDefinitions(
    _ info: ClassInfo, category: NameID = 0, synthesized: [SynthesizedProperty] = [],
    members: ArraySlice<Int32>
  ) -> [PropertyDefinition] {
    let ivars = Dictionary(
      synthesized.map { ($0.property.name, $0.ivar) }, uniquingKeysWith: { first, _ in first })
    let dynamic = Set(
      members.lazy.map { self.tree[$0] }
        .filter { $0.kind == .synthesize && $0.flags & NodeFlags.dynamic != 0 }.map(\.a))
    let own = info.properties.filter { $0.category == category }
    // As clang has it: those of a class extension come first.
    let ordered = own.filter(\.isInExtension) + own.filter { !$0.isInExtension }
    let protocols = category == 0 ? info.ownProtocols : info.protocols(of: category)
    return (ordered + adopted(from: protocols, beside: ordered)).map { property in
      var text = "T" + propertyType(property.type)
      text += ownership(of: property)
      let isOfClass = property.isClassProperty
      let ivar = isOfClass ? nil : ivars[property.name]
      let getter = names[property.getter]
      if dynamic.contains(property.name) { text += ",D" }
      if property.isNonatomic { text += ",N" }
      let name = names[property.name]
      if getter != name { text += ",G" + getter }
      let setter = names[property.setterName]
      if !property.isReadOnly,
        setter != "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
      {
        text += ",S" + setter
      }
      if let ivar { text += ",V" + names[ivar] }
      return PropertyDefinition(name: name, attributes: text, isOfClass: isOfClass)
    }
  }

  /// What protocols declare is told of the class, too, behind its own: of a protocol's includes first (clang's
  /// PushProtocolProperties).
  private func adopted(from protocols: [NameID], beside own: [PropertyInfo]) -> [PropertyInfo] {
    var told = Set(
      own.map {
        ClassInfo.PropertyKey(
          name: $0.name, isClassProperty: $0.isClassProperty)
      })
    var result: [PropertyInfo] = []
    var found: Set<NameID> = []
    var waiting = protocols.reversed().map { (name: $0, isRead: false) }
    while let (name, isRead) = waiting.popLast() {
      guard let info = state.protocols[name] else { continue }
      if isRead {
        result += info.properties.filter {
          told.insert(
            ClassInfo.PropertyKey(
              name: $0.name, isClassProperty: $0.isClassProperty)
          ).inserted
        }
      } else if found.insert(name).inserted {
        waiting.append((name, true))
        waiting += info.protocols.reversed().map { ($0, false) }
      }
    }
    return result
  }

  /// Of a readonly property what is written, except for `strong`; of any other what its setter does.
  private func ownership(of property: PropertyInfo) -> String {
    if property.isReadOnly {
      switch property.ownership {
      case "retain": return ",R,&"
      case "copy": return ",R,C"
      case "weak": return ",R,W"
      default: return ",R"
      }
    }
    switch property.setter {
    case .assign:
      // A class needs no count; clang's ARC tells it as strong all the same.
      let type = state.types.canonical(property.type).unqualified
      return isARC && property.ownership.isEmpty && type == .classType ? ",&" : ""
    case .retain: return ",&"
    case .copy: return ",C"
    case .weak: return ",W"
    }
  }

  /// As `encoding`, but an object's class is named.
  func propertyType(_ type: TypeID) -> String {
    let spelled = encoding(type)
    guard spelled == "@" else { return spelled }
    let plain = state.types.canonical(type).unqualified
    guard state.types.kind(plain) == .objectPointer else { return spelled }
    // `__kindof` is no part of it.
    let name = state.types.className(of: plain).map { names[$0] } ?? ""
    let protocols = state.types.protocols(plain).map { "<\(names[$0])>" }.joined()
    return name.isEmpty && protocols.isEmpty ? spelled : "@\"\(name)\(protocols)\""
  }
}
