import { errorShape, identityNotConfirmed } from '#core/openapi/error_responses'
import { oneOfThese, orNull, ref, shape, text, word } from '#core/openapi/schemas'
import type { Answer, ApiPart } from '#core/openapi/types'
import {
  CONFIRMATION_METHODS,
  SECOND_FACTOR_METHODS,
} from '#identity/second_factor/second_factor_method'
import {
  confirmationValidator,
  secondFactorValidator,
} from '#identity/validators/second_factor_validator'

const who = 'Anyone logged in'
const tooMany = 'Too many attempts; `Retry-After` says in how many seconds to try again'
const wrongCode = 'The code is wrong or was used before'
const code = { code: '123456' }

export const unconfirmed = identityNotConfirmed()

const methods = (words: readonly string[]) => ({ type: 'array', items: word(words) })

const recoveryCodes = shape<{ recoveryCodes: string[] }>({
  recoveryCodes: { type: 'array', items: text('7QK2-81XM-4HTR-9CVB') },
})

export const NOT_BEGUN =
  'There is no login to finish, or it began too long ago: `E_SECOND_FACTOR_EXPIRED`'

const newSecret: Answer = {
  text: 'The secret, as text and as a QR code (SVG)',
  schema: shape<{ secret: string; address: string; qrCode: string }>({
    secret: text('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'),
    address: text('otpauth://totp/Gigstall:robin%40example.com?issuer=Gigstall'),
    qrCode: text('<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
  }),
}

export const secondFactorApi: ApiPart = {
  title: 'Two-step login',
  text: 'A passkey, or a code of an authenticator app (TOTP), after the password; ten one-use recovery codes for when both are lost.',
  schemas: {
    SecondFactorRequired: errorShape(
      {
        methods: methods(SECOND_FACTOR_METHODS),
        removal: oneOfThese(ref('SecondFactorRemoval'), { type: 'null' }),
      },
      'What the second step of the login accepts, and the open request to remove a lost second factor.'
    ),
    IdentityNotConfirmed: errorShape(
      { methods: methods(CONFIRMATION_METHODS) },
      'By what the account can confirm that its owner is there; none means to log out and log in again.'
    ),
    RecoveryCodes: recoveryCodes,
  },
  calls: {
    'POST /api/login/second-factor': {
      summary: 'Finish a login with a second factor',
      text: 'After a login call, or a social login, that asked for it in the same session. Works for ten minutes. A code is accepted once.',
      who: 'Anyone',
      body: { from: secondFactorValidator, example: code },
      answers: { 200: { text: 'Logged in', schema: ref('User') } },
      errors: {
        401: 'There is no login to finish, or it began too long ago: `E_SECOND_FACTOR_EXPIRED`',
        403: {
          text: 'The account was suspended, or its role was changed, in the meantime',
          schema: oneOfThese(ref('Error'), ref('RoleMismatch')),
        },
        422: wrongCode,
        429: tooMany,
      },
    },
    'POST /api/login/authenticator': {
      summary: 'Begin to turn on two-step login during a login',
      text: 'After a login call that answered `E_SECOND_FACTOR_SET_UP` in the same session.',
      who: 'Anyone',
      answers: { 200: newSecret },
      errors: { 401: NOT_BEGUN },
    },
    'PUT /api/login/authenticator': {
      summary: 'Turn on two-step login and finish the login',
      text: 'With a code that the app makes of the secret. The recovery codes are answered this once.',
      who: 'Anyone',
      body: { from: secondFactorValidator, example: code },
      answers: { 201: { text: 'Turned on and logged in', schema: ref('RecoveryCodes') } },
      errors: {
        401: NOT_BEGUN,
        409: 'There is a second factor by now, `E_SECOND_FACTOR_ON`, or the secret is too old, `E_SET_UP_EXPIRED`',
        422: wrongCode,
      },
    },
    'POST /api/account/confirm-identity': {
      summary: 'Confirm that the owner of the account is there',
      text: 'With the `password`, a `code` of the second factor, or a `passkey`. Calls that need it are allowed for ten minutes.',
      who,
      body: { from: confirmationValidator, example: { password: 'a long enough password' } },
      answers: { 204: { text: 'Confirmed' } },
      errors: {
        409: 'No passkey was asked for in this session within ten minutes: `E_PASSKEY_EXPIRED`',
        422: 'The password or the code is wrong, or the passkey is not this account’s: `E_PASSKEY`',
        429: tooMany,
      },
    },
    'POST /api/account/authenticator': {
      summary: 'Begin to turn on two-step login',
      text: 'Answers a new secret for an authenticator app. Nothing changes before a code of the app is sent, within 30 minutes.',
      who,
      answers: { 200: newSecret },
      errors: { 403: unconfirmed, 409: 'The account has an app: `E_SECOND_FACTOR_ON`' },
    },
    'PUT /api/account/authenticator': {
      summary: 'Turn on two-step login',
      text: 'With a code that the app makes of the secret. The recovery codes are answered this once.',
      who,
      body: { from: secondFactorValidator, example: code },
      answers: {
        201: {
          text: 'Turned on',
          schema: shape<{ recoveryCodes: string[] | null }>({
            recoveryCodes: orNull({ type: 'array', items: text('7QK2-81XM-4HTR-9CVB') }),
          }),
        },
      },
      errors: {
        403: unconfirmed,
        409: 'The account has an app, `E_SECOND_FACTOR_ON`, or the secret is too old, `E_SET_UP_EXPIRED`',
        422: wrongCode,
      },
    },
    'DELETE /api/account/authenticator': {
      summary: 'Remove the authenticator app',
      text: 'Without a passkey that turns two-step login off, and the recovery codes no longer work.',
      who,
      answers: { 204: { text: 'Removed' } },
      errors: { 403: unconfirmed, 404: 'There is none' },
    },
    'POST /api/account/recovery-codes': {
      summary: 'Make new recovery codes',
      text: 'The earlier ones no longer work.',
      who,
      answers: { 201: { text: 'The codes, answered this once', schema: ref('RecoveryCodes') } },
      errors: { 403: unconfirmed, 404: 'Two-step login is off' },
    },
  },
}
