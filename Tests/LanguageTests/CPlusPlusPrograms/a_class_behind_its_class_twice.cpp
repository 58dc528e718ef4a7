class Door {
  class Key;
};
class Door::Key {
  int n;
};
class Door::Key {
  int m;
};
int main() {}
