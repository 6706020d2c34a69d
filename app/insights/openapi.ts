import {
  address,
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
} from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'
import { VISIT_EVENTS } from '#gigs/public'
import type { LiveGig } from '#insights/queries/live_gig_report'
import { settlementApi } from '#insights/settlement/settlement_openapi'
import { eventValidator } from '#insights/validators/event_validator'

type Best = LiveGig['best'][number]
type Sale = LiveGig['latest'][number]
type Evening = NonNullable<LiveGig['evening']>

const picture = orNull(address('/artwork/mockups/tshirt/black.svg'))

export const insightsApi: ApiPart = {
  title: 'Gig figures',
  text: 'What visitors did after a scan: product views and cart additions are counted for the gig they come from.',
  schemas: {
    ...settlementApi.schemas,
    BestSeller: shape<Best>({
      productId: id,
      name: text('Last Tram Tee'),
      imageUrl: picture,
      units: count(31),
    }),
    LiveSale: shape<Sale>({
      id,
      name: text('Last Tram Tee'),
      imageUrl: picture,
      variant: described(
        'Size and colour; empty where there is nothing to choose',
        text('M · Black')
      ),
      units: count(1),
      amount: money(24),
      at: time,
      time: described(
        'As clocks show it at the venue, with its day once the night is over',
        text('21:05')
      ),
    }),
    SoldQuarter: shape<Evening['quarters'][number]>({ time: text('20:15'), units: count(6) }),
    LiveEvening: shape<Evening>(
      { quarters: listOf('SoldQuarter'), until: text('23:30') },
      {
        about:
          'Items sold by quarter of an hour, quiet ones included, as clocks show it at the venue.',
      }
    ),
    LiveGig: shape<LiveGig>(
      {
        gig: shape<LiveGig['gig']>({
          id,
          name: text('Early Closing Tour'),
          place: text('The Old Transformer, Leeds'),
          time: text('19:30'),
          date: text('Sat 14 Nov 2026'),
          when: { type: 'string', enum: ['coming', 'now', 'past'] },
          hasBegun: flag,
          isCancelled: flag,
        }),
        scans: count(412),
        earlyScans: described('Before its hours, shown separately; 0 once it begins', count(0)),
        visitors: count(350),
        orders: count(31),
        buyers: described('What was paid together counts once', count(26)),
        conversion: described(
          'Buyers per hundred visitors; null without visitors',
          orNull({ type: 'number', minimum: 0, examples: [7.4] })
        ),
        units: count(36),
        revenue: money(864),
        best: listOf('BestSeller'),
        latest: listOf('LiveSale'),
        evening: described('Null before the first sale of the night', orNull(ref('LiveEvening'))),
      },
      { about: 'A gig as the room may see it; revenue in pounds, without shipping and refunds.' }
    ),
  },
  calls: {
    ...settlementApi.calls,
    'POST /api/events': {
      summary: 'Report a product view or a cart addition',
      text: 'Counted once a day for a device that came to the artist through a code in the last seven days; any other call gets the same answer and is not counted. Bots and prefetched pages never count.',
      who: 'Anyone',
      late: true,
      body: { from: eventValidator, example: { kind: 'view', productId: 1 } },
      answers: { 202: { text: `Heard: ${VISIT_EVENTS.join(' or ')}` } },
    },
    'GET /api/gigs/{id}/live': {
      summary: 'A gig’s live figures',
      text: 'For the board at the gig. With `Accept: text/event-stream` the answer is a stream of Server-Sent Events: `figures` with the same JSON at first and each time it changes, with an id for `Last-Event-ID`; `beat` every 15 seconds; `full` where the account has opened too many boards, which then poll instead. The stream ends with the session, and after an hour. A client that cannot use the stream polls every few seconds with `If-None-Match`.',
      who: 'Its artist and admins',
      path: { id: 'The gig' },
      answers: {
        200: { text: 'Its sums and its latest sales', schema: ref('LiveGig') },
        304: { text: 'Nothing has happened since' },
      },
      errors: {
        404: 'Another artist’s, or none',
        503: 'Too many boards are open at this server; poll instead',
      },
    },
  },
}
