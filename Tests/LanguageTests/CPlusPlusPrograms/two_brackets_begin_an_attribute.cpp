int main() {
  int k[3] = {1, 2, 3};
  return k[[] { return 1; }()];
}
