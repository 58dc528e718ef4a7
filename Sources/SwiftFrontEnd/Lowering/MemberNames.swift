/// The names that a type's members have taken, as a table: each further member asks whether it has a twin, and walking
/// past all of them each time would make a type with many members slow.
///
/// Made for one type, and kept while members are added to it; what is entered elsewhere is noticed by the numbers of
/// members, and then it is made anew.
struct MemberNames {
  /// A type may have one property of a name, and one static one.
  struct Property: Hashable {
    var name: String
    var isStatic: Bool
  }
  private(set) var properties: Set<Property> = []
  /// Positions among the type's methods; what a protocol's extension provides is none of its own.
  private(set) var methods: [String: [Int]] = [:]
  private var owner = -1
  private var propertyCount = 0
  private var methodCount = 0

  init() {}

  init(of nominal: SwiftNominal, _ index: Int) {
    owner = index
    for property in nominal.properties { enter(property) }
    for method in nominal.methods { enter(method) }
  }

  func areThose(of nominal: SwiftNominal, _ index: Int) -> Bool {
    owner == index && propertyCount == nominal.properties.count
      && methodCount == nominal.methods.count
  }

  mutating func enter(_ property: SwiftProperty) {
    propertyCount += 1
    if property.fromProtocol != nil { return }
    properties.insert(Property(name: property.name, isStatic: property.isStatic))
  }

  mutating func enter(_ method: SwiftFunction) {
    if method.fromProtocol == nil { methods[method.name, default: []].append(methodCount) }
    methodCount += 1
  }
}
