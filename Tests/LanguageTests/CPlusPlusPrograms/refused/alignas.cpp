struct alignas(16) Q { int a; }; int main() { return alignof(Q); }
