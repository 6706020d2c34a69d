/** What visitors ask for: stores and products as people open them, some of it again, in the encodings of their browsers. */
import { valuesOf } from '../../launcher/database_names.js'

const ENCODINGS = [
  ['br', 0.7],
  ['gzip', 0.2],
  ['identity', 0.1],
]
const OF_STORES = 0.4
const OF_VISITS = 0.05
const OF_ASKED_AGAIN = 0.1

const chance = (random) => random.below(1_000_000) / 1_000_000

/** @returns `[{ path, headers, isKnown }]`, `isKnown` where the caller has the page already; drawn so that the n-th most popular page is opened 1/n as often */
export async function drawRequests(databaseUrl, { count, random, version }) {
  const { product, artist } = await popularIn(databaseUrl, random)
  return Array.from({ length: count }, () => {
    const path = chance(random) < OF_STORES ? `/store/${artist()}` : `/product/${product()}`
    const headers = { 'accept-encoding': weighted(ENCODINGS, random) }
    if (chance(random) < OF_VISITS) Object.assign(headers, visitOf(version))
    return { path, headers, isKnown: chance(random) < OF_ASKED_AGAIN }
  })
}

/** Lists and products as programs read them, with the same chances. */
export async function drawCalls(databaseUrl, { count, random }) {
  const { product, artist } = await popularIn(databaseUrl, random)
  const headers = { 'accept-encoding': 'gzip', 'accept': 'application/json' }
  const drawn = (path) => Array.from({ length: count }, () => ({ path: path(), headers }))
  const lists = () =>
    chance(random) < 0.5
      ? `/api/artists/${artist()}/products`
      : `/api/products?limit=${20 + random.below(5)}`
  return { lists: drawn(lists), products: drawn(() => `/api/products/${product()}`) }
}

/** The headers of a visit of Inertia. */
export const visitOf = (version) => ({ 'x-inertia': 'true', 'x-inertia-version': version })

/** The name of what is answered: the address and the headers that choose the form. */
export const formOf = ({ path, headers }) =>
  [path, headers['accept-encoding'], headers['x-inertia'] ?? ''].join(' ')

/** Functions that draw one of the thousand most popular products, and one of the sixty most popular artists. */
async function popularIn(databaseUrl, random) {
  const ids = async (query) => (await valuesOf(databaseUrl, query)).map(Number)
  const products = await ids(
    `select products.id from products join artists on artists.id = artist_id
      where status = 'active' and not is_hidden order by units_sold_30_days desc, products.id limit 1000`
  )
  const artists = await ids(
    'select id from artists where not is_hidden order by units_sold desc, id limit 60'
  )
  return { product: zipf(products, random), artist: zipf(artists, random) }
}

function zipf(things, random) {
  const sums = []
  for (const place of things.keys()) sums.push((sums.at(-1) ?? 0) + 1 / (place + 1))
  return () => {
    const wanted = chance(random) * sums.at(-1)
    return things[sums.findIndex((sum) => sum >= wanted)]
  }
}

function weighted(choices, random) {
  let left = chance(random)
  for (const [choice, share] of choices) if ((left -= share) < 0) return choice
  return choices[0][0]
}
