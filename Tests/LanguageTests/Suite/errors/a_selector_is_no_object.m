// mode: arc
// For ARC a SEL is a pointer of C: no object becomes one, and it becomes none.
#import <Foundation/Foundation.h>
void take(SEL s);
int main(void) {
  id k = [NSObject new];
  SEL good = @selector(description);
  [k performSelector:@selector(description)];
  SEL s = @"foo";  // expect error: E0345 implicit conversion of an Objective-C pointer to 'SEL' is disallowed with ARC
  [k performSelector:@"foo"];  // expect error: E0345 implicit conversion of an Objective-C pointer to 'SEL' is disallowed with ARC
  id o = @selector(foo);  // expect error: E0345 implicit conversion of a non-Objective-C pointer type 'SEL' to 'id' is disallowed with ARC
  NSString *n = good;  // expect error: E0345 implicit conversion of a non-Objective-C pointer type 'SEL' to 'NSString *' is disallowed with ARC
  take(@"foo");  // expect error: E0345 implicit conversion of an Objective-C pointer to 'SEL' is disallowed with ARC
  s = (SEL)k;  // expect error: E0345 cast of an Objective-C pointer to 'SEL' is disallowed with ARC
  o = (id)good;  // expect error: E0345 cast of a non-Objective-C pointer type 'SEL' to 'id' is disallowed with ARC
  [NSArray arrayWithObject:@selector(x)];  // expect error: E0345 implicit conversion of a non-Objective-C pointer type 'SEL' to 'id' is disallowed with ARC
  o = (id)@selector(y);  // expect error: E0310 cannot type cast @selector expression
  s = nil;
  s = 0;
  s = (SEL)0;
  void *p = good;
  s = p;
  const char *c = (const char *)(void *)good;
  c = (const char *)@"x";  // expect error: E0345 cast of an Objective-C pointer to 'const char *' is disallowed with ARC
  int *i = (int *)@"x";  // expect error: E0345 cast of an Objective-C pointer to 'int *' is disallowed with ARC
  p = (void *)@"x";
  p = Nil;
  i = Nil;
  return s && c && i && p && o && n;
}
