[hall setLevel:[hall level] + 1];
[desk setLevel:[hall level]];
