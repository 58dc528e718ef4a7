// mode: arc
// Each of 30,000 variables refers to one object; some are let go, some move on to another object, in any order.
// expect: 10000 10000 0
// expect: 0 10000
#import <Foundation/Foundation.h>

@interface Place : NSObject
@property (weak) id what;
@end
@implementation Place
@end

static int count(NSArray *places, id what) {
  int found = 0;
  for (Place *each in places) found += each.what == what;
  return found;
}

int main(void) {
  @autoreleasepool {
    NSMutableArray *places = [NSMutableArray array];
    NSObject *two = [NSObject new];
    @autoreleasepool {
      NSObject *one = [NSObject new];
      for (int i = 0; i < 30000; i++) {
        Place *place = [Place new];
        place.what = one;
        [places addObject:place];
      }
      for (int i = 0; i < 30000; i += 3) [places[i] setWhat:two];
      for (int i = 1; i < 30000; i += 3) [places[i] setWhat:nil];
      printf("%d %d %d\n", count(places, one), count(places, two), count(places, places));
    }
    printf("%d %d\n", count(places, places), count(places, two));
  }
  return 0;
}
