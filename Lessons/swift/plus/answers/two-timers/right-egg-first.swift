let forEgg = KitchenTimer()
let forBread = KitchenTimer.shared
