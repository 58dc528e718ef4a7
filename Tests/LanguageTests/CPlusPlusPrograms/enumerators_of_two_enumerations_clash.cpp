enum Suit { Hearts, Clubs };
enum class Free { Hearts };
enum Club { Tennis, Clubs };
int main() {}
