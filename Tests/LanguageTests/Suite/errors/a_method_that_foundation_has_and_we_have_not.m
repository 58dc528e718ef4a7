// mode: mrc
#import <Foundation/Foundation.h>
int main(void) {
  NSString *path = @"a/../b";
  NSArray *list = [NSArray array];
  path = [path stringByResolvingSymlinksInPath];  // expect error: E0403
  [list makeObjectsPerform:@selector(length) withObject:nil];  // expect error: E0403
  [NSBundle bundleWithPath:path];  // expect error: E0403
  id some = list;
  [some stringByResolvingSymlinksInPath];  // nothing is sure of an object of any class
  [list fly];  // a name that nobody has is a warning, as clang's
  return 0;
}
