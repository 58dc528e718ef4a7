// mode: mrc
#import <Foundation/Foundation.h>
int main(void) {
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
  NSArray *shelves = [NSArray arrayWithObjects:
      [NSDictionary dictionaryWithObject:[NSArray arrayWithObjects:@"b", @"a", nil] forKey:@"books"],
      [NSDictionary dictionaryWithObject:[NSArray arrayWithObjects:@"c", @"b", nil] forKey:@"books"], nil];
  NSArray *all = [shelves valueForKeyPath:@"@unionOfArrays.books"];
  NSArray *kinds = [shelves valueForKeyPath:@"@distinctUnionOfArrays.books"];
  printf("%s %lu", [[all componentsJoinedByString:@""] UTF8String], (unsigned long)[kinds count]);
  kinds = [kinds sortedArrayUsingSelector:@selector(compare:)];
  printf(" %s\n", [[kinds componentsJoinedByString:@""] UTF8String]);
  [pool drain];
  return 0;
}
// expect: bacb 3 abc
