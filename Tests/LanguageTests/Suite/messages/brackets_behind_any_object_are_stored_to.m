#import <Foundation/Foundation.h>
static void put(id any, id key, id value) { any[key] = value; }
int main(void) {
  put(nil, @"key", @"value");
  puts("done");  // expect: done
  return 0;
}
