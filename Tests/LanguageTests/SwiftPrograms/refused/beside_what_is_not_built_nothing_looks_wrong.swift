func load(_ n: Int) throws -> Int {
  struct Missing: Error {}
  if n < 0 { throw Missing() }
  return n
}
let half = 0x1p-1
let quick = { () throws -> Int in try load(2) }
print((try? load(1)) ?? 0, (try? quick()) as Any, half)
