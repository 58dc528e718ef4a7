int main(void) { return 0; }
}  // expect error: E0206 extraneous closing brace ('}')
