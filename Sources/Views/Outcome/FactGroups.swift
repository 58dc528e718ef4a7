/// Makes a long list of facts short: first by telling at once what happened to one object at several
/// moments, then by telling at once what happened to many objects of one class. A list that is short
/// already keeps its order in time, since the order is what a learner follows.
enum FactGroups {
  static func coalesced(_ facts: [Fact], limit: Int) -> [Fact] {
    if facts.count <= limit { return facts }
    let perObject = merged(facts, byObject: true)
    if perObject.count <= limit { return perObject }
    return merged(perObject, byObject: false)
  }

  /// Facts that share a key become one, at the place of the first.
  private static func merged(_ facts: [Fact], byObject: Bool) -> [Fact] {
    var result: [Fact] = []
    var found: [String: [Int]] = [:]
    for fact in facts {
      let key = "\(byObject ? String(fact.object) : "")|\(fact.className)|\(fact.context ?? "")"
      let candidates = found[key] ?? []
      let match = candidates.first { index in
        byObject ? result[index].repeats(fact) : result[index].resembles(fact)
      }
      if let match {
        if byObject {
          result[match].absorb(fact)
        } else {
          result[match].join(fact)
        }
      } else {
        found[key, default: []].append(result.count)
        result.append(fact)
      }
    }
    return result
  }
}

extension Fact {
  /// Takes a fact of the same kind about another object.
  mutating func join(_ other: Fact) {
    if other.object != object { others.append(other.object) }
    others += other.others
    times += other.times
    if place != other.place { place = nil }
  }
}
