/// What has a name among a type's members.
protocol SwiftNamed: Sendable {
  var name: String { get }
}
extension SwiftFunction: SwiftNamed {}
extension SwiftProperty: SwiftNamed {}

/// Members of one kind in the order of their declaration, and found by name: each use of a member asks for it, and
/// walking past all the others each time would make a type with many members slow.
struct SwiftMembers<Member: SwiftNamed>: RandomAccessCollection, Sendable {
  private(set) var all: [Member] = []
  private var numbers: [String: [Int]] = [:]

  var startIndex: Int { 0 }
  var endIndex: Int { all.count }

  /// What is put in a member's place has its name.
  subscript(number: Int) -> Member {
    get { all[number] }
    _modify { yield &all[number] }
  }

  mutating func append(_ member: Member) {
    numbers[member.name, default: []].append(all.count)
    all.append(member)
  }

  mutating func removeAll(where isMeant: (Member) -> Bool) {
    let rest = all.filter { !isMeant($0) }
    self = SwiftMembers()
    for each in rest { append(each) }
  }

  /// The places of those with a name.
  func numbers(named name: String) -> [Int] { numbers[name] ?? [] }

  func named(_ name: String) -> LazyMapSequence<[Int], Member> {
    numbers(named: name).lazy.map { all[$0] }
  }
}
