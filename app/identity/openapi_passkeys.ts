import { oneOfThese, id, orNull, ref, shape, text, time } from '#core/openapi/schemas'
import type { ApiPart, Call, JsonSchema } from '#core/openapi/types'
import { NOT_BEGUN, unconfirmed } from '#identity/openapi_second_factor'
import type { OwnPasskey } from '#identity/passkeys/passkey'
import {
  newPasskeyValidator,
  passkeyLogInValidator,
  passkeyNameValidator,
} from '#identity/validators/passkey_validator'

const who = 'Anyone logged in'
const path = { id: 'The passkey' }
const NOT_ASKED = 'No passkey was asked for in this session within ten minutes: `E_PASSKEY_EXPIRED`'
const REFUSED = 'The passkey is unknown, or did not sign this challenge: `E_PASSKEY`'
const UNAVAILABLE = 'The shop is reached by an IP address, for which browsers make no passkeys'

/** As WebAuthn writes them in JSON: what `PublicKeyCredential.parse…OptionsFromJSON` reads. */
const options = (about: string): JsonSchema => ({
  type: 'object',
  description: about,
  required: ['challenge'],
  properties: { challenge: text('q7J0c2VjcmV0') },
})

const credential = { id: 'a2V5', rawId: 'a2V5', type: 'public-key' }

const answered = {
  passkey: {
    ...credential,
    response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' },
  },
}

const made = {
  name: 'My phone',
  passkey: { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'e30' } },
}

const logIn = (page: string): Call => ({
  summary: `Log in with a passkey at the login page for ${page}`,
  text: 'In place of email and password, and of the second step. The device asks for a PIN, finger or face.',
  who: 'Anyone',
  body: { from: passkeyLogInValidator, example: answered },
  answers: { 200: { text: 'Logged in', schema: ref('User') } },
  errors: {
    403: {
      text: 'The account is suspended, or has another login page',
      schema: oneOfThese(ref('Error'), ref('RoleMismatch')),
    },
    409: NOT_ASKED,
    422: REFUSED,
  },
})

export const passkeysApi: ApiPart = {
  title: 'Passkeys',
  text: 'Keys that a device keeps (WebAuthn): a login without a password, and a second factor. The first one turns two-step login on.',
  schemas: {
    Passkey: shape<OwnPasskey>({
      id,
      name: text('Firefox on Android'),
      addedAt: time,
      lastUsedAt: orNull(time),
    }),
  },
  calls: {
    'POST /api/login/passkey-options': {
      summary: 'Ask for a passkey to log in with',
      text: 'The challenge counts for ten minutes, in this session and once. After the first step of a login it names the passkeys of that account.',
      who: 'Anyone',
      answers: { 200: { text: 'What the browser needs', schema: options('Request options') } },
      errors: { 503: UNAVAILABLE },
    },
    'POST /api/login/passkey': logIn('fans'),
    'POST /api/login/artist/passkey': logIn('artists'),
    'POST /api/login/new-passkey/options': {
      summary: 'Ask for a first passkey during a login',
      text: 'After a login call that answered `E_SECOND_FACTOR_SET_UP` in the same session.',
      who: 'Anyone',
      answers: { 200: { text: 'What the browser needs', schema: options('Creation options') } },
      errors: { 401: NOT_BEGUN, 503: UNAVAILABLE },
    },
    'POST /api/login/new-passkey': {
      summary: 'Turn on two-step login with a passkey and finish the login',
      text: 'The recovery codes are answered this once.',
      who: 'Anyone',
      body: { from: newPasskeyValidator, example: made },
      answers: { 201: { text: 'Turned on and logged in', schema: ref('RecoveryCodes') } },
      errors: {
        401: NOT_BEGUN,
        409: `${NOT_ASKED}; or there is a second factor by now, \`E_SECOND_FACTOR_ON\``,
        422: REFUSED,
      },
    },
    'POST /api/account/confirm-identity/passkey-options': {
      summary: 'Ask for a passkey to confirm with',
      text: 'For `POST /api/account/confirm-identity`.',
      who,
      answers: { 200: { text: 'What the browser needs', schema: options('Request options') } },
      errors: { 503: UNAVAILABLE },
    },
    'POST /api/account/passkeys/options': {
      summary: 'Ask for a new passkey',
      who,
      answers: { 200: { text: 'What the browser needs', schema: options('Creation options') } },
      errors: { 403: unconfirmed, 503: UNAVAILABLE },
    },
    'POST /api/account/passkeys': {
      summary: 'Add a passkey',
      text: 'Its name is the browser and system where none is given. With the first second factor the recovery codes are answered, this once.',
      who,
      body: {
        from: newPasskeyValidator,
        example: made,
      },
      answers: {
        201: {
          text: 'Added',
          schema: shape<{ passkey: OwnPasskey; recoveryCodes: string[] | null }>({
            passkey: ref('Passkey'),
            recoveryCodes: orNull({ type: 'array', items: text('7QK2-81XM-4HTR-9CVB') }),
          }),
        },
      },
      errors: {
        403: unconfirmed,
        409: `${NOT_ASKED}; or there are ten, \`E_TOO_MANY_PASSKEYS\``,
        422: REFUSED,
      },
    },
    'PATCH /api/account/passkeys/{id}': {
      summary: 'Rename a passkey',
      who,
      path,
      body: { from: passkeyNameValidator, example: { name: 'My phone' } },
      answers: { 204: { text: 'Renamed' } },
      errors: { 403: unconfirmed, 404: 'Not there, or another account’s' },
    },
    'DELETE /api/account/passkeys/{id}': {
      summary: 'Remove a passkey',
      text: 'With the last second factor two-step login is off, and the recovery codes no longer work.',
      who,
      path,
      answers: { 204: { text: 'Removed' } },
      errors: { 403: unconfirmed, 404: 'Not there, or another account’s' },
    },
  },
}
