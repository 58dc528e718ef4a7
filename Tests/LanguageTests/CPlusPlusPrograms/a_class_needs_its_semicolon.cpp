class Box {
  int n;
}
int main() { return 0; }
