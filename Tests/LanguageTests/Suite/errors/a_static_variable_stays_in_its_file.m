#include <stdio.h>
static int first;
int first;  // expect error: E0305 non-static declaration of 'first' follows static declaration
static int second;
extern int second;
static int third;
static int third = 3;
static int fourth = 4;
int fourth;  // expect error: E0305 non-static declaration of 'fourth' follows static declaration
int main(void) { printf("%d\n", first + second + third + fourth); return 0; }
