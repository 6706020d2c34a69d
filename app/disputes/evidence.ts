/** Evidence that Stripe takes as text, by its own names. */
export const TEXT_FIELDS = [
  'customer_name',
  'customer_email_address',
  'shipping_address',
  'shipping_carrier',
  'shipping_tracking_number',
  'shipping_date',
  'product_description',
  'refund_policy_disclosure',
  'uncategorized_text',
] as const

/** Evidence that Stripe takes as an uploaded file; each of ours is a PDF. */
export const FILE_FIELDS = [
  'receipt',
  'shipping_documentation',
  'customer_communication',
  'refund_policy',
] as const

export type TextField = (typeof TEXT_FIELDS)[number]
export type FileField = (typeof FILE_FIELDS)[number]
export type EvidenceField = TextField | FileField

export type EvidenceTexts = Partial<Record<TextField, string>>

/** Stripe refuses more. All texts together may have 150,000, which these cannot reach. */
export const MOST_CHARACTERS = 20_000

const SHIPPED: EvidenceField[] = [
  'shipping_tracking_number',
  'shipping_carrier',
  'shipping_date',
  'shipping_documentation',
  'shipping_address',
]

const IDENTIFIED: EvidenceField[] = ['customer_name', 'customer_email_address', 'shipping_address']

const POLICY: EvidenceField[] = ['refund_policy', 'refund_policy_disclosure']

/** What a bank decides by, for each reason that Stripe names; the rest is sent with it. */
const NEEDED: Record<string, EvidenceField[]> = {
  product_not_received: [...SHIPPED, 'customer_communication'],
  fraudulent: [
    ...IDENTIFIED,
    'shipping_tracking_number',
    'shipping_documentation',
    'receipt',
    'uncategorized_text',
  ],
  unrecognized: [...IDENTIFIED, 'receipt', 'product_description', 'customer_communication'],
  product_unacceptable: [
    'product_description',
    ...POLICY,
    'customer_communication',
    'uncategorized_text',
  ],
  credit_not_processed: [...POLICY, 'customer_communication', 'uncategorized_text'],
  duplicate: ['receipt', 'product_description', 'uncategorized_text'],
}

const USUALLY_NEEDED: EvidenceField[] = [
  'receipt',
  'product_description',
  'shipping_documentation',
  'customer_communication',
]

/** The evidence that matters for a reason, as Stripe names it. */
export const neededFor = (reason: string): readonly EvidenceField[] =>
  NEEDED[reason] ?? USUALLY_NEEDED

/**
 * - `draft`: an admin has saved a note
 * - `sending`: frozen, and sent until Stripe answers
 * - `sent`: Stripe has it; a bank takes evidence once
 * - `failed`: Stripe refused it, so an admin may send it again
 */
export type EvidenceStatus = 'draft' | 'sending' | 'sent' | 'failed'
