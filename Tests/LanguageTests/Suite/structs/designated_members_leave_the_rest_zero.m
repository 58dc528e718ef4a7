#include <stdio.h>
struct Car {
  int doors, wheels, seats;
};
int main(void) {
  struct Car c = {.seats = 5, .doors = 3};
  printf("%d %d %d\n", c.doors, c.wheels, c.seats);  // expect: 3 0 5
  struct Car *p = &c;
  *p = (struct Car){.wheels = 4};
  printf("%d %d\n", c.wheels, p->seats);  // expect: 4 0
  return 0;
}
