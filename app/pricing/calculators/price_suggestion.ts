import { adminEstimate, type AdminEstimate } from '#pricing/calculators/admin_estimate'
import {
  panelPrice,
  transparentPanel,
  type PanelPrice,
  type TransparentPanel,
} from '#pricing/calculators/transparent_panel'
import { minimumPrice } from '#pricing/minimum_price'
import { largest, type Pence } from '#shared/money'
import type { Percentage } from '#shared/percentage'

export type AdvisedPiece = {
  basePrice: Pence
  /** The dearest variant's; null where none is known. */
  retail: Pence | null
  /** Hundredths of a percent; left out, the usual one. */
  markup?: number
}

/**
 * What is advised of a product's price: the recommended one, and the largest of the minimums
 * (docs/rules/pricing.md#price-suggestions).
 */
export function suggestedPricesFor({ basePrice, retail, markup }: AdvisedPiece, share: Percentage) {
  const estimate = adminEstimate({ retail: retail ?? basePrice, basePrice, markup })
  const panel = transparentPanel({ retail, share })
  const least = minimumPrice(basePrice)
  const suggestedMinimum = largest(estimate.minimum, panel.minimum, least)
  return { estimate, panel, least, suggestedMinimum }
}

export type PriceSuggestion = {
  estimate: AdminEstimate
  panel: TransparentPanel
  /** What the 40% rule asks for. */
  least: Pence
  suggestedMinimum: Pence
  /** One price for all variants: the one asked about, else the recommended one. */
  sellingPrice: Pence
  /** The panel at that price: by the dearest variant, and each variant by its own retail price. */
  atPrice: PanelPrice
  variants: { panel: TransparentPanel; atPrice: PanelPrice }[]
}

/** Everything that is advised of a product and its variants at one price. */
export function suggestPrice(
  piece: AdvisedPiece & {
    share: Percentage
    sellingPrice?: Pence
    /** Of each variant, in their order. */
    retails: (Pence | null)[]
  }
): PriceSuggestion {
  const { share, retails } = piece
  const suggestions = suggestedPricesFor(piece, share)
  const sellingPrice = piece.sellingPrice ?? suggestions.estimate.recommended
  const at = ({ totalCost }: TransparentPanel) => panelPrice({ sellingPrice, totalCost, share })
  const variants = retails.map((retail) => {
    const panel = transparentPanel({ retail, share })
    return { panel, atPrice: at(panel) }
  })
  return { ...suggestions, sellingPrice, atPrice: at(suggestions.panel), variants }
}
