int main() { unsigned u{-1}; return u; }
