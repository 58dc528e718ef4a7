struct Base {
  Base(int) {}
};
struct Child : Base {
  Child() {}
};
int main() { Child child; }
