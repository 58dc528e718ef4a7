#import <Foundation/Foundation.h>
int main(void) {
  int n = 0;
  for (int i = 0; i < 100000; i++) {
    NSObject *o = [[NSObject alloc] init];
    n += [o retainCount];
    [o release];
  }
  printf("%d\n", n);  // expect: 100000
  return 0;
}
