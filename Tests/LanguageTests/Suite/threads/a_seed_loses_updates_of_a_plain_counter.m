// config: seed=5
// a turn can end between the read and the write of counter++, in the middle of an expression without any call
#import <Foundation/Foundation.h>
static int counter;
static void *add(void *times) {
  for (long i = 0; i < (long)times; i++) counter++;
  return NULL;
}
int main(void) {
  pthread_t threads[3];
  for (int i = 0; i < 3; i++) pthread_create(&threads[i], NULL, add, (void *)500L);
  for (int i = 0; i < 3; i++) pthread_join(threads[i], NULL);
  printf("all: %d\n", counter == 1500);  // expect: all: 0
  printf("enough: %d\n", counter >= 2);  // expect: enough: 1
  return 0;
}
