struct Point {
  Point(int x, int y) {}
};
int main() { Point p(1); }
