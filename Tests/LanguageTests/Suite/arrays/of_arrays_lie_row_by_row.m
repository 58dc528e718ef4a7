#include <stdio.h>
int main(void) {
  int grid[2][3] = {{1, 2, 3}, {4, 5, 6}};
  int *flat = &grid[0][0];
  printf("%d %d\n", grid[1][0], flat[4]);  // expect: 4 5
  printf("%lu %lu\n", sizeof grid, sizeof grid[0]);  // expect: 24 12
  int (*row)[3] = grid + 1;
  printf("%d\n", (*row)[2]);  // expect: 6
  return 0;
}
