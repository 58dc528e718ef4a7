struct Limits { static const unsigned most = 3; };
const unsigned Limits::most = 3;
int main() {}
