let forBread = KitchenTimer.shared
var forEgg = KitchenTimer()
forEgg = KitchenTimer.shared
