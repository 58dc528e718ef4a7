//> mrc
[desk setLevel:[hall level]];
//> mrc
[desk setLevel:[hall level] + 1];
