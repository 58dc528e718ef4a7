final class T {
  let n: String
  init(_ n: String) { self.n = n; print("+" + n) }
  deinit { print("-" + n) }
  var fresh: T { T(n + "f") }
  subscript(_ i: Int) -> T { T(n + "s") }
  func one(_ a: T) -> T { T(n + "1") }
  @discardableResult func kept(_ a: T) -> T { T(n + "k") }
}
struct S { var a: T; var f: T { T("F") }; var g: T { T("G") } }
func h(_ s: String) { print("#" + s) }
func run() {
  h("property"); _ = T("a").fresh.one(T("b"))
  h("subscript"); _ = T("c")[0].one(T("d")[0])
  h("field"); _ = S(a: T("e")).a.one(T("f"))
  h("statement"); T("g").fresh.kept(T("h"))
  h("call"); _ = T("i").one(T("j"))
  let s = S(a: T("k"))
  h("tuple"); _ = (s.f, s.g).0
  h("both"); _ = (s.f, s.g)
  h("end")
}
run()
