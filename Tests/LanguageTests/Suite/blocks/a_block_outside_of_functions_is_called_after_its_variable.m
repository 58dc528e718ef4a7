// mode: mrc
#import <Foundation/Foundation.h>
void (^greet)(void) = ^{
  puts(__func__);
};
static int (^twice)(int) = ^(int x) {
  ^{
    puts(__func__);
  }();
  return 2 * x;
};
int main(void) {
  greet();
  return twice(0);
}
// expect: greet_block_invoke
// expect: twice_block_invoke_3
