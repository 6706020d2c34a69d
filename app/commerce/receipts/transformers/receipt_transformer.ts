import { taxNameIn } from '#commerce/orders/included_tax'
import { countryName } from '#commerce/orders/countries'
import { isGiven } from '#commerce/payments/refund_status'
import type {
  BuyerRow,
  ReceiptRow,
  ReceiptRows,
  SoldRow,
} from '#commerce/receipts/queries/receipts_query'
import { receiptNumber } from '#commerce/receipts/receipt_number'
import { addressLines } from '#shared/address_lines'
import { fromDecimal, pence, subtract, toDecimal, toNumber, type Pence } from '#shared/money'
import { chosenWords } from '#shared/variant_words'

/** The receipt and the credit notes of a checkout, oldest first. Amounts in pounds, times ISO 8601 in UTC. */
export function toReceipts(rows: ReceiptRows) {
  const receipt = rows.documents.find(({ kind }) => kind === 'receipt')
  return rows.documents.map((document) => toReceipt(document, receipt!, rows))
}

function toReceipt(document: ReceiptRow, receipt: ReceiptRow, { sold, buyer }: ReceiptRows) {
  const isCreditNote = document.kind === 'credit_note'
  const taxName = taxNameIn(document.country)
  const isTaxed = receipt.tax_amount !== '0.00'
  const hasVat = isTaxed && taxName === 'VAT'
  const shipping = amountsOf(document.shipping_amount, document.shipping_tax, document.tax_rate)
  return {
    number: receiptNumber(document),
    title: titleOf(isCreditNote, hasVat),
    isCreditNote,
    words: wordsOf(document),
    issuedAt: document.issued_at.toISOString(),
    /** The tax point: when it was paid, refunded or taken back. */
    suppliedAt: document.supplied_at.toISOString(),
    seller: sellerOf(document, hasVat),
    buyer: buyerOf(buyer),
    currency: buyer.currency,
    /** Where this is false no tax was charged, and a note says so. */
    isTaxed,
    taxLabel: taxName === 'VAT' ? 'VAT' : 'Tax',
    lines: document.lines.map(({ orderId, gross, tax }) => ({
      ...describe(
        sold.find(({ id }) => id === orderId)!,
        isCreditNote
      ),
      ...amountsOf(toDecimal(pence(gross)), toDecimal(pence(tax)), document.tax_rate),
    })),
    shipping: shipping.gross === 0 ? null : shipping,
    total: amountsOf(document.total_amount, document.tax_amount, document.tax_rate),
    notes: [
      isCreditNote ? `Corrects receipt ${receiptNumber(receipt)}.` : '',
      isReturned(document) ? 'Cancelled: the bank sent this refund back to us.' : '',
      isTaxed ? '' : `No ${taxName} was charged.`,
    ].filter(Boolean),
  }
}

/** What the date of supply and the total are called. A lost dispute is no refund of the shop's. */
function wordsOf({ kind, refund_origin: origin }: ReceiptRow) {
  if (kind === 'receipt') return { suppliedAt: 'Date of supply (tax point)', total: 'Total paid' }
  return origin === 'dispute'
    ? { suppliedAt: 'Taken back by the bank', total: 'Taken back by the bank' }
    : { suppliedAt: 'Refunded', total: 'Total refunded' }
}

function titleOf(isCreditNote: boolean, hasVat: boolean) {
  const title = isCreditNote ? 'credit note' : 'receipt'
  return hasVat ? `VAT ${title}` : `${title[0]!.toUpperCase()}${title.slice(1)}`
}

/** The VAT number stands beside VAT alone, as on the order (TAXS-5). */
function sellerOf({ seller }: ReceiptRow, hasVat: boolean) {
  const { name, address, companyNumber, vatNumber } = seller
  return { name, address, companyNumber, vatNumber: hasVat ? vatNumber : null }
}

/** Lines of name and address; none after the buyer’s details were erased. */
function buyerOf({ customer_name: name, zip_code: zipCode, ...address }: BuyerRow): string[] {
  const lines = addressLines({ ...address, zipCode })
  if (name === null && lines.length === 0) return []
  return [name, ...lines, countryName(address.country)].flatMap((part) => part || [])
}

/** A credit note is of an amount and not of pieces. */
function describe(row: SoldRow, isCreditNote: boolean) {
  return {
    orderNumber: row.order_number,
    name: row.product_name,
    bandName: row.band_name,
    choice: chosenWords(row.size, row.color),
    quantity: isCreditNote ? null : row.quantity,
    unitPrice: isCreditNote ? null : toNumber(fromDecimal(row.unit_price)),
  }
}

/** "20%", "8.875%"; a dash where there are several rates, or it is not known. */
const rateWords = (rate: string | null) => (rate === null ? '–' : `${Number(rate)}%`)

function amountsOf(grossText: string, taxText: string, rate: string | null) {
  const [gross, tax] = [fromDecimal(grossText), fromDecimal(taxText)]
  return {
    rate: tax === pence(0) && !roundsToNothing(gross, rate) ? '0%' : rateWords(rate),
    net: toNumber(subtract(gross, tax)),
    tax: toNumber(tax),
    gross: toNumber(gross),
  }
}

/** Whether the tax in an amount is less than half a penny, so that none of it is no sign of a rate of 0%. */
const roundsToNothing = (gross: Pence, rate: string | null) =>
  rate !== null && (gross * Number(rate)) / (100 + Number(rate)) < 0.5

const isReturned = ({ refund_status: status }: ReceiptRow) => status !== null && !isGiven(status)

export type Receipt = ReturnType<typeof toReceipts>[number]
