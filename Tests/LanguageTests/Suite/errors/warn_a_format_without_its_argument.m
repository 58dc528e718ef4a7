#import <Foundation/Foundation.h>
int main(int argc, char **argv) {
  if (argc > 5) printf("%d %d\n", 1);  // expect warning: W0307 more '%' conversions than data arguments
  return 0;
}
