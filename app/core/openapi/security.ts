import type { AccessRule } from '#core/access'
import type { JsonSchema } from '#core/openapi/types'

/** What one request carries: all of these schemes. */
type Carried = Record<string, string[]>

export const SECURITY_SCHEMES: Record<string, JsonSchema> = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-gigstall_session',
    description: 'Set by signing in; without `__Host-` outside production',
  },
  xsrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description: 'The cookie `XSRF-TOKEN`, decoded',
  },
  provider: {
    type: 'apiKey',
    in: 'header',
    name: 'Stripe-Signature',
    description: 'Over the raw body, with the secret of the webhook',
  },
}

/** What a request has to carry, by the access rule of its route. Who may read publicly may also come with a session. */
export function securityOf(method: string, rule: AccessRule): Carried[] {
  if (rule.to === 'provider') return [{ provider: [] }]
  const token: Carried = method === 'GET' ? {} : { xsrf: [] }
  if (rule.to !== 'everyone') return [{ session: [], ...token }]
  return rule.cacheable === 'always' ? [{}] : [token, { session: [], ...token }]
}
