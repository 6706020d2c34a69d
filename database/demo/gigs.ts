import type { DateTime } from 'luxon'
import { randomFrom, seedFrom, type Random } from '#artwork/random'
import { insertRows, reserveIds, type Row } from '#database/demo/bulk'
import { codeFrom } from '#database/demo/codes'
import { TOURS, VENUES } from '#database/demo/data/venues'
import type { DemoContext, PlacedArtist, PlacedCode, PlacedGig } from '#database/demo/demo_context'
import { storePath } from '#gigs/code'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'

/** Days from today of every artist's gigs, each moved a little by lot. */
const GIG_DAYS = [-74, -46, -23, -9, 16, 38]

export const DEMO_CODE = 'DEMO-GIG'

/** Tonight at half past seven in London. */
export function tonight(now: DateTime): DateTime {
  return now.setZone(PLATFORM_TIMEZONE).set({ hour: 19, minute: 30, second: 0, millisecond: 0 })
}

/** Past and coming gigs with a QR code each, and every artist's default code. The first artist plays tonight. */
export async function addGigs(context: DemoContext) {
  const random = randomFrom(seedFrom('gigs'))
  const plans: Row[] = context.artists.flatMap((artist, index) => {
    const days = GIG_DAYS.filter(
      (_, place) => index === 0 || place % 2 === index % 2 || random.chance(0.4)
    )
    const gigs = days.map((day) => gigRow(context, artist, day + random.integer(-4, 4), random))
    return index === 0 ? [...gigs, demoGig(context, artist)] : gigs
  })
  const ids = await reserveIds(context.trx, 'gigs', plans.length)
  const rows = plans.map((plan, index) => ({ id: ids[index], ...plan }))
  await insertRows(context.trx, 'gigs', rows)
  const artists = new Map(context.artists.map((artist) => [artist.id, artist]))
  const gigs = rows.map(
    (row: Row) =>
      ({
        id: row.id,
        artist: artists.get(row.artist_id as number),
        name: row.name,
        startsAt: row.starts_at,
      }) as PlacedGig
  )
  await addCodes(context, gigs, random)
}

async function addCodes(context: DemoContext, gigs: PlacedGig[], random: Random) {
  const owners = [
    ...context.artists.map((artist) => ({ artist, gig: null })),
    ...gigs.map((gig) => ({ artist: gig.artist, gig })),
  ]
  const ids = await reserveIds(context.trx, 'qr_codes', owners.length)
  const rows = owners.map(({ artist, gig }, index) => {
    const isTonight =
      gig !== null && artist === context.artists[0] && gig.startsAt.equals(tonight(context.now))
    const code = isTonight ? DEMO_CODE : codeFrom(random, 8)
    return {
      id: ids[index],
      artist_id: artist.id,
      gig_id: gig?.id ?? null,
      code,
      store_url: storePath(artist.id, code),
      event_name: gig?.name ?? null,
      scan_count: 0,
      // A code of a gig long past is often switched off.
      is_active:
        isTonight ||
        gig === null ||
        gig.startsAt > context.now.minus({ days: 40 }) ||
        random.chance(0.5),
      is_default: gig === null,
      created_at: gig ? gig.startsAt.minus({ days: 20 }) : artist.createdAt,
      updated_at: context.now,
    }
  })
  const taken = await context.trx
    .from('qr_codes')
    .where('is_default', true)
    .whereIn(
      'artist_id',
      context.artists.map(({ id }) => id)
    )
    .select('artist_id')
  const added = rows.filter(
    (row) => !row.is_default || !taken.some((other) => other.artist_id === row.artist_id)
  )
  await insertRows(context.trx, 'qr_codes', added)
  const placed = new Set(added.map((row) => row.id))
  context.codes.push(
    ...owners
      .map((owner, index): PlacedCode => ({ id: ids[index], ...owner }))
      .filter((code) => placed.has(code.id))
  )
}

function gigRow(context: DemoContext, artist: PlacedArtist, day: number, random: Random): Row {
  const [venue, city, timeZone] = random.pick(VENUES)
  const startsAt = context.now
    .plus({ days: day })
    .setZone(timeZone)
    .set({
      hour: random.pick([19, 19, 20, 20, 14]),
      minute: random.pick([0, 30]),
      second: 0,
      millisecond: 0,
    })
  return {
    artist_id: artist.id,
    name: random.pick(TOURS),
    venue,
    city,
    starts_at: startsAt,
    time_zone: timeZone,
    created_at: startsAt.minus({ days: 60 }),
    updated_at: context.now,
  }
}

function demoGig(context: DemoContext, artist: PlacedArtist): Row {
  return {
    artist_id: artist.id,
    name: 'Early Closing Tour',
    venue: 'The Old Transformer',
    city: 'Leeds',
    starts_at: tonight(context.now),
    time_zone: PLATFORM_TIMEZONE,
    created_at: context.now.minus({ days: 40 }),
    updated_at: context.now,
  }
}
