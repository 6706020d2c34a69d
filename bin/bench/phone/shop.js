/** The shop as a visitor of the demo meets it: the built server, its responses kept, and the stand-ins for the providers. */
import { databaseName, recreateDatabase, valuesOf } from '../../launcher/database_names.js'
import { startApplication } from '../application.js'

const PRODUCTION_REACT = new URL('../buyers/production_react.js', import.meta.url).href

/** Without keys of the providers, a server in development answers for them itself. */
const ownStandIns = {
  STRIPE_SECRET_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
  STRIPE_CONNECT_WEBHOOK_SECRET: '',
  PRINTFUL_TOKEN: '',
  PRINTFUL_WEBHOOK_SECRET: '',
}

/** @returns `{ origin, products, code, stop }`: what the first artist sells in several sizes, and the code of their gig */
export async function openPhoneShop(cluster, populated) {
  const url = await recreateDatabase(cluster.url, 'bench_phone', databaseName(populated))
  const { origin, stop } = await startApplication(url, (address) => ({
    NODE_ENV: 'development',
    NODE_OPTIONS: `--import ${PRODUCTION_REACT}`,
    APP_URL: address,
    RESPONSE_CACHE: 'on',
    ...ownStandIns,
  }))
  const products = await valuesOf(
    url,
    `select products.id from products join product_variants on product_id = products.id
      where status = 'active' and artist_id = 1 and in_stock and is_offered and sync_variant_id is not null
      group by products.id having count(distinct size) > 2 order by products.id`
  )
  const [code] = await valuesOf(
    url,
    'select code from qr_codes where artist_id = 1 and is_active order by id limit 1'
  )
  return { origin, products, code, stop }
}
