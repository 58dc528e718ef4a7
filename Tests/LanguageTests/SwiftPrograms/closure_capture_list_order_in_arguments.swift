func val(_ s: String) -> Int {
  print("eval", s)
  return s.count
}
func call(_ a: Int, _ f: () -> Int, _ b: Int) { print(a, f(), b) }
call(val("a"), { [x = val("bb")] in x }, val("ccc"))
