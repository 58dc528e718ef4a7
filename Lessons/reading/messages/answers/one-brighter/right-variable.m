int bright = [hall level];
bright++;
[desk setLevel:bright];
