class Light { public: enum Colour { Red, Green }; enum Mode { Off, Green }; };
int main() {}
