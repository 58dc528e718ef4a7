int main() { double d = 1; float f{d}; return f; }
