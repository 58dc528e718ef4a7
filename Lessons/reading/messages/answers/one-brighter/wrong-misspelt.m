// mistake=none
// compiles=no
[dsk setLevel:[hall level] + 1];
