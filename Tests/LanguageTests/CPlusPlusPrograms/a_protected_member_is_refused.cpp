class Box {
protected:
  int inside = 1;
};
class Big : public Box {
public:
  int look() { return inside; }
};
int main() {
  Big big;
  return big.look() + big.inside;
}
