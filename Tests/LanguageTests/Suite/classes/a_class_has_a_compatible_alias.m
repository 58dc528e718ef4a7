// mode: mrc
// From @compatibility_alias on the other name is the class: as a type, a receiver, a superclass, in a category.
@interface Modern : NSObject
- (int)answer;
@end
@implementation Modern
- (int)answer { return 42; }
@end
@compatibility_alias Ancient Modern;
@interface Child : Ancient
@end
@implementation Child
@end
@interface Ancient (More)
- (int)more;
@end
@implementation Ancient (More)
- (int)more { return [self answer] + 1; }
@end
@compatibility_alias Older Ancient;
@compatibility_alias Oldest Older;
int main(void) {
  NSLog(@"%d", [[Oldest class] isEqual:[Modern class]]);  // expect: 1
  Ancient *one = [[Ancient alloc] init];
  NSLog(@"%@ %d %d", [one class], [one more], [Ancient class] == [Modern class]);  // expect: Modern 43 1
  Child *child = [Child new];
  NSLog(@"%@ %d", [child superclass], [child isKindOfClass:[Ancient class]]);  // expect: Modern 1
  NSLog(@"%@", NSClassFromString(@"Ancient"));  // expect: (null)
  [one release];
  [child release];
  return 0;
}
