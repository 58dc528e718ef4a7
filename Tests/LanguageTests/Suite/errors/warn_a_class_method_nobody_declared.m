#import <Foundation/Foundation.h>
int main(int argc, char **argv) {
  if (argc > 5) [NSObject sharedDance];  // expect warning: W0303 class method '+sharedDance' not found (return type defaults to 'id')
  return 0;
}
