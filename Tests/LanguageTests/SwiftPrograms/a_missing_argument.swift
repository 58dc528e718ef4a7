func f(a: Int, b: Int) {}
f(a: 1)
