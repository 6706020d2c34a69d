import { divideEarnings } from '#pricing/public'
import type { GigShare } from '#gigs/gig_shares'
import type { SharedProduct } from '#gigs/gig_shares_ports'
import type { ShareChange } from '#gigs/queries/gig_share_queries'
import type { GigRow } from '#gigs/transformers/gig_transformer'
import { add, pence, toNumber } from '#shared/money'
import { percentage } from '#shared/percentage'
import { shareTerms } from '#shared/share_words'

type Shown = {
  gig: Pick<GigRow, 'id' | 'updated_at'>
  shares: GigShare[]
  changes: ShareChange[]
  isClosed: boolean
  products: SharedProduct[]
}

/** The shares of a gig for its artist and admins, with the products that would leave the artist nothing. */
export function toGigShares({ gig, shares, changes, isClosed, products }: Shown) {
  return {
    gigId: gig.id,
    isClosed,
    shares: shares.map((share) => ({ ...share, terms: shareTerms(share) })),
    changes: changes.map(({ appliesTo, at, shares: agreed }) => ({
      appliesTo,
      at: at.toISOString(),
      shares: agreed,
    })),
    leavingNothing:
      shares.length === 0 ? [] : products.flatMap((one) => leavingNothing(one, shares)),
    updatedAt: gig.updated_at.toISOString(),
  }
}

/** Of one piece at its price now, tax aside, which is known only once it is paid. */
function leavingNothing(product: SharedProduct, shares: GigShare[]) {
  const { id, name, category, sellingPrice: gross, earnings } = product
  const terms = shares.map((share) => ({
    base: share.base,
    percentage: percentage(Math.round(share[category] * 100)),
  }))
  const parties = divideEarnings({ gross, earnings }, terms)
  const payable = add(pence(0), ...parties.map((party) => party.payable))
  if (payable < earnings) return []
  const short = add(pence(0), ...parties.map((party) => party.short))
  return [
    {
      productId: id,
      name,
      sellingPrice: toNumber(gross),
      earnings: toNumber(earnings),
      short: toNumber(short),
    },
  ]
}

export type GigSharesShape = ReturnType<typeof toGigShares>
