import { errorShape } from '#core/openapi/error_responses'
import { id, orNull, ref, shape, text, address, word } from '#core/openapi/schemas'
import type { Answer, ApiPart, Call } from '#core/openapi/types'
import { ADMIN_ROLES } from '#shared/admin_role'
import { BAND_ROLES } from '#shared/band_role'
import { LOGIN_PORTALS, type LoginPortal } from '#identity/login_portal'
import type UserTransformer from '#identity/transformers/user_transformer'
import { USER_TYPES } from '#identity/user_type'
import {
  forgotPasswordValidator,
  registerValidator,
  resetPasswordValidator,
  roleValidator,
  signInValidator,
} from '#identity/validators/account_validator'

export { lostDeviceApi } from '#identity/openapi_lost_device'
export { passkeysApi } from '#identity/openapi_passkeys'
export { secondFactorApi } from '#identity/openapi_second_factor'
export { openSessionsApi } from '#identity/openapi_sessions'

type User = ReturnType<UserTransformer['toObject']>

const band = shape<User['bands'][number]>({
  id,
  bandName: text('Night Bus'),
  role: word(BAND_ROLES),
})

const schemas = {
  User: shape<User>(
    {
      id,
      firstName: orNull(text('Robin')),
      lastName: orNull(text('Example')),
      email: text('robin@example.com'),
      profileImageUrl: orNull(address('https://example.com/robin.jpg')),
      userType: word(USER_TYPES),
      adminRole: orNull(word(ADMIN_ROLES)),
      artist: orNull(shape<NonNullable<User['artist']>>({ id, bandName: text('Night Bus') })),
      bands: { type: 'array', items: band },
    },
    {
      about:
        'An account, shown only to itself. `adminRole` is what an admin may do, else null. `artist` is the band that it works for now, one of its `bands`: its own comes first, then those that it is a member of.',
    }
  ),
  RoleMismatch: errorShape(
    { requested: word(LOGIN_PORTALS), actual: word(USER_TYPES) },
    'The login page that was used, and what the account is.'
  ),
}

const signedIn: Answer = { text: 'Logged in', schema: ref('User') }
const tooMany = 'Too many attempts; `Retry-After` says in how many seconds to try again'

function signInCall(portal: LoginPortal): Call {
  return {
    summary: `Log in at the ${portal} login page`,
    text: 'An unknown account and a wrong password get the same answer, in about the same time. Admins may use either login page.',
    who: 'Anyone',
    body: {
      from: signInValidator,
      example: { email: 'fan@gigstall.test', password: 'gigstall-demo' },
    },
    answers: { 200: signedIn },
    errors: {
      401: {
        text: 'The email and password don’t match, `E_INVALID_CREDENTIALS`; or they do and the account has two-step login, `E_SECOND_FACTOR`: continue with `POST /api/login/second-factor`',
        schema: { anyOf: [ref('Error'), ref('SecondFactorRequired')] },
      },
      403: {
        text: 'Only after the right password: the account belongs at the other login page, `E_ROLE_MISMATCH`, or is suspended, `E_SUSPENDED`',
        schema: { anyOf: [ref('Error'), ref('RoleMismatch')] },
      },
      429: tooMany,
    },
  }
}

function portalAddress(portal: LoginPortal): Call {
  return {
    summary: `The address of the ${portal} login page`,
    who: 'Anyone, by following a link',
    query: { words: { to: { type: 'string', description: 'A path of ours to return to' } } },
    answers: { 302: { text: 'To the page', headers: { Location: { type: 'string' } } } },
  }
}

export const identityApi: ApiPart = {
  title: 'Sessions and accounts',
  text: 'Who is calling. Fans and artists have a login page each; the session is a cookie.',
  schemas,
  calls: {
    'GET /api/auth/user': {
      summary: 'The current account',
      text: 'Either answer sets the cookie `XSRF-TOKEN`.',
      who: 'Anyone logged in',
      answers: { 200: { text: 'The account', schema: ref('User') } },
      errors: { 401: 'Not logged in' },
    },
    'POST /api/login': signInCall('fan'),
    'POST /api/login/artist': signInCall('artist'),
    'POST /api/register': {
      summary: 'Make an account and log in',
      who: 'Anyone',
      body: {
        from: registerValidator,
        example: {
          email: 'robin@example.com',
          password: 'a long enough password',
          firstName: 'Robin',
          lastName: 'Example',
          userType: 'fan',
        },
      },
      answers: { 201: { text: 'Made and logged in', schema: ref('User') } },
      errors: { 429: tooMany },
    },
    'POST /api/forgot-password': {
      summary: 'Ask for a link to set a new password',
      text: 'The answer is the same whether or not the account exists.',
      who: 'Anyone',
      body: { from: forgotPasswordValidator, example: { email: 'robin@example.com' } },
      answers: {
        202: {
          text: 'A link has been sent if the account exists',
          schema: shape<{ message: string }>({
            message: text('If there’s an account with this email, we’ve sent a link'),
          }),
        },
      },
      errors: { 429: tooMany },
    },
    'POST /api/reset-password': {
      summary: 'Set a new password with that link',
      text: 'Every other session of the account ends.',
      who: 'Anyone with the link',
      body: {
        from: resetPasswordValidator,
        example: { token: 'from-the-link', password: 'a long enough password' },
      },
      answers: { 204: { text: 'Set' } },
      errors: { 429: tooMany },
    },
    'POST /api/logout': {
      summary: 'Log out',
      who: 'Anyone',
      answers: { 204: { text: 'Logged out, or there was no session' } },
    },
    'GET /api/login': portalAddress('fan'),
    'GET /api/login/artist': portalAddress('artist'),
    'GET /api/logout': {
      summary: 'Log out by a link',
      text: 'Logs out where the link was on one of our own pages or was typed; otherwise a page asks first.',
      who: 'Anyone, by following a link',
      answers: {
        200: { text: 'The page that asks', html: true },
        302: { text: 'Logged out, to the front page', headers: { Location: { type: 'string' } } },
      },
    },
  },
}

const roleBody = { from: roleValidator, example: { role: 'artist' } }

/** Outside production only. */
export const identityDevApi: ApiPart = {
  title: 'Development',
  text: 'These exist outside production only.',
  calls: {
    'POST /api/dev/set-role': {
      summary: 'Change the role of the current account',
      text: 'Without a session, logs in as the demo account of that role.',
      who: 'Anyone, outside production',
      body: roleBody,
      answers: { 200: { text: 'The account in its role', schema: ref('User') } },
    },
    'POST /api/dev/sign-in': {
      summary: 'Log in as the demo account of a role',
      who: 'Anyone, outside production',
      body: roleBody,
      answers: { 200: signedIn },
    },
  },
}
