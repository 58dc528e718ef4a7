class Single {
public:
  Single() {}
private:
  Single &operator=(const Single &other);
};
int main() {
  Single a, b;
  a = b;
}
