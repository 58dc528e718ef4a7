enum Refusal: Error { case late }

class Part {
  let name: String
  init(_ name: String) { self.name = name; print("made", name) }
  deinit { print("gone", name) }
}

class Engine {
  let block = Part("block")
  init?(_ plan: Part, works: Bool) {
    let note = Part("note")
    print("by", plan.name, note.name)
    if !works { return nil }
  }
  init(_ plan: Part, at hour: Int) throws {
    if hour > 20 { throw Refusal.late }
  }
  deinit { print("engine gone") }
}

final class Turbo: Engine {
  let wheel = Part("wheel")
  override init?(_ plan: Part, works: Bool) {
    super.init(plan, works: works)
    print("turbo")
    if plan.name == "flat" { return nil }
  }
  convenience init?(twice plan: Part) { self.init(plan, works: true) }
  deinit { print("turbo gone") }
}

struct Frame {
  let tube = Part("tube")
  var seat: Part
  init?(_ plan: Part, _ other: Part, ready: Int) {
    if ready == 0 { return nil }
    seat = Part("seat")
    if ready == 1 { return nil }
  }
}

print(Engine(Part("a"), works: false) == nil)
_ = Engine(Part("b"), works: true)
for hour in [21, 20] {
  do { _ = try Engine(Part("c"), at: hour) } catch { print("caught") }
}
_ = Turbo(Part("d"), works: false)
_ = Turbo(Part("e"), works: true)
_ = Turbo(Part("flat"), works: true)
_ = Turbo(twice: Part("f"))
for ready in 0...2 { _ = Frame(Part("g"), Part("h"), ready: ready) }
print("end")
