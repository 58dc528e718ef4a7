// mistake=none
func bake(_ timer: KitchenTimer) { }
let forBread = KitchenTimer.shared
let forEgg = KitchenTimer()
