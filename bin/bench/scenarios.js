/** What is measured. `goal`: requests a second to reach; `grows: false` where more products may mean more work. */
import { valuesOf } from '../launcher/database_names.js'

const fan = { loginPath: '/api/login', email: 'fan@gigstall.test' }

/** @returns `[{ name, path, goal, isPage, as }]` for the shop in this database */
export async function scenarios(databaseUrl) {
  const [product] = await valuesOf(
    databaseUrl,
    `select id from products where status = 'active' and artist_id = 1 order by id limit 1`
  )
  return scenariosOf({ product, cursor: await deepCursor(databaseUrl) })
}

function scenariosOf({ product, cursor }) {
  return [
    {
      name: 'List of 20 with variants',
      path: '/api/products?limit=20&include=variants',
      goal: 1200,
    },
    { name: 'One product with variants', path: `/api/products/${product}`, goal: 2500 },
    { name: 'List of 20, popular', path: '/api/products?limit=20&sort=popular' },
    {
      name: 'List of 20, price, one type',
      path: '/api/products?limit=20&sort=price-asc&type=hoodie',
    },
    { name: 'Search', path: '/api/products?limit=20&search=shirt' },
    { name: 'Search, misspelt', path: '/api/products?limit=20&search=hoddie' },
    { name: 'Search, begun', path: '/api/products?limit=20&search=hood' },
    // The small shop has one such product: the same answer from both.
    { name: 'Search, artist and word', path: '/api/products?limit=1&search=velvet+encore' },
    { name: 'Search, one word in thirty', path: '/api/products?limit=20&search=copper' },
    {
      name: 'Search, deep page',
      path: `/api/products?limit=20&search=hoodie&sort=popular&cursor=${cursor}`,
    },
    { name: 'Collections', path: '/api/collections?limit=12' },
    {
      name: 'Collections, filtered',
      path: '/api/collections?limit=12&genre=rock&type=hoodie&sort=price-asc',
    },
    { name: 'Collections, search', path: '/api/collections?limit=12&search=encore&sort=rating' },
    { name: 'Artists', path: '/api/artists?limit=20' },
    { name: 'Artists, search', path: '/api/artists?limit=20&search=night' },
    { name: 'Landing page', path: '/', isPage: true },
    { name: 'Browse page', path: '/browse', isPage: true },
    { name: 'Browse page, search', path: '/browse?search=hoddie&type=hoodie', isPage: true },
    { name: 'Collections page', path: '/collections', isPage: true },
    { name: 'Artists page', path: '/artists', isPage: true },
    { name: 'Product page', path: `/product/${product}`, isPage: true, goal: 800 },
    { name: 'Store page', path: '/store/1', isPage: true, goal: 800 },
    {
      name: 'Product page, signed in',
      path: `/product/${product}`,
      isPage: true,
      goal: 400,
      as: fan,
    },
    { name: 'Store page, signed in', path: '/store/1', isPage: true, goal: 400, as: fan },
  ]
}

/** What they are called, whichever shop they are of. */
export const scenarioNames = scenariosOf({ product: 0, cursor: '' }).map(({ name }) => name)

/** The place after the 400th product of the popular order, as the server writes it into a link. */
async function deepCursor(databaseUrl) {
  const [values] = await valuesOf(
    databaseUrl,
    `select jsonb_build_array('products-popular', units_sold_30_days, created_at, id)::text from products
      where status = 'active' order by units_sold_30_days desc, created_at desc, id desc offset 400 limit 1`
  )
  return Buffer.from(JSON.stringify(JSON.parse(values))).toString('base64url')
}
