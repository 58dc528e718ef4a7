var forBread = KitchenTimer.shared
var forEgg = KitchenTimer()
