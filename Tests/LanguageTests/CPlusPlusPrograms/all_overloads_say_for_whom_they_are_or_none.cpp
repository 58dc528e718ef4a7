struct Box {
  int get() { return 1; }
  int get() && { return 2; }
};
int main() { return Box().get(); }
