// Bring-up: filled next.
