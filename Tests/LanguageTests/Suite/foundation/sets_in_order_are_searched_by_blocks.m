// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  NSOrderedSet *set = [NSOrderedSet orderedSetWithArray:@[@4, @9, @2, @7]];
  BOOL (^big)(id, NSUInteger, BOOL *) = ^BOOL(id each, NSUInteger index, BOOL *stop) { return [each intValue] > 5; };
  NSLog(@"%lu %lu", (unsigned long)[set indexOfObjectPassingTest:big],
        (unsigned long)[set indexesOfObjectsPassingTest:big].count);
  // expect: 1 2
  NSMutableString *text = [NSMutableString string];
  [set enumerateObjectsWithOptions:NSEnumerationReverse usingBlock:^(id each, NSUInteger index, BOOL *stop) {
    [text appendFormat:@"%@", each];
  }];
  NSLog(@"%@", text);
  // expect: 7294
  NSMutableSet *plain = [NSMutableSet setWithArray:set.array];
  [plain filterUsingPredicate:[NSPredicate predicateWithBlock:^BOOL(id each, NSDictionary *bindings) {
    return [each intValue] % 2 == 1;
  }]];
  NSLog(@"%@", [plain.allObjects sortedArrayUsingSelector:@selector(compare:)][1]);
  // expect: 9
  NSMutableData *data = [[NSMutableData alloc] initWithLength:3];
  [data appendData:[[NSMutableData alloc] initWithCapacity:100]];
  NSLog(@"%lu %d", (unsigned long)data.length, ((const char *)data.bytes)[2]);
  // expect: 3 0
  return 0;
}
