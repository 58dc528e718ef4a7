// mode: mrc
#import <Foundation/Foundation.h>
// No class of the library is named here: the messages are known all the same, and what they answer is what it is.
static void ask(id thing) {
  printf("%.1f\n", [thing timeIntervalSince1970]);
  printf("%lu\n", (unsigned long)[thing firstIndex]);
  [thing lock];
  [thing unlock];
  printf("%d\n", [thing isCancelled]);
}
int main(void) {
  ask(nil);
  return 0;
}
// expect: 0.0
// expect: 0
// expect: 0
