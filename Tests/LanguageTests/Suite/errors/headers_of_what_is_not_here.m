#include <sys/socket.h>  // expect error: E0403
#include <netinet/in.h>  // expect error: E0403
#import <AVFoundation/AVFoundation.h>  // expect error: E0403
#import "termios.h"  // expect error: E0403
#include <sys/sokcet.h>  // expect error: E0111
#import <Foundation/Foundation.h>
int main(void) {
  return 0;
}
