struct Box {
  int n = 0;
  void fill() { n = 1; }
};
int main() {
  const Box box;
  box.fill();
}
