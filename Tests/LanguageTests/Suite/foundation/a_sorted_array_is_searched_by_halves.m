// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  NSArray *words = @[@"ant", @"bee", @"bee", @"bee", @"cow", @"dog"];
  NSComparator order = ^(id a, id b) { return [a compare:b]; };
  NSRange all = NSMakeRange(0, words.count);
  NSLog(@"%lu %lu", (unsigned long)[words indexOfObject:@"bee" inSortedRange:all
                                                options:NSBinarySearchingFirstEqual usingComparator:order],
        (unsigned long)[words indexOfObject:@"bee" inSortedRange:all
                                    options:NSBinarySearchingLastEqual usingComparator:order]);
  // expect: 1 3
  NSLog(@"%lu %lu", (unsigned long)[words indexOfObject:@"cat" inSortedRange:all
                                                options:NSBinarySearchingInsertionIndex usingComparator:order],
        (unsigned long)[words indexOfObject:@"bee" inSortedRange:all
              options:NSBinarySearchingInsertionIndex | NSBinarySearchingLastEqual usingComparator:order]);
  // expect: 4 4
  NSLog(@"%d", [words indexOfObject:@"cat" inSortedRange:all options:NSBinarySearchingFirstEqual
                    usingComparator:order] == NSNotFound);
  // expect: 1
  @try {
    [words indexOfObject:@"x" inSortedRange:NSMakeRange(4, 3) options:0 usingComparator:order];
  } @catch (NSException *exception) {
    NSLog(@"%@", exception.name);
  }
  // expect: NSRangeException
  return 0;
}
