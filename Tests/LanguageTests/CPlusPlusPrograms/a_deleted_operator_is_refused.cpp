struct Once {
  Once& operator++() = delete;
};
int main() {
  Once once;
  ++once;
}
