const PAGE_LIMIT = 'dispute_evidence_page_limit_exceeded'

const OTHERWISE = 'or answer in Stripe’s dashboard.'

/** Why Stripe refused evidence, from its code, and what an admin can do. */
export const refusalWords = (code: string): string =>
  code === PAGE_LIMIT
    ? `It has more pages than the bank takes. Shorten your statement and send it again, ${OTHERWISE}`
    : `Stripe’s code is ${code}. Send it again, ${OTHERWISE}`
