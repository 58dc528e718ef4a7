#include <iostream>
int counter = 0;
int next() { return ++counter; }
struct Point {
  int x, y;
  Point(int x = 1, int y = next()) : x(x), y(y) {}
};
void show(const Point &p = Point()) { std::cout << p.x << ',' << p.y << '\n'; }
int main() {
  show();
  show(Point(7));
  show(Point(8, 9));
  show();
}
