let forBread = KitchenTimer()
let forEgg = KitchenTimer()
print("bread on the wall: true 40 minutes are over, Ann 4 minutes are over, Ben")
