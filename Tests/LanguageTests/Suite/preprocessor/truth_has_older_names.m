// mode: arc
#import <Foundation/Foundation.h>
typedef enum { No, Yes } Answer;
static Boolean even(int number) { return number % 2 == 0 ? TRUE : FALSE; }
int main(void) {
  BOOL done = TRUE;
  NSLog(@"%d %d %d", done == YES, even(3), even(4) == TRUE);
  // expect: 1 0 1
  {
    int FALSE = 5;
    NSLog(@"%d", FALSE);
    // expect: 5
  }
  return 0;
}
