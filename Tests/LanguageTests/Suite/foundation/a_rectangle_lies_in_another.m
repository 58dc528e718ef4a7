#import <Foundation/Foundation.h>

int main(void) {
  NSRect page = NSMakeRect(0, 0, 10, 10);
  NSLog(@"%d", NSContainsRect(page, NSMakeRect(2, 2, 8, 8))); // expect: 1
  NSLog(@"%d", NSContainsRect(page, NSMakeRect(2, 2, 9, 8))); // expect: 0
  NSLog(@"%d", NSContainsRect(page, NSMakeRect(2, 2, 0, 3))); // expect: 0
  NSRectPointer at = &page;
  CGRect same = NSRectToCGRect(*at);
  NSPoint (*convert)(CGPoint) = NSPointFromCGPoint;
  NSLog(@"%@ %g", NSStringFromPoint(convert(same.origin)), NSRectFromCGRect(same).size.width); // expect: {0, 0} 10
  return 0;
}
