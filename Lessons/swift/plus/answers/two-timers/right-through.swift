let wall = KitchenTimer.shared
let pocket = KitchenTimer()
let forBread = wall
let forEgg = pocket
