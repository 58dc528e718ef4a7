int main() {
  mutable int n = 3;
  return n;
}
