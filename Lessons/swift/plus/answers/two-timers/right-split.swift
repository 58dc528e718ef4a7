//> swift
let forBread = KitchenTimer.shared
//> swift
let forEgg = KitchenTimer()
