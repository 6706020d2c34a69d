import {
  count,
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
import type { Addendum } from '#insights/settlement/settlement_addenda'
import type { SettledCategory, SettledPiece } from '#insights/settlement/settlement_goods'
import type { SettledParty } from '#insights/settlement/settlement_parties'
import type { Settlement } from '#insights/settlement/settlement_sheet'
import { closingValidator } from '#insights/validators/closing_validator'
import { GOODS_CATEGORIES, PARTY_KINDS } from '#pricing/public'
import { PRODUCT_TYPES } from '#shared/product_type'

type Total = SettledParty['total']
type WithAddenda = NonNullable<Settlement['withAddenda']>
type Part = { id: number; name: string; payable: number }

/** Below zero where it takes something away. */
const change = (example: number): JsonSchema => ({ type: 'number', examples: [example] })

const listOfTypes: JsonSchema = { type: 'array', items: word(PRODUCT_TYPES) }

const part = shape<Part>({ id, name: text('The Old Transformer'), payable: change(409.48) })

const parts: JsonSchema = { type: 'array', items: part }

const amounts = {
  agreed: change(415.4),
  payable: change(409.48),
  short: change(5.92),
}

const category = word(GOODS_CATEGORIES)

/** The calls on the settlement sheet of a gig. */
export const settlementApi: Pick<ApiPart, 'schemas' | 'calls'> = {
  schemas: {
    SettledCategory: shape<SettledCategory>({
      category,
      types: listOfTypes,
      units: count(51),
      gross: money(1467.68),
    }),
    SettledParty: shape<SettledParty>({
      id,
      kind: word(PARTY_KINDS),
      name: text('The Old Transformer'),
      terms: described('As agreed now; empty where removed', text('20% of gross, music 10%')),
      lines: {
        type: 'array',
        items: shape<SettledParty['lines'][number]>({ category, ...amounts }),
      },
      refund: shape<Total>(amounts),
      total: shape<Total>(amounts),
      vat: orNull(
        shape<NonNullable<SettledParty['vat']>>({
          number: text('GB 412 0097 31'),
          amount: money(68.25),
          net: money(341.23),
        })
      ),
    }),
    SettledPiece: shape<SettledPiece>({
      productId: id,
      name: text('Route Map Tee'),
      units: count(8),
      price: money(17.5),
      making: money(12.5),
      platform: change(2),
      earnings: money(3),
      own: money(0),
      agreed: money(3.8),
      short: described('Of all the pieces', money(6.4)),
      parties: {
        type: 'array',
        items: shape<SettledPiece['parties'][number]>({
          id,
          kind: word(PARTY_KINDS),
          name: text('The Old Transformer'),
          payable: money(2.76),
        }),
      },
    }),
    Addendum: shape<Addendum>({
      kind: word(['late_order', 'refund', 'correction']),
      at: time,
      orderNumber: text('GS-7K2M9Q'),
      sales: change(-10),
      earnings: change(-3),
      own: change(-0.7),
      parties: parts,
    }),
    Settlement: shape<Settlement>(
      {
        gig: shape<Settlement['gig']>({
          id,
          name: text('Early Closing Tour'),
          place: text('The Old Transformer, Leeds'),
          city: text('Leeds'),
          startsAt: time,
          timeZone: text('Europe/London'),
          day: text('14 Nov'),
          date: text('Sat 14 Nov 2026'),
          time: text('19:30'),
          isCancelled: flag,
        }),
        venue: orNull(text('The Old Transformer')),
        bandName: text('Half-Day Wednesday'),
        attendance: orNull(count(412)),
        perHead: described('Gross by attendance', orNull(money(5.47))),
        visitors: count(214),
        paidOrders: count(71),
        conversion: orNull({ type: 'number', minimum: 0, examples: [33.2] }),
        categories: listOf('SettledCategory'),
        units: count(87),
        unitsLeft: described('Without those refunded in full', count(87)),
        gross: money(2255.68),
        refunds: shape<Settlement['refunds']>({ orders: count(1), amount: money(10) }),
        afterRefunds: money(2245.68),
        tax: described('Within what was not refunded', money(0)),
        earnings: described('The artist’s part before shares', money(656.29)),
        own: described('What the artist keeps', money(181.66)),
        parties: listOf('SettledParty'),
        short: money(6.4),
        shortPieces: listOf('SettledPiece'),
        example: described('One piece of what sold most', orNull(ref('SettledPiece'))),
        countsUntil: time,
        version: described(
          'To be sent when it is closed',
          text('0123456789abcdef0123456789abcdef')
        ),
        countedAt: time,
        isCounting: described('Whether orders still count', flag),
        closedAt: orNull(time),
        addenda: listOf('Addendum'),
        withAddenda: orNull(
          shape<WithAddenda>({
            afterRefunds: money(2235.68),
            earnings: money(653.29),
            own: change(180.96),
            parties: parts,
          })
        ),
      },
      { about: 'The settlement sheet of a gig; amounts in pounds, without shipping.' }
    ),
  },
  calls: {
    'GET /api/gigs/{id}/settlement': {
      summary: 'The settlement sheet of a gig',
      text: 'As it is now; once it is closed, as it was then, with what came later as addenda.',
      who: 'Its artist and admins',
      path: { id: 'The gig' },
      answers: { 200: { text: 'The sheet', schema: ref('Settlement') } },
      errors: { 404: 'Another artist’s, or none' },
    },
    'POST /api/gigs/{id}/settlement/close': {
      summary: 'Close the settlement sheet of a gig',
      text: 'For good, with the figures that `version` names. Attendance and shares of the gig can’t change from then on.',
      who: 'Its artist',
      path: { id: 'The gig' },
      body: {
        from: closingValidator,
        example: { version: '0123456789abcdef0123456789abcdef' },
      },
      answers: { 200: { text: 'The closed sheet', schema: ref('Settlement') } },
      errors: {
        404: 'Unknown, or another artist’s',
        409: 'Closed already: `E_SHEET_CLOSED`; or its figures have changed: `E_SHEET_CHANGED`',
      },
    },
  },
}
