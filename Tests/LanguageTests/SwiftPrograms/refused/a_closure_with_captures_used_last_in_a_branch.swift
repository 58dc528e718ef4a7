class R { let n = 1 }
func f(_ b: Bool) {
  let c = { [x = R()] in print(x.n) }
  if b { c(); print("in the branch") }
}
f(true)
