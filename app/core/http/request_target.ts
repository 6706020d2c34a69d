/**
 * The path and query of a request as its client sent them, still percent-encoded, for use in a header. A decoded path may
 * hold line breaks or letters that no header can carry.
 *
 * @param raw the request target of the HTTP request line
 * @returns a path on this site: one leading slash, ASCII only
 */
export function requestTarget(raw: string | undefined): string {
  const path = (raw ?? '/')
    .replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
    // Browsers read two slashes at the beginning as another host.
    .replace(/^[/\\]+/, '')
  return `/${path}`.replace(/[^\x21-\x7e]/gu, encodeURIComponent)
}
