int main() { char c{300}; return c; }
