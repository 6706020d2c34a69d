import { seller } from '#config/seller'
import { addressOf, dayOf, productLines, timeOf } from '#disputes/describe_evidence'
import type { FileField } from '#disputes/evidence'
import { limited, MOST_ENTRIES } from '#disputes/limited_list'
import type { EvidenceDocument, DocumentPart } from '#disputes/documents/draw_evidence_document'
import type { PolicyBlock, PolicyText } from '#disputes/policy_texts_port'
import type { EvidenceFacts, SentMail } from '#disputes/queries/evidence_facts_query'
import { format, fromDecimal } from '#shared/money'

/** What a PDF of the evidence is drawn from; null where there is nothing to show. */
export function evidenceDocumentOf(
  field: FileField,
  facts: EvidenceFacts,
  policies: readonly PolicyText[]
): EvidenceDocument | null {
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
  limited(
    orders.map(({ order_number: number }) => number),
    MOST_ENTRIES.orders,
    (count) => `and ${count} more`
  ).join(', ')

function receipt(facts: EvidenceFacts): EvidenceDocument | null {
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

function shipping(facts: EvidenceFacts): EvidenceDocument | null {
  const { shipments, deliveries } = facts
  if (shipments.length === 0) return null
  return {
    title: 'Dispatch and delivery',
    lead: `Order ${numbersOf(facts)}. Sent to: ${addressOf(facts) ?? 'no longer held'}.`,
    parts: [
      ...limited(shipments.map(parcel), MOST_ENTRIES.parcels, (count) => [
        { heading: `${count} more parcels` },
      ]).flat(),
      ...(deliveries.length > 0 ? [{ heading: 'Delivery' }] : []),
      ...limited(
        deliveries.map(({ orderNumber, at, isByBuyer }): DocumentPart => ({
          label: orderNumber,
          value: isByBuyer
            ? `The buyer confirmed receipt on ${timeOf(at)}`
            : `Marked as delivered on ${timeOf(at)}`,
        })),
        MOST_ENTRIES.deliveries,
        (count) => ({ text: `Also delivered: ${count} more in this order.` })
      ),
    ],
  }
}

const parcel = (shipment: EvidenceFacts['shipments'][number], index: number): DocumentPart[] => [
  { heading: `Parcel ${index + 1}` },
  ...asRow(['Dispatched', timeOf(shipment.shipped_at)]),
  ...asRow(['Carrier', shipment.carrier]),
  ...asRow(['Tracking number', shipment.tracking_number]),
  ...asRow(['Tracking page', shipment.tracking_url]),
  ...asRow(['Returned', shipment.returned_at && timeOf(shipment.returned_at)]),
]

/** What each mail to a buyer says, by its name. */
const MAILS: Record<string, string> = {
  'order-confirmation': 'Order confirmation: goods, prices, address and a link to the order',
  'payment-failed': 'The payment had failed',
  'order-shipped': 'Dispatch notice with the tracking link',
  'order-delivered': 'Delivery notice, asking whether all is well',
  'refund-given': 'Refund notice with the amount',
}

const mailWords = ({ mail }: SentMail) => MAILS[mail] ?? mail

function mails(facts: EvidenceFacts): EvidenceDocument | null {
  if (facts.mails.length === 0) return null
  return {
    title: 'Emails to the buyer',
    lead: `Sent by Gigstall to ${facts.orders[0]?.customer_email ?? 'the buyer'} about order ${numbersOf(facts)}.`,
    parts: limited<DocumentPart>(
      facts.mails.map((mail) => ({ label: timeOf(mail.sentAt), value: mailWords(mail) })),
      MOST_ENTRIES.emails,
      (count) => ({ text: `And ${count} more emails about this order.` })
    ),
  }
}

function policy(policies: readonly PolicyText[]): EvidenceDocument | null {
  const [first, ...rest] = policies
  if (!first) return null
  const changed = ({ updated }: PolicyText): DocumentPart[] =>
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

const sectionParts = ({ title, blocks }: PolicyText['sections'][number]): DocumentPart[] => [
  { heading: title },
  ...blocks.flatMap(blockParts),
]

function blockParts(block: PolicyBlock): DocumentPart[] {
  if (typeof block === 'string') return [{ text: block }]
  if ('list' in block) return block.list.map((item) => ({ text: `• ${item}` }))
  return block.rows.map(([label, value]) => ({ label, value }))
}

const asRow = ([label, value]: [string, string | null]): DocumentPart[] =>
  value ? [{ label, value }] : []
