// the usual order of threads switches at calls and jumps alone
#import <Foundation/Foundation.h>
static int counter;
static void *add(void *times) {
  for (long i = 0; i < (long)times; i++) counter++;
  return NULL;
}
int main(void) {
  pthread_t threads[3];
  for (int i = 0; i < 3; i++) pthread_create(&threads[i], NULL, add, (void *)5000L);
  for (int i = 0; i < 3; i++) pthread_join(threads[i], NULL);
  printf("%d\n", counter);  // expect: 15000
  return 0;
}
