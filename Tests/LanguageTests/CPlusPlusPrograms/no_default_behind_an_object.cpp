struct T { T() {} ~T() {} }; int main() { switch (1) { case 0: T t; break; default: return 2; } return 0; }
