import { Conflict } from '#core/exceptions/errors'

/** It was sent from here, or answered in Stripe's dashboard: a bank takes evidence once. */
export class EvidenceSent extends Conflict {
  constructor() {
    super('The evidence for this dispute was sent before', 'E_EVIDENCE_SENT')
  }
}

/** The bank has decided, or its deadline has passed. */
export class DisputeClosed extends Conflict {
  constructor() {
    super('The bank no longer takes evidence for this dispute', 'E_DISPUTE_CLOSED')
  }
}
