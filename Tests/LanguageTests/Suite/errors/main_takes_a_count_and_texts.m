int main(int count, char *texts) { return 0; }  // expect error: E0307 second parameter of 'main' (argument array) must be of type 'char **'
