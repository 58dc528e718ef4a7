[tea setLabel:@"green tea"]; [silk setLabel:@"green tea"];
