// It was told as a world that is full.
#import <Foundation/Foundation.h>
extern char **environ;
int main(void) {
  return environ == 0;  // expect error: E0424 Undefined symbols: "_environ"
}
