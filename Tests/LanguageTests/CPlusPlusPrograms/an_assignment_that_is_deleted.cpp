struct Single {
  Single &operator=(const Single &) = delete;
};
int main() {
  Single a, b;
  a = b;
}
