int main() {
  const int n = 3;
  n = 4;
}
