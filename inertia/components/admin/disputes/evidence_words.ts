import type { EvidenceField } from '#disputes/evidence'

/** What each piece of evidence is called; the names are those of Stripe’s dashboard. */
export const EVIDENCE_WORDS: Record<EvidenceField, string> = {
  customer_name: 'Buyer’s name',
  customer_email_address: 'Buyer’s email',
  shipping_address: 'Delivery address',
  shipping_carrier: 'Carrier',
  shipping_tracking_number: 'Tracking number',
  shipping_date: 'Dispatched on',
  product_description: 'Goods',
  refund_policy_disclosure: 'Where buyers see the policy',
  uncategorized_text: 'Your statement',
  receipt: 'Receipt',
  shipping_documentation: 'Dispatch and delivery',
  customer_communication: 'Emails to the buyer',
  refund_policy: 'Returns policy and terms',
}

/** What to write, by the reason of the dispute. */
const ADVICE: Record<string, string> = {
  product_not_received: 'Say when the parcel arrived and how you know.',
  fraudulent: 'Say why the buyer placed this order themselves: earlier orders, or what they wrote.',
  unrecognized: 'Say how the buyer can recognise this order.',
  product_unacceptable: 'Say how the goods match their description, and what we offered.',
  credit_not_processed: 'Say what the buyer was refunded and when, or why no refund was due.',
  duplicate: 'Say why each payment is for a different order.',
}

export const statementAdvice = (reason: string) =>
  ADVICE[reason] ?? 'Explain in a few sentences why the payment is valid.'
