class Door {
public:
  int key;
};
struct Door::Key {
  int n;
};
int main() {}
