int area(int n) = 0;
int main() {}
