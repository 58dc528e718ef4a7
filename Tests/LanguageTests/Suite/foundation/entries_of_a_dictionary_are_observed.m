// mode: mrc
// Each entry of a mutable dictionary is a property; an array is none, its members are. A context says which of two
// observations ends.
@interface Ear : NSObject
@end
@implementation Ear
- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
  NSLog(@"%@ %@ -> %@ %ld", path, [change objectForKey:NSKeyValueChangeOldKey], [change objectForKey:NSKeyValueChangeNewKey], (long)context);
}
@end
int main(void) {
  @autoreleasepool {
    Ear *ear = [[Ear new] autorelease];
    NSKeyValueObservingOptions both = NSKeyValueObservingOptionOld | NSKeyValueObservingOptionNew;
    NSMutableDictionary *entries = [NSMutableDictionary dictionary];
    [entries addObserver:ear forKeyPath:@"k" options:both context:(void *)1];
    entries[@"k"] = @"a";  // expect: k <null> -> a 1
    entries[@"other"] = @"x";
    [entries addObserver:ear forKeyPath:@"k" options:both context:(void *)2];
    [entries removeObserver:ear forKeyPath:@"k" context:(void *)1];
    [entries setValue:@"b" forKey:@"k"];  // expect: k a -> b 2
    [entries removeObjectForKey:@"k"];  // expect: k b -> <null> 2
    [entries removeObserver:ear forKeyPath:@"k" context:(void *)2];
    entries[@"k"] = @"unheard";
    NSLog(@"%@", [entries class]);  // expect: NSMutableDictionary
    NSArray *list = @[entries, entries];
    @try {
      [list addObserver:ear forKeyPath:@"count" options:0 context:NULL];
    } @catch (NSException *exception) {
      NSLog(@"%@", exception.name);  // expect: NSInvalidArgumentException
    }
    [list addObserver:ear toObjectsAtIndexes:[NSIndexSet indexSetWithIndex:1] forKeyPath:@"k" options:both context:NULL];
    entries[@"k"] = @"c";  // expect: k unheard -> c 0
    [list removeObserver:ear fromObjectsAtIndexes:[NSIndexSet indexSetWithIndex:1] forKeyPath:@"k"];
  }
  return 0;
}
