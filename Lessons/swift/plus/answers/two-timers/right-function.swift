func another() -> KitchenTimer { return KitchenTimer() }
let forEgg = another()
let forBread = KitchenTimer.shared
