import { identityNotConfirmed } from '#core/openapi/error_responses'
import {
  described,
  flag,
  id,
  listOf,
  money,
  orNull,
  ref,
  shape,
  text,
  time,
  word,
} from '#core/openapi/schemas'
import type { ApiPart, JsonSchema } from '#core/openapi/types'
import { APPLIES_TO, type GigShare } from '#gigs/gig_shares'
import type { GigSharesShape } from '#gigs/transformers/gig_share_transformer'
import { attendanceValidator, gigSharesValidator } from '#gigs/validators/gig_share_validator'
import { PARTY_KINDS, SHARE_BASES } from '#pricing/public'

type InWords = GigSharesShape['shares'][number]
type Change = GigSharesShape['changes'][number]
type LeavingNothing = GigSharesShape['leavingNothing'][number]

const percent: JsonSchema = { type: 'number', minimum: 0, maximum: 100, examples: [20] }

const BASES = '`gross`: what fans paid for goods, without tax; `earnings`: the artist’s part'

const share = {
  id,
  kind: word(PARTY_KINDS),
  name: text('The Old Transformer'),
  vatNumber: orNull(text('GB 412 0097 31')),
  base: described(BASES, word(SHARE_BASES)),
  apparel: percent,
  otherGoods: percent,
  music: percent,
}

const CLOSED =
  'Changed in the meantime: `E_CONCURRENT_MODIFICATION`; or the settlement sheet is closed: `E_SHEET_CLOSED`'

const example = {
  kind: 'venue',
  name: 'The Old Transformer',
  vatNumber: 'GB 412 0097 31',
  base: 'gross',
  apparel: 20,
  otherGoods: 20,
  music: 10,
}

/** The calls on the shares and the attendance of a gig. */
export const gigSharesApi: Pick<ApiPart, 'schemas' | 'calls'> = {
  schemas: {
    GigShare: shape<GigShare>(share),
    GigShareInWords: shape<InWords>({ ...share, terms: text('20% of gross, music 10%') }),
    GigShareChange: shape<Change>({
      appliesTo: described('Orders from then on, or the whole gig', word(APPLIES_TO)),
      at: time,
      shares: listOf('GigShare'),
    }),
    LeavingNothing: shape<LeavingNothing>(
      {
        productId: id,
        name: text('Route Map Tee'),
        sellingPrice: money(17.5),
        earnings: money(3),
        short: described('What is agreed beyond the artist’s part', money(0.8)),
      },
      { about: 'A product on sale of which the shares leave the artist nothing; of one piece.' }
    ),
    GigShares: shape<GigSharesShape>(
      {
        gigId: id,
        isClosed: described('Whether the settlement sheet is closed', flag),
        shares: listOf('GigShareInWords'),
        changes: { type: 'array', items: ref('GigShareChange') },
        leavingNothing: listOf('LeavingNothing'),
        updatedAt: described('Of the gig, for a change of it', time),
      },
      { about: 'What the parties of a gig get, in the order in which a refund takes from them.' }
    ),
  },
  calls: {
    'GET /api/gigs/{id}/shares': {
      summary: 'The shares of a gig',
      who: 'Its artist and admins',
      path: { id: 'The gig' },
      answers: { 200: { text: 'With the latest changes first', schema: ref('GigShares') } },
      errors: { 404: 'Another artist’s, or none' },
    },
    'PUT /api/gigs/{id}/shares': {
      summary: 'Change the shares of a gig',
      text: 'The whole list; a party that stays keeps its `id`. They count for orders placed from now on (`from_now`, the default), or for all of the gig (`whole_gig`, which needs `confirm`). Percentages of one base come to at most 100 in each category.',
      who: 'Its artist',
      path: { id: 'The gig' },
      body: {
        from: gigSharesValidator,
        example: {
          shares: [example],
          appliesTo: 'from_now',
          updatedAt: '2026-11-21T19:30:00.000Z',
        },
      },
      answers: { 200: { text: 'The shares', schema: ref('GigShares') } },
      errors: {
        403: identityNotConfirmed('Not the owner of the band'),
        404: 'Unknown, or another artist’s',
        409: `${CLOSED}; or \`confirm\` is missing: \`E_WHOLE_GIG_UNCONFIRMED\``,
        422: 'Not as described, or more than 100%',
      },
    },
    'PUT /api/gigs/{id}/attendance': {
      summary: 'Say how many people came',
      text: 'For the settlement sheet and the tour; null where it is not known. Without `updatedAt` the last number sent counts.',
      late: true,
      who: 'Its artist',
      path: { id: 'The gig' },
      body: {
        from: attendanceValidator,
        example: { attendance: 412 },
      },
      answers: { 200: { text: 'The gig', schema: ref('Gig') } },
      errors: { 404: 'Unknown, or another artist’s', 409: CLOSED },
    },
  },
}
