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
  /// Methods and initialisers (of no name): those that are equal with their types are declared twice, those that are
  /// equal without share a name behind.
  private struct Method: Hashable {
    var name: String?
    var labels: [String]
    var isStatic: Bool
    var signature: SwiftSignature?
    var result: SwiftType?
  }
  private(set) var properties: Set<Property> = []
  /// Methods without parameters: they are no neighbours of a property of their name.
  private(set) var bare: Set<Property> = []
  private var methods: Set<Method> = []
  /// The names behind of all methods, whoever gave them.
  private(set) var behind: Set<String> = []
  private var owner = -1
  private var counts = [0, 0, 0]

  init() {}

  init(of nominal: SwiftNominal, _ index: Int) {
    owner = index
    for property in nominal.properties { enter(property) }
    for method in nominal.methods { enter(method) }
    for initializer in nominal.initializers { enter(initializer: initializer) }
  }

  func areThose(of nominal: SwiftNominal, _ index: Int) -> Bool {
    owner == index && counts[0] == nominal.properties.count && counts[1] == nominal.methods.count
      && counts[2] == nominal.initializers.count
  }

  mutating func enter(_ property: SwiftProperty) {
    counts[0] += 1
    if property.fromProtocol != nil { return }
    properties.insert(Property(name: property.name, isStatic: property.isStatic))
  }

  mutating func enter(_ method: SwiftFunction) {
    counts[1] += 1
    behind.insert(method.cname)
    if method.fromProtocol != nil { return }
    insert(method, isInitializer: false)
    if method.parameters.isEmpty {
      bare.insert(Property(name: method.name, isStatic: method.isStatic))
    }
  }

  mutating func enter(initializer: SwiftFunction) {
    counts[2] += 1
    insert(initializer, isInitializer: true)
  }

  private mutating func insert(_ method: SwiftFunction, isInitializer: Bool) {
    let (plain, whole) = keys(of: method, isInitializer: isInitializer)
    methods.insert(plain)
    methods.insert(whole)
  }

  private func keys(of method: SwiftFunction, isInitializer: Bool) -> (plain: Method, whole: Method)
  {
    let plain = Method(
      name: isInitializer ? nil : method.name, labels: method.labels, isStatic: method.isStatic)
    var whole = plain
    whole.signature = method.signature
    // What an initialiser gives is the type, or nothing: they are not told apart by that.
    whole.result = isInitializer ? .void : method.result
    return (plain, whole)
  }

  /// Whether there is another of the name and labels, and one that takes and gives the same besides.
  func twins(of method: SwiftFunction, isInitializer: Bool = false) -> (any: Bool, same: Bool) {
    let (plain, whole) = keys(of: method, isInitializer: isInitializer)
    return (methods.contains(plain), methods.contains(whole))
  }
}
