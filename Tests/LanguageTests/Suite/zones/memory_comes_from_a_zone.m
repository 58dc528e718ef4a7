#import <Foundation/Foundation.h>
int main(void) {
  NSZone *zone = NSCreateZone(1024, 16, NO);
  int *numbers = NSZoneCalloc(zone, 4, sizeof(int));
  numbers[3] = 8;
  numbers = NSZoneRealloc(zone, numbers, 64);
  printf("%d %d\n", numbers[2], numbers[3]);  // expect: 0 8
  printf("%d\n", NSZoneFromPointer(numbers) == zone);  // expect: 1
  NSZoneFree(zone, numbers);
  char *text = NSZoneMalloc(NULL, 8);
  strcpy(text, "default");
  printf("%s %d\n", text, NSZoneFromPointer(text) == NSDefaultMallocZone());  // expect: default 1
  return 0;
}
