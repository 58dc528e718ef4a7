// Under manual counting a block that captures something lies in the frame that its function gives back.
#import <Foundation/Foundation.h>

typedef int (^Number)(void);

Number captured(int x) {
  return ^{ return x; };  // expect error: E0365 returning block that lives on the local stack
}
Number chosen(int x) {
  return x ? ^{ return x; } : 0;  // expect error: E0365 returning block that lives on the local stack
}
id object(int x) {
  return (id)^{ return x; };  // expect error: E0365 returning block that lives on the local stack
}
Number constant(void) { return ^{ return 1; }; }
Number copied(int x) { return [[^{ return x; } copy] autorelease]; }
Number hidden(int x) {
  Number number = ^{ return x; };
  return number;
}

int main(void) {
  Number (^nested)(int) = ^(int x) {
    return ^{ return x; };  // expect error: E0365 returning block that lives on the local stack
  };
  return nested != nil;
}
