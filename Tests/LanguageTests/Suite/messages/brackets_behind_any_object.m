// Nothing else in the file names an array or a dictionary.
#import <Foundation/Foundation.h>
static id first(id any) { return any[0]; }
static id at(id any, id key) { return any[key]; }
int main(void) {
  printf("%d %d\n", first(nil) == nil, at(nil, @"key") == nil);  // expect: 1 1
  return 0;
}
