// mode: mrc
#import <Foundation/Foundation.h>
int main(void) {
  SEL good = @selector(copy);
  good = @selector(a:b:);
  good = @selector(a::b:);
  good = @selector(:);
  good = @selector((copy));
  good = @selector(copy x);  // expect error: E0201 expected ':'
  good = @selector(a:b);  // expect error: E0201 expected ':'
  return good == 0;
}
