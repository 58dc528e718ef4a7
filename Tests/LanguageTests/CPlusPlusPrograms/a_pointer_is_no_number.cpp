int main() {
  int n = "five";
  return n;
}
