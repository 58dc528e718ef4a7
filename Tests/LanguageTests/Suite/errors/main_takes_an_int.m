typedef unsigned long Count;
int main(Count count) { return 0; }  // expect error: E0307 first parameter of 'main' (argument count) must be of type 'int'
