let n: Int = "three"
