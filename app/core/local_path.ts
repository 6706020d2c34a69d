/**
 * Whether a redirect target stays on this site: one leading slash, no second one, no backslash and no control
 * character, which browsers read as the start of a foreign address.
 */
export function isLocalPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)
}
