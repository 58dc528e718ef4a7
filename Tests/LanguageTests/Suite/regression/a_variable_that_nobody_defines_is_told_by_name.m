// It was told as a world that is full.
#import <Foundation/Foundation.h>
extern char **environ;
int main(void) {
  // expect error: E0424 Undefined symbols: "_environ"
  return environ == 0;
}
