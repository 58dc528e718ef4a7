struct Box<T> { var v: T }
let b: Box? = Box(v: 3); let c: [Box] = [Box(v: 1)]; let x: Any = b as Any; print(x is Box)
