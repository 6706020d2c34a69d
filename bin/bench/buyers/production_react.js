/**
 * Preloaded into the shop: React as production has it. The shop itself runs as in development, because production
 * refuses the stand-ins.
 */
const mode = process.env.NODE_ENV
process.env.NODE_ENV = 'production'
for (const name of ['react', 'react/jsx-runtime', 'react-dom/server']) await import(name)
process.env.NODE_ENV = mode
