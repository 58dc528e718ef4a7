// NSDateInterval: a span of time, from a date on for so many seconds.
//: part NSDateInterval

@interface NSDateInterval : NSObject <NSCopying> { NSDate *_start; NSTimeInterval _duration; }
- (instancetype)initWithStartDate:(NSDate *)start duration:(NSTimeInterval)duration;
- (instancetype)initWithStartDate:(NSDate *)start endDate:(NSDate *)end;
- (NSDate *)startDate;
- (NSDate *)endDate;
- (NSTimeInterval)duration;
- (BOOL)containsDate:(NSDate *)date;
- (BOOL)intersectsDateInterval:(NSDateInterval *)other;
- (NSDateInterval *)intersectionWithDateInterval:(NSDateInterval *)other;
- (BOOL)isEqualToDateInterval:(NSDateInterval *)other;
- (NSComparisonResult)compare:(NSDateInterval *)other;
@end
@implementation NSDateInterval
- (instancetype)init { return [self initWithStartDate:[NSDate date] duration:0]; }
- (instancetype)initWithStartDate:(NSDate *)start duration:(NSTimeInterval)duration {
  self = [super init];
  if (self) {
    _start = [start copy];
    _duration = duration;
  }
  return self;
}
- (instancetype)initWithStartDate:(NSDate *)start endDate:(NSDate *)end {
  return [self initWithStartDate:start duration:[end timeIntervalSinceDate:start]];
}
- (void)dealloc {
  [_start release];
  [super dealloc];
}
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
- (NSDate *)startDate { return _start; }
- (NSDate *)endDate { return [NSDate dateWithTimeInterval:_duration sinceDate:_start]; }
- (NSTimeInterval)duration { return _duration; }
- (BOOL)containsDate:(NSDate *)date {
  NSTimeInterval since = [date timeIntervalSinceDate:_start];
  return since >= 0 && since <= _duration;
}
- (BOOL)intersectsDateInterval:(NSDateInterval *)other {
  return [self containsDate:[other startDate]] || [other containsDate:_start];
}
- (NSDateInterval *)intersectionWithDateInterval:(NSDateInterval *)other {
  if (![self intersectsDateInterval:other]) return nil;
  NSDate *start = [_start laterDate:[other startDate]], *end = [[self endDate] earlierDate:[other endDate]];
  return [[[NSDateInterval alloc] initWithStartDate:start endDate:end] autorelease];
}
// By the start, then by the length.
- (NSComparisonResult)compare:(NSDateInterval *)other {
  NSComparisonResult order = [_start compare:[other startDate]];
  if (order != NSOrderedSame) return order;
  return _duration < [other duration] ? NSOrderedAscending
      : _duration > [other duration] ? NSOrderedDescending : NSOrderedSame;
}
- (BOOL)isEqualToDateInterval:(NSDateInterval *)other {
  return [_start isEqual:[other startDate]] && _duration == [other duration];
}
- (BOOL)isEqual:(id)other {
  return [other isKindOfClass:[NSDateInterval class]] && [self isEqualToDateInterval:other];
}
- (NSUInteger)hash { return [_start hash]; }
@end
