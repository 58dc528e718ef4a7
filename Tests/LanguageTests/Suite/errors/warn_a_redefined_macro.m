#define SIZE 1
#define SIZE 2  // expect warning: W0102 'SIZE' macro redefined
int main(void) { return SIZE - 2; }
