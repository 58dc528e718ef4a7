class Door;
struct Door::Key {
  int n;
};
int main() {}
