int main() {
  const int n = 5;
  int &r = n;
}
