// mode: arc
// What a method stores through `T **` belongs to the pool; the caller takes a count of its own.
#import <Foundation/Foundation.h>
@interface Parcel : NSObject
@end
@implementation Parcel
- (void)dealloc {
  printf("gone\n");
}
+ (BOOL)send:(Parcel **)parcel {
  if (parcel) *parcel = [Parcel new];
  return YES;
}
@end
static void pack(Parcel **parcel) { *parcel = [[Parcel alloc] init]; }
int main(void) {
  Parcel *kept;
  @autoreleasepool {
    Parcel *first;
    [Parcel send:&first];
    printf("one\n");  // expect: one
  }  // expect: gone
  @autoreleasepool {
    pack(&kept);
    printf("two\n");  // expect: two
  }
  printf("still %d\n", kept != nil);  // expect: still 1
  kept = nil;  // expect: gone
  @autoreleasepool {
    Parcel *__autoreleasing waiting;
    [Parcel send:&waiting];
    printf("three\n");  // expect: three
  }  // expect: gone
  [Parcel send:NULL];
  return 0;
}
