import type { OwnDataQuery } from '#account/queries/own_data_query'
import {
  deletionValidator,
  emailChangeValidator,
  linkValidator,
  nameValidator,
  passwordChangeValidator,
} from '#account/validators/account_validator'
import { errorShape } from '#core/openapi/error_responses'
import {
  address,
  count,
  described,
  flag,
  id,
  listOf,
  oneOfThese,
  orNull,
  ref,
  shape,
  text,
  time,
  word,
} from '#core/openapi/schemas'
import type { Answer, ApiPart } from '#core/openapi/types'
import { USER_TYPES } from '#identity/public'
import { BAND_ROLES } from '#shared/band_role'
import { CONTACT_WORDING_VERSION, contactWording } from '#shared/contact_wording'

type OwnData = Awaited<ReturnType<OwnDataQuery['handle']>>
type Account = OwnData['account']

const email = text('robin@example.com')
const rating = { type: 'integer', minimum: 1, maximum: 5, examples: [5] }
const who = 'Anyone logged in'
const tooManyTries = 'Too many tries of a password; `Retry-After` says in how many seconds to go on'

const linkIsOnItsWay = (toWhom: string): Answer => ({
  text: toWhom,
  schema: shape<{ message: string }>({
    message: text('A link is on its way to robin@example.com'),
  }),
})

const account = shape<Account>({
  id,
  email,
  firstName: orNull(text('Robin')),
  lastName: orNull(text('Example')),
  userType: word(USER_TYPES),
  profileImageUrl: orNull(address('https://example.com/robin.jpg')),
  hasPassword: flag,
  isEmailVerified: flag,
  createdAt: time,
  pendingEmail: orNull(text('robin@new.example')),
  socialAccounts: {
    type: 'array',
    items: shape<Account['socialAccounts'][number]>({
      provider: text('google'),
      label: text('Google'),
      linkedAt: time,
    }),
  },
})

const ownData = shape<OwnData>(
  {
    exportedAt: time,
    account,
    sessions: {
      type: 'array',
      items: shape<OwnData['sessions'][number]>({
        isThisOne: flag,
        lastSeenAt: orNull(time),
        expiresAt: time,
      }),
    },
    isKnownDevice: described(
      'Whether the browser that asks is remembered as a device of the account. It alone keeps that.',
      flag
    ),
    orders: listOf('BuyerOrder'),
    favoriteArtists: {
      type: 'array',
      items: shape<OwnData['favoriteArtists'][number]>({
        artistId: id,
        bandName: text('Night Bus'),
        allowsNews: flag,
        createdAt: time,
      }),
    },
    sharedContacts: {
      type: 'array',
      items: shape<OwnData['sharedContacts'][number]>({
        artistId: id,
        bandName: text('Night Bus'),
        wording: text(contactWording('Night Bus')),
        wordingVersion: count(CONTACT_WORDING_VERSION),
        agreedAt: time,
        revokedAt: orNull(time),
      }),
    },
    wishlist: {
      type: 'array',
      items: shape<OwnData['wishlist'][number]>({
        productId: id,
        name: text('Last Tram Tee'),
        createdAt: time,
      }),
    },
    reviews: {
      type: 'array',
      items: shape<OwnData['reviews'][number]>({
        product: shape<OwnData['reviews'][number]['product']>({ id, name: text('Last Tram Tee') }),
        rating,
        body: orNull(text('Soft, and the print has outlived the band.')),
        createdAt: time,
      }),
    },
    bands: {
      type: 'array',
      items: shape<OwnData['bands'][number]>({
        id,
        bandName: text('Night Bus'),
        role: word(BAND_ROLES),
      }),
    },
    bandLog: {
      type: 'array',
      items: shape<OwnData['bandLog'][number]>({
        id,
        artistId: id,
        action: text('gig.add'),
        subject: orNull(text('Spring Tour')),
        createdAt: time,
      }),
    },
    artist: oneOfThese(ref('OwnedArtist'), { type: 'null' }),
    qrCodes: listOf('QrCode'),
    gigs: listOf('Gig'),
    tours: listOf('TourDetails'),
    calendars: listOf('KeptCalendar'),
    notices: ref('NoticeChoices'),
    announcements: listOf('Announcement'),
    followerExports: {
      type: 'array',
      items: shape<OwnData['followerExports'][number]>({ exportedAt: time, rows: count(12) }),
    },
    payoutAccount: oneOfThese(ref('PayoutAccount'), { type: 'null' }),
    payouts: listOf('Payout'),
    statements: listOf('StatementWithLines'),
  },
  { about: 'Everything the shop knows of an account, for its owner to keep.' }
)

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
        422: 'The password is wrong, or the email already belongs to the caller or to someone else',
      },
    },
    'POST /api/account/email/confirm': {
      summary: 'Confirm it',
      text: 'Logged in or not: the email may be read on another device. The link works once.',
      who: 'Anyone with the link',
      body: { from: linkValidator, example: { token: 'from-the-link' } },
      answers: { 204: { text: 'The email is changed, and we’ve emailed the old one' } },
      errors: { 422: 'The link was used or has expired, or someone else now uses the email' },
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
          text: 'An order has not been posted yet and needs its address, `E_OPEN_ORDERS`; or no admin would be left, `E_LAST_ADMIN`',
          schema: oneOfThese(ref('OpenOrders'), ref('Error')),
        },
        422: 'The password is wrong, or the link was used or has expired',
        429: tooManyTries,
      },
    },
  },
}
