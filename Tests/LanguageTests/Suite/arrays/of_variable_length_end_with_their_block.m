// mode: arc
#import <Foundation/Foundation.h>
@interface T : NSObject
@end
@implementation T
- (void)dealloc { printf("dealloc\n"); }
@end
static int sum(int r, int c, int m[r][c]) {
  int s = 0;
  for (int i = 0; i < r; i++)
    for (int j = 0; j < c; j++) s += m[i][j];
  return s;
}
static void thrower(int n) {
  int a[n];
  a[n - 1] = 1;
  @throw [NSException exceptionWithName:@"X" reason:@"y" userInfo:nil];
}
int main(void) {
  int r = 2, c = 3;
  int m[r][c];
  for (int i = 0; i < r; i++)
    for (int j = 0; j < c; j++) m[i][j] = i * 10 + j;
  printf("%d %zu %zu\n", sum(r, c, m), sizeof m, sizeof m[0]);  // expect: 36 24 12
  int (*row)[c] = m;
  row++;
  printf("%d %d %ld\n", row[0][1], (*row)[2], (long)(row - m));  // expect: 11 12 1
  typedef int line[c];
  c = 10;
  line kept;
  printf("%zu\n", sizeof kept);  // expect: 12
  for (int i = 1; i < 5; i++) {
    char text[i];
    if (i == 2) continue;
    if (i == 4) break;
    printf("%zu\n", sizeof text);
  }
  // expect: 1
  // expect: 3
  {
    id objects[r];
    objects[1] = [T new];
    printf("end\n");  // expect: end
  }  // expect: dealloc
  int caught = 0;
  for (int i = 0; i < 1000; i++) @try {
      thrower(10000);
    } @catch (NSException *e) {
      caught++;
    }
  printf("%d\n", caught);  // expect: 1000
  return 0;
}
