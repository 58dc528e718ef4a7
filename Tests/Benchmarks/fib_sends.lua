local N = tonumber(arg[1])
local Calculator = {}
Calculator.__index = Calculator
function Calculator:fib(n)
  if n < 2 then return n end
  return self:fib(n - 1) + self:fib(n - 2)
end
setmetatable({}, Calculator):fib(N)
