import { seller } from '#config/seller'
import { addressOf, dayOf, productLines, timeOf } from '#disputes/describe_evidence'
import type { FileField } from '#disputes/evidence'
import type { Paper, PaperPart } from '#disputes/papers/draw_paper'
import type { PolicyBlock, PolicyText } from '#disputes/policy_texts_port'
import type { EvidenceFacts, SentMail } from '#disputes/queries/evidence_facts_query'
import { format, fromDecimal } from '#shared/money'

/** What a PDF of the evidence is drawn from; null where there is nothing to show. */
export function paperOf(
  field: FileField,
  facts: EvidenceFacts,
  policies: readonly PolicyText[]
): Paper | null {
  switch (field) {
    case 'receipt':
      return receipt(facts)
    case 'shipping_documentation':
      return shipping(facts)
    case 'customer_communication':
      return mails(facts)
    case 'refund_policy':
      return policy(policies)
  }
}

const numbersOf = ({ orders }: EvidenceFacts) =>
  orders.map(({ order_number: number }) => number).join(', ')

function receipt(facts: EvidenceFacts): Paper | null {
  const [order] = facts.orders
  if (!order) return null
  const rows: [label: string, value: string | null][] = [
    ['Seller', [seller.name, seller.address].filter(Boolean).join(', ')],
    ['Order', numbersOf(facts)],
    ['Placed', timeOf(order.created_at)],
    ['Paid', facts.paidAt && timeOf(facts.paidAt)],
    ['Buyer', order.customer_name],
    ['Email', order.customer_email],
    ['Sent to', addressOf(facts)],
    ['Goods', productLines(facts).join('\n')],
    ['Shipping', format(fromDecimal(order.shipping_amount))],
    ['Total', format(fromDecimal(order.checkout_total))],
  ]
  return { title: 'Receipt', lead: 'Amounts in pounds sterling.', parts: rows.flatMap(asRow) }
}

function shipping(facts: EvidenceFacts): Paper | null {
  const { shipments, deliveries } = facts
  if (shipments.length === 0) return null
  return {
    title: 'Dispatch and delivery',
    lead: `Order ${numbersOf(facts)}. Sent to: ${addressOf(facts) ?? 'no longer held'}.`,
    parts: [
      ...shipments.flatMap((shipment, index): PaperPart[] => [
        { heading: `Parcel ${index + 1}` },
        ...asRow(['Dispatched', timeOf(shipment.shipped_at)]),
        ...asRow(['Carrier', shipment.carrier]),
        ...asRow(['Tracking number', shipment.tracking_number]),
        ...asRow(['Tracking page', shipment.tracking_url]),
        ...asRow(['Returned', shipment.returned_at && timeOf(shipment.returned_at)]),
      ]),
      ...(deliveries.length > 0 ? [{ heading: 'Delivery' }] : []),
      ...deliveries.flatMap(({ orderNumber, at, isByBuyer }) =>
        asRow([
          orderNumber,
          isByBuyer
            ? `The buyer confirmed receipt on ${timeOf(at)}`
            : `Marked as delivered on ${timeOf(at)}`,
        ])
      ),
    ],
  }
}

/** What each mail to a buyer says, by its name. */
const MAILS: Record<string, string> = {
  'order-confirmation': 'Order confirmation: goods, prices, address and a link to the order',
  'payment-failed': 'The payment had failed',
  'order-shipped': 'Dispatch notice with the tracking link',
  'order-delivered': 'Delivery notice, asking whether all is well',
  'refund-given': 'Refund notice with the amount',
}

export const mailWords = ({ mail }: SentMail) => MAILS[mail] ?? mail

function mails(facts: EvidenceFacts): Paper | null {
  if (facts.mails.length === 0) return null
  return {
    title: 'Emails to the buyer',
    lead: `Sent by Gigstall to ${facts.orders[0]?.customer_email ?? 'the buyer'} about order ${numbersOf(facts)}.`,
    parts: facts.mails.map((mail) => ({ label: timeOf(mail.sentAt), value: mailWords(mail) })),
  }
}

function policy(policies: readonly PolicyText[]): Paper | null {
  const [first, ...rest] = policies
  if (!first) return null
  const changed = ({ updated }: PolicyText): PaperPart[] =>
    updated ? [{ text: `Last changed ${dayOf(new Date(updated))}.` }] : []
  const sections = (text: PolicyText) => [...changed(text), ...text.sections.flatMap(sectionParts)]
  return {
    title: first.title,
    lead: first.lead,
    parts: [
      ...sections(first),
      ...rest.flatMap((text) => [{ heading: text.title }, { text: text.lead }, ...sections(text)]),
    ],
  }
}

const sectionParts = ({ title, blocks }: PolicyText['sections'][number]): PaperPart[] => [
  { heading: title },
  ...blocks.flatMap(blockParts),
]

function blockParts(block: PolicyBlock): PaperPart[] {
  if (typeof block === 'string') return [{ text: block }]
  if ('list' in block) return block.list.map((item) => ({ text: `• ${item}` }))
  return block.rows.map(([label, value]) => ({ label, value }))
}

const asRow = ([label, value]: [string, string | null]): PaperPart[] =>
  value ? [{ label, value }] : []
