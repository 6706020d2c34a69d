/**
 * What the requests are made of: the routes, the names of fields, and ids and codes that exist.
 */
import { routesToFuzz } from './requests.js'

/** @param routes `[{ pattern, methods }]` of the application */
export async function shopOf(origin, routes, known) {
  const answer = await fetch(`${origin}/api/docs/openapi.json`)
  if (!answer.ok) throw new Error(`The API description is not served: ${answer.status}`)
  const names = new Set(['to', 'qr', 'tab', 'page', 'search', 'cursor'])
  collectNames(await answer.json(), names)
  return { routes: routesToFuzz(routes), fields: [...names], known: known.map(String) }
}

/** The names of all properties and parameters of the API description. */
function collectNames(node, names) {
  if (typeof node !== 'object' || node === null) return
  if (typeof node.properties === 'object')
    for (const name of Object.keys(node.properties)) names.add(name)
  if (node.in === 'query') names.add(node.name)
  for (const value of Object.values(node)) collectNames(value, names)
}

/** Demo accounts as they were, and room in every limit. */
export const RENEW = [
  'truncate rate_limits',
  `update users set suspended_at = null where email like '%@gigstall.test' and suspended_at is not null`,
]

export const KNOWN_IDS = `
  select unnest(array['1', '2', '3', '7', '24', '160', '2147483647', 'DEMO-GIG'])
  union all (select order_number from orders order by id desc limit 5)
  union all (select code from qr_codes order by id limit 5)`
