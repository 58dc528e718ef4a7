// mode: mrc
#import <Foundation/Foundation.h>
int main(void) {
  id thrown = [[NSObject alloc] init];
  @try {
    @try { @throw thrown; }
    @catch (id inner) { printf("first\n"); @throw; } // expect: first
    @finally { printf("between\n"); } // expect: between
  } @catch (id outer) { printf("same %d\n", outer == thrown); } // expect: same 1
  [thrown release];
  return 0;
}
