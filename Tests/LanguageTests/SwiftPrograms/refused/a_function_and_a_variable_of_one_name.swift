func f() { let a = 1; func a() {}; print(a) }
f()
