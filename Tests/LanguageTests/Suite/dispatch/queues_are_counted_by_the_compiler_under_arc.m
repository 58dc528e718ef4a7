// mode: arc
// Apple's headers make these functions messages, so ARC forbids them as it forbids the messages.
#import <Foundation/Foundation.h>
int main(void) {
  dispatch_queue_t queue = dispatch_queue_create("line", NULL);
  dispatch_retain(queue);  // expect error: E0344 ARC forbids explicit message send of 'retain'
  dispatch_release(queue);  // expect error: E0344 ARC forbids explicit message send of 'release'
  return 0;
}
