import { ownActs, ownWork } from '#account/own_acts_schema'
import type { OwnDataQuery } from '#account/queries/own_data_query'
import {
  address,
  count,
  described,
  flag,
  id,
  listOf,
  money,
  oneOfThese,
  orNull,
  ref,
  shape,
  text,
  time,
  word,
} from '#core/openapi/schemas'
import { USER_TYPES } from '#identity/public'
import { BAND_ROLES } from '#shared/band_role'
import { CONTACT_WORDING_VERSION, contactWording } from '#shared/contact_wording'
import { REPORT_REASONS, REPORT_STATES } from '#shared/report'

type OwnData = Awaited<ReturnType<OwnDataQuery['handle']>>
type Account = OwnData['account']

const email = text('robin@example.com')
const rating = { type: 'integer', minimum: 1, maximum: 5, examples: [5] }

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
  secondFactor: oneOfThese(
    shape<NonNullable<Account['secondFactor']>>({
      appAddedAt: orNull(time),
      passkeys: listOf('Passkey'),
      recoveryCodesLeft: count(10),
    }),
    { type: 'null' }
  ),
  secondFactorRemoval: oneOfThese(ref('SecondFactorRemoval'), { type: 'null' }),
  socialAccounts: {
    type: 'array',
    items: shape<Account['socialAccounts'][number]>({
      provider: text('google'),
      label: text('Google'),
      linkedAt: time,
    }),
  },
})

/** Schema of the answer of `GET /api/account/export`, for the OpenAPI document. */
export const ownData = shape<OwnData>(
  {
    exportedAt: time,
    account,
    sessions: listOf('ExportedSession'),
    isKnownDevice: described(
      'Whether the browser that asks is remembered as a device of the account. It alone keeps that.',
      flag
    ),
    logIns: listOf('ExportedLogIn'),
    secondFactorRemovals: listOf('ExportedRemoval'),
    orders: listOf('BuyerOrder'),
    receipts: {
      type: 'array',
      items: shape<OwnData['receipts'][number]>({
        number: text('R-000123'),
        isCreditNote: flag,
        issuedAt: time,
        total: money(28.58),
        orderNumbers: { type: 'array', items: text('GS-7K2M9QX4') },
      }),
    },
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
    reports: {
      type: 'array',
      items: shape<OwnData['reports'][number]>({
        artistId: id,
        productId: described('Null where a store was reported', orNull(id)),
        reason: word(REPORT_REASONS),
        words: text('This is my photo of the harbour.'),
        evidenceUrl: orNull(text('https://example.com/harbour')),
        email: orNull(text('robin@example.com')),
        state: word(REPORT_STATES),
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
    ...ownActs,
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
    ...ownWork,
    payoutAccount: oneOfThese(ref('PayoutAccount'), { type: 'null' }),
    payouts: listOf('Payout'),
    statements: listOf('StatementWithLines'),
  },
  { about: 'Everything the shop knows of an account, for its owner to keep.' }
)
