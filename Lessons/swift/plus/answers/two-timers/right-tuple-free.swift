let стена = KitchenTimer.shared
let forBread = стена
let forEgg: KitchenTimer = KitchenTimer.init()
