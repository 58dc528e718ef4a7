struct Row { int cells[2] = {1, 2, 3}; };
int main() {}
