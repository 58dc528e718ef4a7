#import <Foundation/Foundation.h>

int main(void) {
  NSArray *words = @[ @"a", @"bbb", @"bbb", @"ddddd" ];
  NSKeyValueOperator operators[] = { NSSumKeyValueOperator, NSMaximumKeyValueOperator,
    NSAverageKeyValueOperator };
  for (int i = 0; i < 3; i++) {
    NSString *path = [NSString stringWithFormat:@"@%@.length", operators[i]];
    NSLog(@"%@", [words valueForKeyPath:path]);
  }
  // expect: 12
  // expect: 5
  // expect: 3
  NSLog(@"%@", [words valueForKeyPath:[@"@" stringByAppendingString:NSCountKeyValueOperator]]); // expect: 4
  NSString *distinct = [NSString stringWithFormat:@"@%@.self", NSDistinctUnionOfObjectsKeyValueOperator];
  NSLog(@"%lu", [[words valueForKeyPath:distinct] count]); // expect: 3
  return 0;
}
