// mode: mrc
#import <Foundation/Foundation.h>
int main(void) {
  NSMutableString *name = [NSMutableString stringWithString:@"abcdefgh"];
  for (int i = 0; i < 19; i++) [name appendString:name];
  puts("long");
  for (int i = 0; i < 100; i++) {
    [name appendString:@"x"];
    NSSetZoneName(NSCreateZone(4096, 4096, YES), name); // expect runtime error: R0617
  }
  puts("never");
  return 0;
}
// expect: long
