class Single {
public:
  static Single &shared() {
    static Single one;
    return one;
  }
  Single(const Single &) = delete;
private:
  Single() {}
};
int main() {
  Single copy = Single::shared();
}
