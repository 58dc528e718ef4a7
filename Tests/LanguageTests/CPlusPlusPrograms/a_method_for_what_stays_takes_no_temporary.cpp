struct Box {
  int number = 0;
  void set(int value) & { number = value; }
};
Box make() { return Box(); }
int main() {
  Box box;
  box.set(1);
  make().set(2);
}
