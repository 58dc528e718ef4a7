class Box {
  int inside = 1;
public:
  int outside = 2;
};
int main() {
  Box box;
  return box.outside + box.inside;
}
