import type Stripe from 'stripe'
import type { EvidenceTexts, FileField } from '#disputes/evidence'
import { askStripe, stripeClient } from '#stripe/public'

/** Stripe's metadata field by which our evidence is found on a dispute. */
const KEY_FIELD = 'gigstall_evidence'

/** Evidence as it is frozen on our row, with the ids of its uploaded files. */
export type StripeEvidence = EvidenceTexts & Partial<Record<FileField, string>>

/** The calls to Stripe about the evidence of disputes. Each throws PaymentRefused and PaymentProviderUnreachable. */
export class DisputeGateway {
  /** Stripe’s client sends files to files.stripe.com, or to the stand-in where there is one. */
  async upload(field: FileField, content: Buffer, idempotencyKey: string): Promise<string> {
    const file = { data: content, name: `${field}.pdf`, type: 'application/pdf' }
    const { id } = await askStripe('upload evidence', () =>
      stripeClient().files.create({ purpose: 'dispute_evidence', file }, { idempotencyKey })
    )
    return id
  }

  /** Sends the evidence to the bank, which takes it once. */
  submit(id: string, evidence: StripeEvidence, key: string): Promise<Stripe.Dispute> {
    return askStripe('submit evidence', () =>
      stripeClient().disputes.update(
        id,
        { evidence, submit: true, metadata: { [KEY_FIELD]: key } },
        { idempotencyKey: `dispute-evidence-${key}` }
      )
    )
  }

  /** The dispute, if Stripe has this evidence of ours; else null. */
  async findSubmitted(id: string, key: string): Promise<Stripe.Dispute | null> {
    const dispute = await askStripe('retrieve a dispute', () =>
      stripeClient().disputes.retrieve(id)
    )
    return dispute.metadata[KEY_FIELD] === key ? dispute : null
  }
}
