// mode: mrc
#import <Foundation/Foundation.h>
@interface Door : NSObject
@property (retain) NSString *colour;
@property (retain) Door *inner;
@end
@implementation Door
@synthesize colour, inner;
- (BOOL)validateColour:(id *)value error:(NSError **)error { return [*value length] > 2; }
- (void)say:(NSString *)text { printf("%s %d\n", text.UTF8String, [NSThread isMainThread]); }
- (void)dealloc { [colour release]; [inner release]; [super dealloc]; }
@end
int main(void) {
  @autoreleasepool {
    NSDictionary *d = @{ @"a": @1, @"b": @2 };
    id objects[2], keys[2];
    [d getObjects:objects andKeys:keys];
    printf("%d\n", [d[keys[0]] isEqual:objects[0]] && [d[keys[1]] isEqual:objects[1]]);  // expect: 1
    NSMutableOrderedSet *o = [NSMutableOrderedSet orderedSetWithArray:@[ @5, @3, @9, @1 ]];
    [o sortUsingDescriptors:@[ [NSSortDescriptor sortDescriptorWithKey:@"self" ascending:YES] ]];
    [o insertObjects:@[ @7, @8 ] atIndexes:[NSIndexSet indexSetWithIndexesInRange:NSMakeRange(1, 2)]];
    printf("%s\n", [[o.array componentsJoinedByString:@" "] UTF8String]);  // expect: 1 7 8 3 5 9
    [o removeObjectsInRange:NSMakeRange(0, 2)];
    [o filterUsingPredicate:[NSPredicate predicateWithFormat:@"SELF > 4"]];
    [o removeObjectsAtIndexes:[NSIndexSet indexSetWithIndex:0]];
    printf("%s\n", [[o.array componentsJoinedByString:@" "] UTF8String]);  // expect: 5 9
    NSIndexSet *s = [NSIndexSet indexSetWithIndexesInRange:NSMakeRange(3, 6)];
    printf("%lu\n", [s indexPassingTest:^BOOL(NSUInteger i, BOOL *stop) { return i % 4 == 0; }]);  // expect: 4
    [s enumerateIndexesInRange:NSMakeRange(5, 2) options:NSEnumerationReverse usingBlock:^(NSUInteger i, BOOL *stop) {
      printf("%lu ", i);
    }];
    printf("\n");  // expect: 6 5 
    Door *door = [[Door new] autorelease];
    door.inner = [[Door new] autorelease];
    id red = @"red", no = @"no";
    printf("%d %d\n", [door validateValue:&red forKeyPath:@"inner.colour" error:NULL],
           [door validateValue:&no forKeyPath:@"inner.colour" error:NULL]);  // expect: 1 0
    [door performSelectorOnMainThread:@selector(say:) withObject:@"now" waitUntilDone:YES
                                modes:@[ NSRunLoopCommonModes ]];  // expect: now 1
    NSUInteger start, end, contents;
    [@"one\ntwo\n" getLineStart:&start end:&end contentsEnd:&contents forRange:NSMakeRange(5, 0)];
    printf("%lu %lu %lu\n", start, end, contents);  // expect: 4 8 7
    printf("%s\n", [[@"STRASSE" lowercaseStringWithLocale:nil] UTF8String]);  // expect: strasse
  }
  return 0;
}
