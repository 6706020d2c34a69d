import { timingSafeEqual } from 'node:crypto'
import type { RecordedRow } from '#commerce/orders/actions/restore_orders'
import { derivedSecrets } from '#core/derived_secret'
import { pence, type Pence } from '#shared/money'
import { percentage } from '#shared/percentage'

/** What a checkout's payment keeps of it at Stripe, so that it can be written again into a restored database. */
export type OrderRecord = {
  userId: number | null
  quotedCountry: string
  shippingAmount: Pence
  isShippingLive: boolean
  rows: RecordedRow[]
}

/** A payment's own names, which the mark of a record covers. */
export type PaymentName = { checkoutId: number; paymentKey: string }

/** Stripe keeps at most 500 characters in a value, and 50 values. */
const MOST_CHARACTERS = 500
const VERSION = '1'

/** Writes a record as metadata of a payment. The mark proves that this shop wrote it and that it is unchanged. */
export function toMetadata(record: OrderRecord, payment: PaymentName): Record<string, string> {
  const { userId, quotedCountry, shippingAmount, isShippingLive } = record
  const checkout = [VERSION, userId ?? '', quotedCountry, shippingAmount, flag(isShippingLive)]
  const chunks = chunksOf(record.rows.map(toText))
  const facts = {
    record: checkout.join('/'),
    ...Object.fromEntries(chunks.map((chunk, index) => [`record_${index + 1}`, chunk])),
  }
  return { ...facts, record_mark: marksOf(facts, payment)[0]! }
}

/** Reads a record from the metadata of a payment; null where there is none, or not one that this shop wrote. */
export function readRecord(
  metadata: Readonly<Record<string, string>> | null
): (PaymentName & { record: OrderRecord }) | null {
  if (!metadata?.record_mark) return null
  const payment = {
    checkoutId: Number(metadata.checkout_id),
    paymentKey: metadata.payment_key ?? '',
  }
  const names = Object.keys(metadata).filter((name) => /^record(_\d+)?$/.test(name))
  const facts = Object.fromEntries(names.map((name) => [name, metadata[name]!]))
  const isOurs = marksOf(facts, payment).some((mark) => isSame(mark, metadata.record_mark!))
  return isOurs ? { ...payment, record: toRecord(facts) } : null
}

function toRecord({ record, ...chunks }: Record<string, string>): OrderRecord {
  const [, userId, quotedCountry, shippingAmount, isShippingLive] = record!.split('/')
  const inOrder = Object.keys(chunks).toSorted((one, other) => numberIn(one) - numberIn(other))
  return {
    userId: idOrNull(userId),
    quotedCountry: quotedCountry!,
    shippingAmount: pence(Number(shippingAmount)),
    isShippingLive: isShippingLive === '1',
    rows: inOrder.flatMap((name) => chunks[name]!.split(' ')).map(toRow),
  }
}

const toText = (row: RecordedRow): string =>
  [
    ...[row.id, row.orderNumber, row.variantId, row.qrCodeId ?? '', row.quantity],
    ...[row.unitPrice, row.unitCost, row.share, flag(row.isSelfPurchase)],
  ].join('/')

function toRow(text: string): RecordedRow {
  const [id, orderNumber, variantId, qrCodeId, quantity, price, cost, share, isSelf] =
    text.split('/')
  return {
    id: Number(id),
    orderNumber: orderNumber!,
    variantId: Number(variantId),
    qrCodeId: idOrNull(qrCodeId),
    quantity: Number(quantity),
    unitPrice: pence(Number(price)),
    unitCost: pence(Number(cost)),
    share: percentage(Number(share)),
    isSelfPurchase: isSelf === '1',
  }
}

/** Joins texts by spaces into as few values as Stripe's limit of characters allows. */
function chunksOf(texts: readonly string[]): string[] {
  const chunks: string[] = []
  for (const text of texts) {
    const last = chunks.at(-1)
    if (last === undefined || last.length + 1 + text.length > MOST_CHARACTERS) chunks.push(text)
    else chunks[chunks.length - 1] = `${last} ${text}`
  }
  return chunks
}

/** The mark by each key of the application, the present one first. */
function marksOf(facts: Readonly<Record<string, string>>, payment: PaymentName): string[] {
  const lines = Object.entries(facts).map(([name, value]) => `${name}=${value}`)
  const covered = [payment.checkoutId, payment.paymentKey, ...lines.toSorted()]
  return derivedSecrets(`order-record/${covered.join('\n')}`)
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}

const flag = (value: boolean) => (value ? '1' : '0')
const idOrNull = (text: string | undefined) => (text ? Number(text) : null)
const numberIn = (name: string) => Number(name.split('_')[1])
