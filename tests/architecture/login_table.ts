import { everyone, type Use } from '#tests/architecture/role_use'
import { FACTORY_PASSWORD } from '#tests/support/given'
import { ADDED_PASSKEY, SENT_PASSKEY } from '#tests/support/passkey_bodies'

/** The calls of log-in, log-out, registration and forgotten passwords. */
export const LOGIN_CALLS: Record<string, Use | Use[]> = {
  'GET /api/auth/user': { ...everyone(200), visitor: 401 },
  'GET /api/login': everyone(302),
  'GET /api/login/artist': everyone(302),
  'GET /api/logout': everyone(200),
  'POST /api/login': {
    body: ({ accounts }) => ({ email: accounts.fan!.email, password: FACTORY_PASSWORD }),
    ...everyone(200),
  },
  'POST /api/login/artist': {
    body: ({ accounts }) => ({ email: accounts.owner!.email, password: FACTORY_PASSWORD }),
    ...everyone(200),
  },
  'POST /api/login/second-factor': {
    of: 'a login that was not begun',
    body: () => ({ code: '123456' }),
    ...everyone(401),
  },
  'POST /api/login/authenticator': { of: 'a login that was not begun', ...everyone(401) },
  'PUT /api/login/authenticator': {
    of: 'a login that was not begun',
    body: () => ({ code: '123456' }),
    ...everyone(401),
  },
  'POST /api/login/second-factor-removal': { of: 'a login that was not begun', ...everyone(401) },
  'DELETE /api/login/second-factor-removal': { of: 'a login that was not begun', ...everyone(401) },
  'POST /api/login/new-passkey/options': { of: 'a login that was not begun', ...everyone(401) },
  'POST /api/login/new-passkey': {
    of: 'a login that was not begun',
    body: () => ({ passkey: ADDED_PASSKEY }),
    ...everyone(401),
  },
  'POST /api/login/passkey-options': everyone(200),
  'POST /api/login/passkey': {
    of: 'one that was not asked for',
    body: () => ({ passkey: SENT_PASSKEY }),
    ...everyone(409),
  },
  'POST /api/login/artist/passkey': {
    of: 'one that was not asked for',
    body: () => ({ passkey: SENT_PASSKEY }),
    ...everyone(409),
  },
  'POST /api/register': {
    body: (_, caller) => ({ email: `new-${caller}@example.com`, password: 'a long enough one' }),
    ...everyone(201),
  },
  'POST /api/forgot-password': {
    body: () => ({ email: 'nobody@example.com' }),
    ...everyone(202),
  },
  'POST /api/reset-password': {
    of: 'a link that is none',
    body: () => ({ token: 'made-up', password: 'a long enough one' }),
    ...everyone(422),
  },
  'POST /api/logout': everyone(204),
}
