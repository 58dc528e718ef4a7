struct Single {
  Single() {}
  Single(const Single &) = delete;
};
struct Holder {
  Single inside;
};
int main() {
  Holder a;
  Holder b = a;
}
