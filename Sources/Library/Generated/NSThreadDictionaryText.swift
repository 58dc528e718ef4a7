// swift-format-ignore-file
// Written by `make library` from Threads/NSThread+Dictionary.m: change it there.
enum NSThreadDictionaryText {
static let text: StaticString = #"""
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
"""#
}
