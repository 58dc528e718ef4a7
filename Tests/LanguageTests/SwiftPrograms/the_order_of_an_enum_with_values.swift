enum Size: Comparable {
  case small, sized(Int)
}
print(Size.small < Size.sized(2))
