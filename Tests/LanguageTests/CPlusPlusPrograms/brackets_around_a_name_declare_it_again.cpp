struct Bell {
  Bell() {}
  Bell(int) {}
};
int main() {
  int tones = 2;
  Bell(tones);
}
