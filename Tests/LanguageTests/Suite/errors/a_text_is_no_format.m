#import <Foundation/Foundation.h>
static NSString *const greeting = @"hello";
int main(void) {
  NSString *name = @"100%";
  const char *text = "a", line[] = "b";
  char buffer[8] = "c";
  NSLog(name);  // expect warning: W0326 format string is not a string literal (potentially insecure)
  printf(text);  // expect warning: W0326 format string is not a string literal (potentially insecure)
  printf(buffer);  // expect warning: W0326 format string is not a string literal (potentially insecure)
  NSLog([name description]);  // expect warning: W0326 format string is not a string literal (potentially insecure)
  NSString *made = [NSString stringWithFormat:name];  // expect warning: W0326 format string is not a string literal (potentially insecure)
  NSLog(greeting);
  printf(line);
  printf(made ? "yes" : "no");
  NSLog(name, 3);
  NSLog(@"%@", name);
  printf("%ls\n", L"wide");
  // expect: 100%
  // expect: ac100%
  // expect: hello
  // expect: byes100%
  // expect: 100%
  // expect: wide
  return 0;
}
