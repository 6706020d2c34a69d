import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import printfulConfig from '#config/printful'

/** A store as the contract describes it, held as plain JSON so that a test can make any part of it odd. */
export function givenStore(count = 3) {
  const products = Array.from({ length: count }, (_, index) => index + 1).map((number) => ({
    product: {
      id: 7_000 + number,
      external_id: `p${number}`,
      name: `Shirt ${number}`,
      variants: 2,
      synced: 2,
      thumbnail_url: 'https://files.cdn.printful.com/one.png',
      is_ignored: false,
    } as Record<string, unknown>,
    variants: [1, 2].map((place): Record<string, unknown> => ({
      id: 90_000 + number * 10 + place,
      external_id: `v${number}-${place}`,
      sync_product_id: 7_000 + number,
      variant_id: 4_000 + place,
      name: `Shirt ${number} / ${place}`,
      retail_price: '24.99',
      currency: 'GBP',
      size: place === 1 ? 'S' : 'M',
      color: 'Black',
      availability_status: 'active',
      is_ignored: false,
      product: { variant_id: 4_000 + place, product_id: 71, image: null, name: 'Tee' },
      files: [
        { type: 'preview', preview_url: 'https://files.cdn.printful.com/two.png', url: null },
      ],
    })),
  }))
  const blank = {
    product: {
      id: 71,
      title: 'Staple Tee',
      image: null,
      type: 'T-SHIRT',
      type_name: 'T-Shirt',
      currency: 'GBP',
      is_discontinued: false,
    } as Record<string, unknown>,
    variants: [1, 2].map((place): Record<string, unknown> => ({
      id: 4_000 + place,
      product_id: 71,
      name: `Staple Tee ${place}`,
      size: place === 1 ? 'S' : 'M',
      color: 'Black',
      color_code: '#000000',
      image: null,
      price: '9.85',
      in_stock: true,
      availability_status: [{ region: 'EU', status: 'in_stock' }],
    })),
  }
  const orders = [1, 2, 3].map((number) => givenOrder(number))
  return { products, blank, orders, paging: true as unknown }
}

function givenOrder(number: number): Record<string, unknown> {
  return {
    id: 500 + number,
    external_id: `gs-${900 + number}`,
    status: 'inprocess',
    created: 1_700_000_000,
    updated: 1_700_000_100,
    recipient: {
      name: 'Fern Fan',
      address1: '1 High St',
      city: 'Leeds',
      zip: 'LS1 1AA',
      country_code: 'GB',
    },
    items: [
      { id: 600 + number, external_id: `${number}`, variant_id: 4_001, quantity: 1, name: 'Tee' },
    ],
    costs: { currency: 'GBP', total: '12.00', shipping: '3.00' },
    shipments: [],
  }
}

export type OddStore = ReturnType<typeof givenStore>

/**
 * A small stand-in for Printful of another hand than the sandbox, over real HTTP: it answers whatever the store holds,
 * however odd. The shop's client is pointed at it until `end`.
 */
export async function oddPrintful(store: OddStore) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://printful')
    asked.push(pathname)
    const { status = 200, ...body } = answerOf(store, pathname, searchParams)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ code: status, ...body }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const before = { ...printfulConfig }
  const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  Object.assign(printfulConfig, { apiBase, mode: 'printful', token: `odd-${Math.random()}` })
  const end = async () => {
    Object.assign(printfulConfig, before)
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { asked, end }
}

type Answer = { status?: number; result: unknown; paging?: unknown; error?: object }

function answerOf(store: OddStore, path: string, query: URLSearchParams): Answer {
  const list = (items: unknown[]): Answer => {
    const offset = Number(query.get('offset') ?? 0)
    const limit = Number(query.get('limit') ?? 100)
    const paging = store.paging === true ? { total: items.length, offset, limit } : store.paging
    return { result: items.slice(offset, offset + limit), ...(paging !== undefined && { paging }) }
  }
  if (path === '/stores') return { result: [{ id: 1, name: 'Odd' }] }
  if (path === '/store/products') return list(store.products.map(({ product }) => product))
  if (path === '/products') return { result: [store.blank.product] }
  if (path === '/products/71') return { result: store.blank }
  if (path === '/orders') return list(store.orders)
  const id = Number(path.split('/').at(-1))
  const found = store.products.find((_, index) => 7_001 + index === id)
  if (found) return { result: { sync_product: found.product, sync_variants: found.variants } }
  return { status: 404, result: 'Not found', error: { reason: 'NotFound', message: 'Not found' } }
}
