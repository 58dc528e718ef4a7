// mode: mrc
#import <Foundation/Foundation.h>
#include <malloc/malloc.h>
#import <objc/runtime.h>
int main(void) {
  srandomdev();
  long drawn = random();
  printf("%d\n", drawn >= 0 && drawn <= 0x7fffffff);
  // expect: 1
  char *block = malloc(20);
  size_t size = malloc_size(block);
  printf("%d %d\n", size >= 20, (int)(size % 16));
  // expect: 1 0
  block = realloc(block, 100);
  printf("%d\n", malloc_size(block) >= 100);
  // expect: 1
  free(block);
  NSObject *object = [NSObject new];
  printf("%d\n", malloc_size(object) >= class_getInstanceSize([object class]));
  // expect: 1
  int local;
  printf("%zu\n", malloc_size(&local));
  // expect: 0
  [object release];
  return 0;
}
