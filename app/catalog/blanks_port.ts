import { definePort } from '#core/port'
import type { Pence } from '#shared/money'
import type { ProductType } from '#shared/product_type'

/** What can be printed on, as far as a list of it needs. */
export type BlankSummary = {
  /** The provider's number of the blank. */
  id: number
  productType: ProductType
  brand: string | null
  model: string
  pictureUrl: string | null
  /** Of the cheapest and the dearest variant that can be made; null where no price is known in pounds. */
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
  variants: BlankVariant[]
  areas: PrintArea[]
  /** Working days from payment to arrival in Great Britain; null where the provider does not say. */
  deliveryDays: { min: number; max: number } | null
}

type BlanksPort = {
  /** Every blank that can be offered. Reads what was mirrored of the catalogue, never the provider itself. */
  list(): Promise<BlankSummary[]>
  /** Null if there is none. May read it at the provider, whose refusals it throws. */
  find(id: number): Promise<Blank | null>
}

/** What products can be made of. Implemented by fulfilment. */
export const blanksPort = definePort<BlanksPort>('blanksPort')

/** A file that fills a print area, at an address that the provider can read. */
export type PrintedSide = { placement: string; imageUrl: string }

/** A picture of a product; its address expires, so that it is copied at once. */
export type ProviderMockup = { placement: string; catalogVariantIds: number[]; url: string }

type MockupsPort = {
  /**
   * Asks for pictures of these variants, in the turn that the provider's own limit of such calls leaves.
   *
   * @returns the provider's name of the task
   */
  request(wanted: {
    blankId: number
    catalogVariantIds: readonly number[]
    sides: readonly PrintedSide[]
  }): Promise<string>
  /** Null while the provider works on it. Throws if it failed. */
  read(task: string): Promise<ProviderMockup[] | null>
}

/** The provider's own pictures of a product. Implemented by fulfilment. */
export const mockupsPort = definePort<MockupsPort>('mockupsPort')
