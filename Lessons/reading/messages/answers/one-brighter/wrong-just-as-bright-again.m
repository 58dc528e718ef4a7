[hall level];
[desk setLevel:4];
