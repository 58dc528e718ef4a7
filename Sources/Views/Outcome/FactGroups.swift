/// Makes a long list of facts short: first by telling at once what happened to one object at several
/// moments, then by telling at once what happened to many objects of one class. A list that is short
/// already keeps its order in time, since the order is what a learner follows.
enum FactGroups {
  static func coalesced(_ facts: [Fact], limit: Int) -> [Fact] {
    if facts.count <= limit { return facts }
    let perObject = merged(facts, \.repetition) { $0.absorb($1) }
    if perObject.count <= limit { return perObject }
    return merged(perObject, \.resemblance) { $0.join($1) }
  }

  /// Facts that have this in common become one, at the place of the first.
  private static func merged(
    _ facts: [Fact], _ common: (Fact) -> Fact.Likeness?, _ take: (inout Fact, Fact) -> Void
  ) -> [Fact] {
    var result: [Fact] = []
    var first: [Fact.Likeness: Int] = [:]
    for fact in facts {
      let likeness = common(fact)
      if let likeness, let index = first[likeness] {
        take(&result[index], fact)
        continue
      }
      if let likeness { first[likeness] = result.count }
      result.append(fact)
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
