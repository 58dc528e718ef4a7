int g;
int main() {
  auto f = [g] { return g; };
  return f();
}
