struct Pair {
  int operator-(long) const { return 1; }
  int operator-(unsigned) const { return 2; }
};
int main() { return Pair() - 1; }
