// A span of time: its end is its start and so many seconds; both ends belong to it.
// expect: 60 1 1 0
// expect: 1 0
#import <Foundation/Foundation.h>
int main(void) {
  @autoreleasepool {
    NSDate *start = [NSDate dateWithTimeIntervalSince1970:1000];
    NSDateInterval *minute = [[[NSDateInterval alloc] initWithStartDate:start duration:60] autorelease];
    NSDate *end = [minute endDate];
    printf("%g %d %d %d\n", [end timeIntervalSinceDate:start], [minute containsDate:start],
           [minute containsDate:end], [minute containsDate:[NSDate dateWithTimeIntervalSince1970:1061]]);
    NSDateInterval *same = [[[NSDateInterval alloc] initWithStartDate:start endDate:end] autorelease];
    NSDateInterval *later = [[[NSDateInterval alloc]
        initWithStartDate:[NSDate dateWithTimeIntervalSince1970:1061] duration:1] autorelease];
    printf("%d %d\n", [minute isEqual:same], [minute intersectsDateInterval:later]);
  }
  return 0;
}
