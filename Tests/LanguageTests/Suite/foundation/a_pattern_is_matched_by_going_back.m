// mode: mrc
#import <Foundation/Foundation.h>
static void tell(NSString *pattern, NSString *text) {
  NSPredicate *predicate = [NSPredicate predicateWithFormat:@"SELF MATCHES %@", pattern];
  @try {
    printf("%d", [predicate evaluateWithObject:text]);
  } @catch (NSException *exception) {
    printf("!");
  }
}
int main(void) {
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
  tell(@"(\\d{2}|x)+?y*", @"12x34yy");
  tell(@"[^a-c\\s]{3,}", @"def");
  tell(@"[^a-c\\s]{3,}", @"dbf");
  tell(@"(?=.*\\d)(?!.*_)\\w{4,8}", @"ab1c");
  tell(@"(?=.*\\d)(?!.*_)\\w{4,8}", @"ab1_c");
  tell(@"^\\bfoo\\b.bar$", @"foo bar");
  tell(@"(a|aa)*b?", @"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaac");
  tell(@"[A-Z0-9._%+-]+@[A-Z0-9.-]+\\.[A-Z]{2,}", @"a@b.co");
  tell(@"(?i)[A-Z0-9._%+-]+@[A-Z0-9.-]+\\.[A-Z]{2,}", @"a@b.co");
  tell(@"(a", @"a");
  tell(@"(?<=a)b", @"b");
  printf("\n");
  [pool drain];
  return 0;
}
// expect: 110101001!!
