/** What is measured. `goal`: requests a second to reach; `grows: false` where more products may mean more work. */
import { valuesOf } from '../launcher/database_names.js'

const fan = { door: '/api/login', email: 'fan@gigstall.test' }

/** @returns `[{ name, path, goal, isPage, as }]` for the shop in this database */
export async function scenarios(databaseUrl) {
  const [product] = await valuesOf(
    databaseUrl,
    `select id from products where status = 'active' and artist_id = 1 order by id limit 1`
  )
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
    { name: 'Artists', path: '/api/artists?limit=20' },
    { name: 'Artists, search', path: '/api/artists?limit=20&search=night' },
    { name: 'Landing page', path: '/', isPage: true },
    { name: 'Browse page', path: '/browse', isPage: true },
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
