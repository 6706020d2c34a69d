import { everyone, type Use } from '#tests/architecture/role_use'
import { FACTORY_PASSWORD } from '#tests/support/given'
import { ADDED_PASSKEY } from '#tests/support/passkey_bodies'

const signedIn = (status: number) => ({ ...everyone(status), visitor: 401 })

/** The calls on one's own account: their paths name no account. */
export const ACCOUNT_CALLS: Record<string, Use | Use[]> = {
  'PATCH /api/account': { body: () => ({ firstName: 'Robin' }), ...signedIn(200) },
  'POST /api/account/email': {
    body: (_, caller) => ({
      email: `changed-${caller}@example.com`,
      currentPassword: FACTORY_PASSWORD,
    }),
    ...signedIn(202),
  },
  'POST /api/account/email/confirm': {
    of: 'a link that is none',
    body: () => ({ token: 'made-up' }),
    ...everyone(422),
  },
  'PUT /api/account/password': {
    body: () => ({ currentPassword: FACTORY_PASSWORD, password: 'another long enough one' }),
    ...signedIn(204),
  },
  'POST /api/account/sign-out-everywhere': signedIn(204),
  'GET /api/account/sessions': signedIn(200),
  'DELETE /api/account/sessions': signedIn(204),
  'DELETE /api/account/sessions/:id': {
    of: 'one that is none',
    path: () => `/api/account/sessions/${'0'.repeat(64)}`,
    ...signedIn(404),
  },
  'POST /api/account/confirm-identity': {
    body: () => ({ password: FACTORY_PASSWORD }),
    ...signedIn(204),
  },
  'POST /api/account/confirm-identity/passkey-options': signedIn(200),
  'POST /api/account/passkeys/options': signedIn(200),
  'POST /api/account/passkeys': {
    of: 'one that was not asked for',
    body: () => ({ passkey: ADDED_PASSKEY }),
    ...signedIn(409),
  },
  'PATCH /api/account/passkeys/:id': {
    of: 'one that is not there',
    body: () => ({ name: 'Phone' }),
    ...signedIn(404),
  },
  'DELETE /api/account/passkeys/:id': { of: 'one that is not there', ...signedIn(404) },
  'POST /api/account/authenticator': signedIn(200),
  'PUT /api/account/authenticator': {
    of: 'a secret that was not asked for',
    body: () => ({ code: '123456' }),
    ...signedIn(409),
  },
  'DELETE /api/account/authenticator': { of: 'an account without one', ...signedIn(404) },
  'POST /api/account/recovery-codes': { of: 'an account without an app', ...signedIn(404) },
  'DELETE /api/account/second-factor-removal': signedIn(204),
  'GET /api/account/export': signedIn(200),
  'POST /api/account/deletion-link': signedIn(202),
  'POST /api/account/verification': signedIn(202),
  'POST /api/account/verification/confirm': {
    of: 'a link that is none',
    body: () => ({ token: 'made-up' }),
    ...signedIn(422),
  },
  'DELETE /api/account': {
    of: 'of which the fan’s has an order that is to be made',
    body: () => ({ password: FACTORY_PASSWORD }),
    ...signedIn(204),
    fan: 409,
  },
}
