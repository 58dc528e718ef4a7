enum E : char { a };
int main() { E e{300}; return e; }
