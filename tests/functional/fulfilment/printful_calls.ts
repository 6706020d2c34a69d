import { printfulSandbox } from '#tests/support/printful_sandbox'

const { settings } = printfulSandbox

/** For `group.each.setup`: an account that nothing has happened in, before and after. */
export async function setupPrintful(): Promise<() => Promise<void>> {
  await printfulSandbox.forgetEverything()
  return () => printfulSandbox.forgetEverything()
}

export type CatalogProduct = {
  id: number
  title: string
  type: string
  image: string
  currency: string
  variant_count: number
  main_category_id: number
  is_discontinued: boolean
}

export type CatalogVariant = {
  id: number
  product_id: number
  name: string
  size: string | null
  color: string | null
  image: string
  price: string
  in_stock: boolean
  availability_regions: Record<string, string> | []
  availability_status: { region: string; status: string }[]
}

export type SyncProduct = {
  id: number
  external_id: string
  name: string
  variants: number
  synced: number
  thumbnail_url: string | null
  is_ignored: boolean
}

export type SyncVariant = {
  id: number
  external_id: string
  variant_id: number
  sync_product_id: number
  size: string | null
  color: string | null
  retail_price: string
  synced: boolean
  availability_status: string
  product: { image: string }
  files: { type: string; url: string | null; preview_url: string; thumbnail_url: string }[]
}

export type Order = {
  id: number
  external_id: string | null
  status: string
  costs: Record<string, string | null>
  items: { id: number; sync_variant_id: number; quantity: number; price: string }[]
  shipments: { id: number; tracking_number: string; items: { item_id: number }[] }[]
}

type Answer<Result> = {
  code: number
  result: Result
  paging: { total: number; offset: number; limit: number }
  error: { reason: string | number; message: string; api_error_code?: string }
}

export type Sent = {
  body?: unknown
  token?: string | null
  store?: number | string | null
}

/** One call of the stand-in, without the shop's client; with the private token and the store unless told. */
export function send(
  name: string,
  { body, token = settings.privateToken, store = settings.storeId }: Sent = {}
): Promise<Response> {
  const [method, path] = name.split(' ')
  return fetch(`${settings.apiUrl}${path}`, {
    method,
    headers: {
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(store === null ? {} : { 'X-PF-Store-Id': String(store) }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

export async function call<Result = unknown>(name: string, sent?: Sent) {
  const response = await send(name, sent)
  const body = (await response.json()) as Answer<Result>
  return { status: response.status, headers: response.headers, body, result: body.result }
}

export async function status(...args: Parameters<typeof send>): Promise<number> {
  const response = await send(...args)
  await response.body?.cancel()
  return response.status
}

export const RECIPIENT = {
  name: 'Robin Example',
  address1: '1 Stage Road',
  city: 'Leeds',
  country_code: 'GB',
  zip: 'LS1 1AA',
  email: 'robin@example.com',
}

/** The product of the demo store with this name, and its variants. */
export async function demoProduct(name = 'Gritstone Oath Tee') {
  const list = await call<SyncProduct[]>('GET /store/products?limit=100')
  const { id } = list.result.find((each) => each.name === name)!
  const { result } = await call<{ sync_product: SyncProduct; sync_variants: SyncVariant[] }>(
    `GET /store/products/${id}`
  )
  return result
}

/** The first variant of it, in stock everywhere. */
export async function someVariant(name?: string): Promise<SyncVariant> {
  const { sync_variants: variants } = await demoProduct(name)
  const variant = variants[0]!
  await printfulSandbox.catalog.setStock(variant.variant_id, 'in_stock')
  return variant
}

export async function orderBody(externalId: string | undefined, quantity = 1) {
  const variant = await someVariant()
  return {
    external_id: externalId,
    shipping: 'STANDARD',
    recipient: RECIPIENT,
    items: [{ sync_variant_id: variant.id, quantity, retail_price: '24.99' }],
  }
}

export async function givenDraft(externalId?: string): Promise<Order> {
  const { result } = await call<Order>('POST /orders', { body: await orderBody(externalId) })
  return result
}

export async function givenPending(externalId?: string): Promise<Order> {
  const { id } = await givenDraft(externalId)
  const { result } = await call<Order>(`POST /orders/${id}/confirm`)
  return result
}
