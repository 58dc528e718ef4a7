// The operating system hands a C program its arguments. Swift's own entry reads them from /proc on Linux, where a
// bare chroot has none; so the program begins here and goes on in Sources/EntryPoint.

int selfsame_main(int argc, char **argv);

int main(int argc, char **argv) { return selfsame_main(argc, argv); }
