int main() { const char *s = R"(a\b)"; return s[1]; }
