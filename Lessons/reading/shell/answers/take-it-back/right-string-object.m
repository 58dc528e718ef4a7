NSString *надпись = [NSString stringWithFormat:@"%@ %@", @"green", [tea label]];
[tea setLabel:надпись];
