void f(int &n) { n++; }
int main() {
  int &r = 5;
}
