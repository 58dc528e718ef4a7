#import <Foundation/Foundation.h>
int main(void) {
  double d = 1;
  [d hash];  // expect error: E0335 bad receiver type 'double'
  return 0;
}
