class Box {
  void open() {}
};
int main() {
  Box box;
  box.open();
}
