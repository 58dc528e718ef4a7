// mode: arc
#import <Foundation/Foundation.h>
static void fill(NSString *__weak *place) {}
int main(void) {
  NSString *name = @"a", *__strong *strong = &name;
  NSString *__unsafe_unretained lent = name, *__unsafe_unretained *borrowed = &lent;
  NSString *const __unsafe_unretained *constant = &name;
  borrowed = &name;  // expect error: E0346 assigning 'NSString *__strong *' to 'NSString *__unsafe_unretained *' changes retain/release properties of pointer
  strong = borrowed;  // expect error: E0346 assigning 'NSString *__unsafe_unretained *' to 'NSString *__strong *' changes retain/release properties of pointer
  fill(&name);  // expect error: E0346 passing 'NSString *__strong *' to parameter of type 'NSString *__weak *' changes retain/release properties of pointer
  void **raw = (void **)&name;  // expect error: E0345 cast of an indirect pointer to an Objective-C pointer to 'void **' is disallowed with ARC
  char *bytes = (char *)strong;  // expect error: E0345 cast of an indirect pointer to an Objective-C pointer to 'char *' is disallowed with ARC
  strong = (NSString *__strong *)raw;  // expect error: E0345 cast of a non-Objective-C pointer type 'void **' to 'NSString *__strong *' is disallowed with ARC
  void *plain = (void *)&name;
  long number = (long)strong;
  printf("%p %ld %p %p\n", plain, number, (void *)bytes, (void *)constant);
  return 0;
}
