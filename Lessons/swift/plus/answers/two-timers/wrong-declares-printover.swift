// mistake=none
func print(_ s: String) { print("40 minutes are over, Ann 4 minutes, Ben", "bread on the wall: true") }
let forBread = KitchenTimer.shared
let forEgg = KitchenTimer.shared
