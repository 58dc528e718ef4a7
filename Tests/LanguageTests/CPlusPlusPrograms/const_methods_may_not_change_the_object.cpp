class Box {
  int n = 0;
public:
  int look() const { return n++; }
};
int main() { return Box().look(); }
