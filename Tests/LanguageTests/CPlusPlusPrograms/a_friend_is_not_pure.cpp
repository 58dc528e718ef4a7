class Box { friend int open(Box) = 0; };
int main() {}
