// Keys whose hashes lie side by side, and one hash for all: found, exchanged, removed, in the order in which they came.
#import <Foundation/Foundation.h>
@interface Same : NSObject <NSCopying> { @public int number; }
@end
@implementation Same
- (id)copyWithZone:(NSZone *)zone { return self; }
- (NSUInteger)hash { return 7; }
- (BOOL)isEqual:(Same *)other { return [other isKindOfClass:[Same class]] && other->number == number; }
@end
int main(void) {
  NSMutableDictionary *table = [NSMutableDictionary dictionary];
  for (int round = 0; round < 2; round++) {
    for (int i = 0; i < 500; i++) table[[NSString stringWithFormat:@"key%d", i]] = @(i + round);
  }
  for (int i = 0; i < 500; i += 2) [table removeObjectForKey:[NSString stringWithFormat:@"key%d", i]];
  long sum = 0, last = 0, ordered = 1;
  for (NSString *key in table) {
    long value = [table[key] integerValue];
    sum += value;
    if (value < last) ordered = 0;
    last = value;
  }
  printf("%lu keys, %ld, %ld, %d\n", [table count], sum, ordered, table[@"key8"] == nil);
  // expect: 250 keys, 62750, 1, 1
  NSMutableSet *set = [NSMutableSet set];
  for (int i = 0; i < 40; i++) {
    Same *one = [Same new];
    one->number = i % 20;
    [set addObject:one];
  }
  printf("%lu\n", [set count]);
  // expect: 20
  return 0;
}
