let forBread: KitchenTimer = KitchenTimer.shared // on the wall
let forEgg: KitchenTimer = KitchenTimer()
