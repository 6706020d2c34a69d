import type { Cut } from '#artwork/mockup'
import type { MotifName } from '#artwork/motifs/catalog'
import type { Placement } from '#artwork/garments/drawing'
import type { GENRES } from '#artists/genres'
import type { ProductStatus } from '#shared/product_status'
import type { ProductType } from '#shared/product_type'

/**
 * An invented artist. The handle makes links, addresses of accounts and keys; `palette` names an ink palette of the
 * artwork, whose second ink is the store's accent unless another is given.
 */
export type DemoArtist = {
  name: string
  handle: string
  genre: (typeof GENRES)[number]
  subGenre: string
  location: string
  palette: string
  /** `#RRGGBB`; no two stores of the bill have the same, none has the platform's orange */
  accent?: string
  /** Which press photo, by its place in the artwork's list. */
  photo: number
  isVerified?: boolean
  /** Percent of the profit; the platform's default of 60 where absent. */
  share?: number
  bio: string
}

export type DemoProductDetails = {
  colors?: string[]
  /** Pounds; the usual price of the type where absent. */
  price?: string
  motif?: MotifName
  /** Where it is printed; in the middle of the front where absent. */
  placement?: Placement
  cut?: Cut
  status?: ProductStatus
  /** What the artist wrote when they approved or rejected it. */
  artistNotes?: string
  /** What an admin wrote for the artist. */
  adminNotes?: string
}

export type DemoProduct = [
  type: ProductType,
  name: string,
  description: string,
  details?: DemoProductDetails,
]
