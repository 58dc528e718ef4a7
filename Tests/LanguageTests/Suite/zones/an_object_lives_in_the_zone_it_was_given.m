#import <Foundation/Foundation.h>
int main(void) {
  NSZone *garden = NSCreateZone(4096, 16, YES);
  NSSetZoneName(garden, @"Garden");
  NSObject *o = [[NSObject allocWithZone:garden] init];
  printf("%d %d\n", [o zone] == garden, NSZoneFromPointer(o) == garden);  // expect: 1 1
  NSLog(@"%@", NSZoneName([o zone]));  // expect: Garden
  [o release];
  return 0;
}
