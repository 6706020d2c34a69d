import { randomFrom, seedFrom } from '#artwork/random'
import { insertRows, reserveIds } from '#database/demo/bulk'
import { FIRST_ARTISTS } from '#database/demo/data/artists_first'
import { SECOND_ARTISTS } from '#database/demo/data/artists_second'
import { accentOf, placePhoto } from '#database/demo/pictures'
import type { DemoContext, PlacedArtist } from '#database/demo/demo_context'
import { percentage } from '#shared/percentage'

export const DEMO_ARTISTS = [...FIRST_ARTISTS, ...SECOND_ARTISTS]

const HOUSE_SHARE = 60

/** Every artist with an account of their own; the first belongs to the demo account and is artist 1 where that is free. */
export async function addArtists(context: DemoContext) {
  const ids = await freeArtistIds(context)
  const userIds = await ownerIds(context)
  const taken = await takenNames(context)
  const random = randomFrom(seedFrom('artists'))
  context.artists.push(
    ...DEMO_ARTISTS.map((artist, index) => ({
      ...artist,
      name: taken.has(artist.name.toLowerCase()) ? `${artist.name} (demo)` : artist.name,
      id: ids[index],
      userId: userIds[index],
      shareOfProfit: percentage((artist.share ?? HOUSE_SHARE) * 100),
      createdAt: context.now.minus({
        days: random.integer(380, 900),
        hours: random.integer(0, 23),
      }),
    }))
  )
  const own = await profileOfDemoAccount(context)
  if (own) Object.assign(context.artists[0], own)
  const added = own ? context.artists.slice(1) : context.artists
  await insertRows(
    context.trx,
    'artists',
    await Promise.all(added.map((artist) => rowOf(context, artist)))
  )
}

async function rowOf(context: DemoContext, artist: PlacedArtist) {
  return {
    id: artist.id,
    user_id: artist.userId,
    band_name: artist.name,
    genre: artist.genre,
    sub_genre: artist.subGenre,
    location: artist.location,
    bio: artist.bio,
    website: `https://${artist.handle}.example.com`,
    social_links: linksOf(artist),
    profile_image_url: await placePhoto(artist),
    accent_color: accentOf(artist),
    is_verified: artist.isVerified ?? false,
    is_hidden: false,
    total_sales: 0,
    units_sold: 0,
    profit_share_percentage: artist.shareOfProfit / 100,
    created_at: artist.createdAt,
    updated_at: context.now,
  }
}

/**
 * Names that no network gives out, for their hyphens and length: an invented band must not point at a stranger's profile.
 */
const NO_PROFILE = 'an-invented-artist-of-gigstall'
const PROFILE_BASES: Record<string, string> = {
  instagram: 'https://instagram.com/',
  youtube: 'https://youtube.com/@',
  facebook: 'https://facebook.com/',
  twitter: 'https://x.com/',
}

function linksOf({ handle }: PlacedArtist) {
  const random = randomFrom(seedFrom(handle))
  const names = ['instagram', 'youtube', 'facebook', 'twitter', 'otherLink'].filter(
    (_, index) => index === 0 || random.chance(0.5)
  )
  return Object.fromEntries(
    names.map((name) => [
      name,
      name in PROFILE_BASES
        ? `${PROFILE_BASES[name]}${NO_PROFILE}-${handle}`
        : `https://links.example.com/${handle}`,
    ])
  )
}

async function freeArtistIds({ trx }: DemoContext): Promise<number[]> {
  const ids = await reserveIds(trx, 'artists', DEMO_ARTISTS.length)
  const isFirstFree =
    !ids.includes(1) && (await trx.from('artists').where('id', 1).first()) === null
  return isFirstFree ? [1, ...ids.slice(1)] : ids
}

async function ownerIds(context: DemoContext): Promise<number[]> {
  const ids = await reserveIds(context.trx, 'users', DEMO_ARTISTS.length)
  if (context.accounts) ids[0] = context.accounts.artist
  const rows = DEMO_ARTISTS.map(({ handle, name }, index) => ({
    id: ids[index],
    email: `${handle}@example.com`,
    first_name: name,
    user_type: 'artist',
    email_verified_at: context.now,
    created_at: context.now.minus({ days: 900 }),
    updated_at: context.now,
  }))
  await insertRows(context.trx, 'users', context.accounts ? rows.slice(1) : rows)
  return ids
}

async function takenNames({ trx }: DemoContext): Promise<Set<string>> {
  const rows = await trx.from('artists').select(trx.raw('lower(band_name) AS name'))
  return new Set(rows.map((row) => row.name))
}

/** The profile of the demo account, where it was set up before the demo data was added: it is kept. */
async function profileOfDemoAccount({ trx, accounts }: DemoContext) {
  const row =
    accounts &&
    (await trx.from('artists').where('user_id', accounts.artist).select('id', 'band_name').first())
  return row ? { id: row.id as number, name: row.band_name as string } : null
}
