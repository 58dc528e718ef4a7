#import <Foundation/Foundation.h>
static int sum(int a, int b) { return a + b; }
static int never(void) {
  int i = 0, j = 1, all[8] = {0};
  int *p = all, *q = all + 4;
  i = i++;  // expect warning: W0328 multiple unsequenced modifications to 'i'
  j = i++ + i++;  // expect warning: W0328 multiple unsequenced modifications to 'i'
  all[i] = i++;  // expect warning: W0328 unsequenced modification and access to 'i'
  j = sum(i, ++i);  // expect warning: W0328 unsequenced modification and access to 'i'
  int k = i + i--;  // expect warning: W0328 unsequenced modification and access to 'i'
  if ((i = 3) == i) j++;  // expect warning: W0328 unsequenced modification and access to 'i'
  i = sum(i++, 1);
  i = i + 1, i += 2;
  j = i++ && i++;
  j = i++ ? i : -i;
  *p++ = *q++;
  all[j] = j + 1;
  i = (j++, j);
  return i + j + k > 0 ? 0 : 1;
}
int main(void) {
  (void)never;
  puts("read");  // expect: read
  return 0;
}
