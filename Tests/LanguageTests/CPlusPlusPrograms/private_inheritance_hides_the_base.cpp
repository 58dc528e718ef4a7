struct Base {
  int n = 1;
};
class Child : Base {};
int main() {
  Child child;
  return child.n;
}
