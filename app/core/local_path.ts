/** It is kept in a cookie, which browsers drop above 4 kB. */
const MAX_LENGTH = 1000

/**
 * Whether a redirect target stays on this site: one leading slash, no second one, no backslash and no control
 * character, which browsers read as the start of a foreign address. One that is too long for a cookie is none.
 */
export function isLocalPath(path: unknown): path is string {
  return (
    typeof path === 'string' && path.length <= MAX_LENGTH && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)
  )
}
