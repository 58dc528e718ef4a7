// mode: arc
#import <Foundation/Foundation.h>

static int sMade;
@interface Car : NSObject
@property (class) int made;
@end
@implementation Car
@dynamic made;
+ (int)made { return sMade; }
+ (void)setMade:(int)made { sMade = made; }
@end

// A part of the library that only the dot calls for.
static BOOL isLate(NSTimer *timer) { return timer.fireDate != nil; }
static Class coded(NSObject *object) { return object.classForCoder; }

int main(void) {
  NSScanner *scanner = [NSScanner scannerWithString:@"7"];
  int number;
  NSLog(@"%d", scanner.atEnd); // expect: 0
  [scanner scanInt:&number];
  NSLog(@"%d %d", scanner.atEnd, [scanner isAtEnd]); // expect: 1 1
  NSLog(@"%d %d", @"/a".absolutePath, @"a".isAbsolutePath); // expect: 1 0
  NSLog(@"%d", [NSURL fileURLWithPath:@"/a"].fileURL); // expect: 1
  NSLog(@"%d", [NSTimeZone timeZoneWithName:@"UTC"].daylightSavingTime); // expect: 0
  NSTimer *timer = [NSTimer timerWithTimeInterval:1 target:scanner selector:@selector(isAtEnd)
                                         userInfo:nil repeats:NO];
  NSLog(@"%d %@", isLate(timer), coded(@[])); // expect: 1 NSArray
  Car.made += 3;
  NSLog(@"%d", Car.made); // expect: 3
  return 0;
}
