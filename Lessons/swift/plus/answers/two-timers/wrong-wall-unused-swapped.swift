let forBread = KitchenTimer()
let forEgg = KitchenTimer.shared
