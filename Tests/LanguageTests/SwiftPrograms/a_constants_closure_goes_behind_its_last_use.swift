class R { let n: String; init(_ n: String) { self.n = n; print("+" + n) }; deinit { print("-" + n) } }
func f1() { let c = { [x = R("let")] in print(x.n) }; c(); print("f1 end") }
func f2() { var c = { [x = R("var")] in print(x.n) }; c(); print("mid"); c = { print("other") }; c(); print("f2 end") }
func f3() { let r = R("r"); let c = { [r] in print(r.n) }; c(); print("f3 end") }
func f4() { let c: () -> Void = { [x = R("typed")] in print(x.n) }; c(); print("f4 end") }
func f5() { let c = { [x = R("never")] in print(x.n) }; _ = c; print("f5 end") }
func f6() { let a = [{ [x = R("arr")] in print(x.n) }]; a[0](); print("f6 end") }
func g(_ c: () -> Void) { c(); print("g end") }
func f7() { g { [x = R("arg")] in print(x.n) }; print("f7 end") }
func h(_ c: @escaping () -> Void) -> () -> Void { c(); return c }
func f8() { let c = h { [x = R("esc")] in print(x.n) }; c(); print("f8 end") }
func f9() { let c = { [weak w = R("weak")] in print(w == nil) }; c(); print("f9 end") }
func f11() { let c = { [x = R("loop")] in print(x.n) }; for _ in 0..<2 { c(); print("turn") }; print("f11 end") }
f1(); f2(); f3(); f4(); f5(); f6(); f7(); f8(); f9(); f11()
