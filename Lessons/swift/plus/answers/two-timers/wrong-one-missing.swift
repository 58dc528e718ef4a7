let forBread = KitchenTimer.shared
