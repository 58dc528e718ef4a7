#include <iostream>
#include <string>
struct Point { int x, y; };
struct Named {
  std::string name;
  int n;
  Named(const char *name, int n = 9) : name(name), n(n) {}
};
struct Grid { Point points[2]; const char *label; };
const char *const days[] = {"mon", "tue"};
int main() {
  Point points[3] = {{1, 2}, {3, 4}};
  Named list[] = {Named("a", 1), Named("b"), {"c", 3}};
  Grid grid = {{{1, 2}, {3, 4}}, "grid"};
  Grid copy = grid;
  copy.points[1].y = 40;
  std::cout << points[1].x << points[2].y << list[1].n << list[2].name << grid.points[1].y << copy.points[1].y
            << copy.label << days[1] << sizeof(list) / sizeof(list[0]) << '\n';
}
