// mode: mrc
// N passes through a dispatch_once that has run.
#import <Foundation/Foundation.h>

int main(void) {
  static dispatch_once_t token;
  __block long made = 0;
  for (long i = 0; i < N; i++) {
    dispatch_once(&token, ^{
      made++;
    });
  }
  return made == 1 ? 0 : 1;
}
