[[Dispenser shared] next];
[[Dispenser shared] next];
