class Single {
public:
  Single() {}
private:
  Single(const Single &other);
};
int main() {
  Single a;
  Single b(a);
}
