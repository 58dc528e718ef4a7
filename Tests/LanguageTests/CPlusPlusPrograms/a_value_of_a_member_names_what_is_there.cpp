struct Base { int size = 2; };
struct Box : Base { int twice = size * 2; int many = siez + 1; };
int main() { return 0; }
