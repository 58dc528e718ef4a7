// mode: arc
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  atomic_int local;
  atomic_init(&local, 3);
  printf("%d\n", atomic_load(&local));  // expect: 3
  _Atomic long *heap = malloc(sizeof *heap);
  atomic_store_explicit(heap, 9, memory_order_release);
  printf("%ld\n", atomic_load(heap));  // expect: 9
  free(heap);
  struct { atomic_int n; atomic_flag flag; } s;
  __atomic_store_n(&s.n, 4, __ATOMIC_SEQ_CST);
  atomic_flag_clear(&s.flag);
  printf("%d %d\n", s.n, atomic_flag_test_and_set(&s.flag));  // expect: 4 0
  return 0;
}
