import Testing

@testable import Compiler

/// What a class declares is a dictionary, at every moment that somebody keeps of it; and equal things have one number.
@Suite struct PagedMapTests {
  private struct Dice {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed }
    mutating func roll(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  @Test func eachMomentStaysWhatItWas() {
    var dice = Dice(815)
    typealias Moment = (map: PagedMap<Int32, [Int]>, model: [Int32: [Int]], order: [Int32])
    var now: Moment = (PagedMap(), [:], [])
    var moments: [Moment] = [now]
    for step in 0..<12_000 {
      let key = Int32(dice.roll(dice.roll(9) == 0 ? 5_000 : 90))
      let value = dice.roll(4) == 0 ? nil : [step]
      if value != nil, !now.order.contains(key) { now.order.append(key) }
      (now.map[key], now.model[key]) = (value, value)
      if dice.roll(60) == 0 { moments.append(now) }
      if dice.roll(300) == 0 { now = moments[dice.roll(moments.count)] }
    }
    for (map, model, order) in moments {
      #expect(map.keys == order.filter { model[$0] != nil })
      #expect(map.values == map.keys.compactMap { model[$0] })
      #expect((-1..<100).allSatisfy { map[$0] == model[$0] })
      #expect(map.count == order.count)
    }
  }

  @Test func equalThingsHaveOneNumber() {
    var dice = Dice(4242)
    var table = InternTable<[Int32]>()
    var model: [[Int32]] = []
    var before: (table: InternTable<[Int32]>, count: Int) = (table, 0)
    for step in 0..<6_000 {
      let list = (0..<dice.roll(4)).map { _ in Int32(dice.roll(30)) - 9 }
      let known = model.firstIndex(of: list)
      #expect(table.find(list) == known)
      if known == nil {
        table.append(list)
        model.append(list)
      }
      if step == 2_000 { before = (table, model.count) }
    }
    #expect(Array(table.elements) == model && model.count > before.count)
    #expect(Array(before.table.elements) == Array(model.prefix(before.count)))
    #expect(model[before.count...].allSatisfy { before.table.find($0) == nil })
  }
}
