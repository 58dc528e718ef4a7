namespace house {
class Door;
}
class house::Key {
  int n;
};
int main() {}
