import type { DateTime } from 'luxon'
import { randomFrom, seedFrom, type Random } from '#artwork/random'
import { insertRows, type Row } from '#database/demo/bulk'
import { visitorHash } from '#database/demo/visits'
import type { DemoContext, PlacedCode } from '#database/demo/demo_context'

export const BASE_SCANS = 6_000

const DAYS = 90
/** The first artist, whose figures a newcomer looks at, plays larger rooms than the others. */
const FULL_ROOMS = 6
const VIEWS = 0.35
const BASKETS = 0.3

/** Scans around gigs and a trickle on the artists' own codes, with what some of the scanners looked at afterwards. */
export async function addScans(context: DemoContext) {
  const random = randomFrom(seedFrom('scans'))
  const codes = scannable(context, random)
  const products = Map.groupBy(
    context.products.filter(({ status }) => status === 'active'),
    ({ artist }) => artist.id
  )
  const scans: Row[] = []
  const events: Row[] = []
  while (scans.length < BASE_SCANS) {
    const code = random.pick(codes)
    const at = momentOf(code, context.now, random)
    if (at > context.now || at < context.now.minus({ days: DAYS })) continue
    const visitor = {
      artist_id: code.artist.id,
      qr_code_id: code.id,
      // One in six scans twice.
      visitor_hash: visitorHash(String(scans.length - (scans.length % 6 === 5 ? 1 : 0))),
    }
    scans.push({ ...visitor, scanned_at: at })
    const looked = random.chance(VIEWS)
      ? random.pick(products.get(code.artist.id) ?? [])
      : undefined
    if (!looked) continue
    events.push({
      ...visitor,
      product_id: looked.id,
      kind: 'view',
      occurred_at: at.plus({ seconds: 20 }),
    })
    if (random.chance(BASKETS))
      events.push({
        ...visitor,
        product_id: looked.id,
        kind: 'basket',
        occurred_at: at.plus({ seconds: 55 }),
      })
  }
  await insertRows(context.trx, 'scans', byTime(scans, 'scanned_at'))
  await insertRows(
    context.trx,
    'visit_events',
    byTime(
      events.filter((event) => (event.occurred_at as DateTime) <= context.now),
      'occurred_at'
    )
  )
}

/** A code as often as it is likely to be scanned: a full room, a handful of posters, a link in a profile. */
function scannable(context: DemoContext, random: Random): PlacedCode[] {
  return context.codes.flatMap((code) => {
    if (code.gig === null) return Array<PlacedCode>(3).fill(code)
    const isOver = code.gig.startsAt < context.now
    const often = isOver ? random.integer(4, 20) : 1
    return Array<PlacedCode>(code.artist === context.artists[0] ? often * FULL_ROOMS : often).fill(
      code
    )
  })
}

function momentOf({ gig }: PlacedCode, now: DateTime, random: Random): DateTime {
  if (gig === null) return now.minus({ minutes: random.integer(5, DAYS * 1_440) })
  // Posters hang a week before a gig.
  if (gig.startsAt > now) return now.minus({ minutes: random.integer(5, 7 * 1_440) })
  const lot = random.next()
  if (lot < 0.8) return gig.startsAt.plus({ minutes: random.integer(-50, 240) })
  return gig.startsAt.plus({
    minutes: lot < 0.9 ? random.integer(-360, -50) : random.integer(240, 3_600),
  })
}

function byTime(rows: Row[], column: string): Row[] {
  return rows.toSorted((one, other) => Number(one[column]) - Number(other[column]))
}
