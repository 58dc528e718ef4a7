// A thread's dictionary: a place for what belongs to one thread alone.
//: part Thread dictionaries
//: names threadDictionary

@interface NSThread (Dictionary)
- (NSMutableDictionary *)threadDictionary;
@end
@implementation NSThread (Dictionary)
- (NSMutableDictionary *)threadDictionary {
  id *place = [self __dictionary];
  if (!*place) *place = [[NSMutableDictionary alloc] init];
  return *place;
}
@end
