int area(int width, int height = 2);
int area(int width, int height = 2) { return width * height; }
int main() { return area(1); }
