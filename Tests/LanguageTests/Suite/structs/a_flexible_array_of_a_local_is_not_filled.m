#include <stdio.h>

struct Numbers { int count; int values[]; };
struct Around { struct Numbers first; };
static struct Around around = { { 1, { 2 } } };  // expect error: E0323 initialization of flexible array member is not allowed

int main(void) {
  struct Numbers empty = { 1, {} };
  struct Numbers two = { 2, { 7, 8 } };  // expect error: E0323 initialization of flexible array member is not allowed
  struct Numbers named = { .values = { 7 } };  // expect error: E0323 initialization of flexible array member is not allowed
  return empty.count + two.count + named.count;
}
