class Door {
  class Key;
};
class Door::Key;
int main() {}
