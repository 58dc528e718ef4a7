local N = tonumber(arg[1])
local made, done = 0, {}
local function once(token, body)
  if not done[token] then
    done[token] = true
    body()
  end
end
local token = {}
for i = 1, N do once(token, function() made = made + 1 end) end
assert(made == 1)
