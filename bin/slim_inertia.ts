/**
 * Leaves out of the scripts what nothing uses of Inertia: `Form`, `InfiniteScroll`, `WhenVisible` and `Deferred` come with
 * every page otherwise, because their package does not say that making them has no side effect.
 */
import type { Plugin } from 'vite'

const MADE = /^(var \w+ = )(?=(?:forwardRef|createContext)\d*\()/gm
const NAMED = /^\w+\.displayName = .*;$/gm

/** The Vite plugin. */
export function slimInertia(): Plugin {
  return {
    name: 'gigstall:slim-inertia',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /@inertiajs\/react\/dist\/index\.js/ },
      handler: (code) => ({
        code: code.replace(MADE, '$1/* @__PURE__ */ ').replace(NAMED, ''),
        map: null,
      }),
    },
  }
}
