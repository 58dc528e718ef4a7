struct S {
  int a;
};
int main() {
  S s{1};
  int x = s;
  return x;
}
