enum Step { One, Two };
struct Big { Big(int) {} };
int operator+(Step, Big) { return 1; }
int main() { return One + 2; }
