print(z)
let z = 1
