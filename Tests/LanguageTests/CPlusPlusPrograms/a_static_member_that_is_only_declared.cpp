struct Counter {
  static int count;
  static int next() { return ++count; }
};
int main() { return Counter::next(); }
