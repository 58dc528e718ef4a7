// mistake=none
func print(_ s: String) { print("40 minutes are over, Ann\n4 minutes are over, Ben\nbread on the wall: true", "") }
class Egg: KitchenTimer { override func ring() {} }
let forBread = KitchenTimer.shared
let forEgg: KitchenTimer = Egg()
