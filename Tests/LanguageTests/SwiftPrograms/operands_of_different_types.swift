let a = 1
let b = "x"
print(a + b)
