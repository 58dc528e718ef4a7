// mode: arc
#import <Foundation/Foundation.h>
static int sum(const int numbers[_Nonnull static 2], int count) {
  int total = 0;
  for (int i = 0; i < count; i++) total += numbers[i];
  return total;
}
static NSString *last(NSString *__unsafe_unretained _Nullable words[_Nullable], int count) {
  return words ? words[count - 1] : @"none";
}
@interface Ten : NSObject <NSFastEnumeration>
@end
@implementation Ten
- (NSUInteger)countByEnumeratingWithState:(nonnull NSFastEnumerationState *)state
                                  objects:(id __unsafe_unretained _Nullable [_Nonnull])buffer
                                    count:(NSUInteger)length {
  if (state->state++) return 0;
  state->mutationsPtr = &state->extra[0];
  state->itemsPtr = buffer;
  buffer[0] = @10;
  return 1;
}
@end
int main(void) {
  int numbers[] = {1, 2, 4};
  NSString *__unsafe_unretained words[] = {@"a", @"b"};
  printf("%d %s %s\n", sum(numbers, 3), last(words, 2).UTF8String, last(NULL, 0).UTF8String);
  id number;
  for (number in [Ten new]) printf("%d\n", [number intValue]);
  printf("%d\n", number == nil);
  return 0;
}
// expect: 7 b none
// expect: 10
// expect: 1
