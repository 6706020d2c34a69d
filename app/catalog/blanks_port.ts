import { definePort } from '#core/port'
import type { Pence } from '#shared/money'
import type { ProductType } from '#shared/product_type'

/** A blank in a list. */
export type BlankSummary = {
  /** The provider's number of the blank. */
  id: number
  productType: ProductType
  brand: string | null
  model: string
  pictureUrl: string | null
  /** Cost of the cheapest and the dearest variant in stock; null where no price is known in pounds. */
  cost: { from: Pence; to: Pence } | null
  colors: number
  sizes: number
}

export type BlankVariant = {
  catalogVariantId: number
  size: string
  color: string
  /** `#rrggbb`; null where the provider names none. */
  colorCode: string | null
  cost: Pence | null
  isInStock: boolean
}

/** A side that can be printed on. `width` and `height` are the pixels of a file that fills it at `dpi`. */
export type PrintArea = {
  /** The provider's name of the side, such as `front` or `back`. */
  placement: string
  title: string
  width: number
  height: number
  dpi: number
}

export type Blank = BlankSummary & {
  /** In the provider's order of sizes. */
  variants: BlankVariant[]
  areas: PrintArea[]
  /** Working days from payment to arrival in Great Britain; null where the provider does not say. */
  deliveryDays: { min: number; max: number } | null
  /** When it was read at the provider. A blank older than a day is shown with its age. */
  readAt: Date
}

type BlanksPort = {
  /** Every blank on offer. Reads the mirrored catalogue, never the provider. */
  list(): Promise<BlankSummary[]>
  /**
   * A blank, or null. May read it at the provider, once an hour for all callers; while the provider is away it is as
   * it was last known. Throws what the provider's calls throw where it was never read.
   */
  find(id: number): Promise<Blank | null>
}

/** The blanks that products can be made of. Implemented by fulfilment. */
export const blanksPort = definePort<BlanksPort>('blanksPort')
