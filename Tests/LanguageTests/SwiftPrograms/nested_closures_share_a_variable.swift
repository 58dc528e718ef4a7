func makeCounters() -> (() -> Int, () -> Int) {
  var n = 0
  let up = { () -> Int in
    let step = { n += 1 }
    step()
    step()
    return n
  }
  return (up, { n })
}
let (up, now) = makeCounters()
print(up(), now(), up(), now())
