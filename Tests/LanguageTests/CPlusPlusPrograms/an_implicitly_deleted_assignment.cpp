struct Single {
  int &other;
  Single(int &n) : other(n) {}
};
int main() {
  int n = 1;
  Single a(n), b(n);
  a = b;
}
