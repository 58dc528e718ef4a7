class Kept {
  ~Kept() {}
};
int main() { Kept kept; }
