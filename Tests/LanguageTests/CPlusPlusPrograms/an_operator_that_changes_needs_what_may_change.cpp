struct Sum {
  int n = 0;
  Sum operator+(int k) { n += k; return *this; }
};
int main() {
  const Sum fixed{};
  fixed + 1;
}
