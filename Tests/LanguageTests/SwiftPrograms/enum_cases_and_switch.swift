enum Suit { case hearts, spades, clubs }
func color(_ suit: Suit) -> String {
  switch suit {
  case .hearts: return "red"
  case .spades, .clubs: return "black"
  }
}
print(color(.hearts), color(Suit.clubs))
let suit = Suit.spades
print(suit, suit == .spades, suit != .hearts)
