class MuteTimer: KitchenTimer {
  override func ring() {}
}
let forBread = KitchenTimer.shared
let forEgg = MuteTimer()
