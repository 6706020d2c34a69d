import { ownData } from '#account/own_data_schema'
import {
  deletionValidator,
  emailChangeValidator,
  linkValidator,
  nameValidator,
  passwordChangeValidator,
} from '#account/validators/account_validator'
import { errorShape, identityNotConfirmed } from '#core/openapi/error_responses'
import { oneOfThese, ref, shape, text } from '#core/openapi/schemas'
import type { Answer, ApiPart } from '#core/openapi/types'

const who = 'Anyone logged in'
const tooManyTries = 'Too many tries of a password; `Retry-After` says in how many seconds to go on'

const linkIsOnItsWay = (toWhom: string): Answer => ({
  text: toWhom,
  schema: shape<{ message: string }>({
    message: text('A link is on its way to robin@example.com'),
  }),
})

export const accountApi: ApiPart = {
  title: 'One’s own account',
  text: 'Change, export and delete it. If the account has a password, important calls ask for it again.',
  schemas: {
    OwnData: ownData,
    OpenOrders: errorShape(
      { orderNumbers: { type: 'array', items: text('GS-7QK2-81XM') } },
      'The orders that are not on the way yet.'
    ),
  },
  calls: {
    'PATCH /api/account': {
      summary: 'Change one’s name',
      text: 'Fields left out keep their value; null removes it.',
      who,
      body: { from: nameValidator, example: { firstName: 'Robin', lastName: null } },
      answers: { 200: { text: 'The account', schema: ref('User') } },
    },
    'POST /api/account/email': {
      summary: 'Ask for another email',
      text: 'The old email stays until the link sent to the new one is confirmed, within 24 hours.',
      who,
      body: {
        from: emailChangeValidator,
        example: { email: 'robin@new.example', currentPassword: 'a long enough password' },
      },
      answers: { 202: linkIsOnItsWay('A link was emailed to the new address') },
      errors: {
        403: {
          ...identityNotConfirmed(),
          text: 'An account without a password has neither logged in nor confirmed its identity within ten minutes: `E_CONFIRM_IDENTITY`',
        },
        422: 'The password is wrong, or the email already belongs to the caller or to someone else',
      },
    },
    'POST /api/account/email/confirm': {
      summary: 'Confirm it',
      text: 'Logged in or not: the email may be read on another device. An account with two-step login has to be logged in itself. The link works once.',
      who: 'Anyone with the link',
      body: { from: linkValidator, example: { token: 'from-the-link' } },
      answers: { 204: { text: 'The email is changed, and we’ve emailed the old one' } },
      errors: {
        401: 'The account has two-step login and is not the one logged in; the link goes on working',
        422: 'The link was used or has expired, or someone else now uses the email',
      },
    },
    'POST /api/account/verification': {
      summary: 'Ask for the link that proves one’s email',
      text: 'A new account is emailed one. It works for 24 hours. If the email is already confirmed, nothing is sent.',
      who,
      answers: { 202: linkIsOnItsWay('A link was emailed, or is not needed') },
    },
    'POST /api/account/verification/confirm': {
      summary: 'Prove it',
      text: 'With the emailed link, logged in to the account that it was sent for. The link works once.',
      who,
      body: { from: linkValidator, example: { token: 'from-the-link' } },
      answers: { 204: { text: 'The email is proved' } },
      errors: { 422: 'The link was used, has expired, or belongs to another account' },
    },
    'PUT /api/account/password': {
      summary: 'Change one’s password',
      text: 'Every other session of the account ends.',
      who,
      body: {
        from: passwordChangeValidator,
        example: {
          currentPassword: 'a long enough password',
          password: 'another long enough one',
        },
      },
      answers: { 204: { text: 'Changed' } },
      errors: { 422: 'The current password is wrong', 429: tooManyTries },
    },
    'POST /api/account/sign-out-everywhere': {
      summary: 'End every session, this one too',
      who,
      answers: { 204: { text: 'Logged out everywhere' } },
    },
    'GET /api/account/export': {
      summary: 'Export one’s data',
      who,
      answers: {
        200: {
          text: 'As a file to keep',
          schema: ref('OwnData'),
          headers: {
            'Content-Disposition': {
              type: 'string',
              pattern: '^attachment; filename="gigstall-my-data-\\d{4}-\\d\\d-\\d\\d\\.json"$',
            },
          },
        },
      },
    },
    'POST /api/account/deletion-link': {
      summary: 'Ask for a link to delete an account that has no password',
      text: 'Works once, within an hour.',
      who,
      answers: { 202: linkIsOnItsWay('A link was emailed to the account') },
    },
    'DELETE /api/account': {
      summary: 'Delete one’s account for good',
      text: 'With its `password`, or the `token` of the emailed link where it has none. Orders are anonymised, an artist’s products retire.',
      who,
      body: { from: deletionValidator, example: { password: 'a long enough password' } },
      answers: { 204: { text: 'Deleted, and logged out everywhere' } },
      errors: {
        409: {
          text: 'An order has not been posted yet and needs its address, `E_OPEN_ORDERS`; or no owner would be left, `E_LAST_ADMIN`',
          schema: oneOfThese(ref('OpenOrders'), ref('Error')),
        },
        422: 'The password is wrong, or the link was used or has expired',
        429: tooManyTries,
      },
    },
  },
}
