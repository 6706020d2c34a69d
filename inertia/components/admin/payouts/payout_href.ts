/** A payout with its orders, as its artist sees it. */
export const payoutHref = (artistId: number, payoutId: number) =>
  `/dashboard?tab=payouts&artist=${artistId}&payout=${payoutId}`
