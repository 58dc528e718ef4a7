class Key {
  int n = 0;
  bool operator==(const Key& o) const { return n == o.n; }
};
int main() {
  Key a, b;
  return a == b;
}
