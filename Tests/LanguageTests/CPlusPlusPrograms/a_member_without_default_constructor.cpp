struct Part {
  Part(int) {}
};
struct Whole {
  Part part;
  Whole() {}
};
int main() { Whole whole; }
