// mode: arc
#import <Foundation/Foundation.h>
static _Thread_local id kept;  // expect error: E0344 thread-local variable has non-trivial ownership: type is 'id'
int main(void) {
  _Thread_local int x = 1;  // expect error: E0209 '_Thread_local' variables must have global storage
  return x;
}
