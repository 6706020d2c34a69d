import type { HttpContext } from '@adonisjs/core/http'

/** Clears a cookie under its name, and under the one without `__Host-` that an earlier release has given it. */
export function clearCookie({ response }: Pick<HttpContext, 'response'>, name: string): void {
  response.clearCookie(name)
  const earlier = name.replace(/^__Host-/, '')
  if (earlier !== name) response.clearCookie(earlier)
}
