class Kept {
  ~Kept() {}
};
void f(Kept *kept) { delete kept; }
int main() {}
