int later(int a) { return a; }
int main() {
  constexpr int a = later(1);
  return a;
}
