// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  id text = @"coffee", number = @YES;
  for (id each in @[text, number, [NSObject class]]) {
    @try { [each performSelector:@selector(open)]; } @catch (NSException *e) {
      printf("%d\n", [e.reason hasSuffix:[NSString stringWithFormat:@" %p", each]]);
    }
  }
  return 0;
}
// expect: 1
// expect: 1
// expect: 1
