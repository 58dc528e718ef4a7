// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  __block NSObject *a[2] = { nil, nil };
  __block int n[2] = {1, 2};
  void (^b)(void) = ^{
    a[0] = nil; // expect error: E0307 cannot refer to declaration with an array type inside block
    n[1] = 3; // expect error: E0307 cannot refer to declaration with an array type inside block
  };
  b();
  return 0;
}
