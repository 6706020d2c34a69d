import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { ProductStatus } from '#shared/product_status'
import type { ProductType } from '#shared/product_type'
import type { DemoArtist } from '#database/demo/data/shapes'
import type { Pence } from '#shared/money'
import type { Percentage } from '#shared/percentage'

export type PlacedArtist = DemoArtist & {
  id: number
  userId: number
  shareOfProfit: Percentage
  createdAt: DateTime
}

export type PlacedVariant = {
  id: number
  size: string
  color: string
  imageUrl: string
  isOffered: boolean
}

export type PlacedProduct = {
  id: number
  artist: PlacedArtist
  name: string
  type: ProductType
  status: ProductStatus
  sellingPrice: Pence
  basePrice: Pence
  variants: PlacedVariant[]
  createdAt: DateTime
  /** Since when it has been on sale, and until when; null where it never was or still is. */
  activeFrom: DateTime | null
  activeUntil: DateTime | null
}

export type PlacedGig = { id: number; artist: PlacedArtist; name: string; startsAt: DateTime }

export type PlacedCode = { id: number; artist: PlacedArtist; gig: PlacedGig | null }

export type PlacedFan = { id: number; name: string; email: string }

/** What has been placed so far, in the one transaction that places the base set: later subjects refer to earlier ones. */
export type DemoContext = {
  trx: TransactionClientContract
  now: DateTime
  /** Outside production: the accounts anybody may sign in with. */
  accounts: { fan: number; artist: number; admin: number } | null
  artists: PlacedArtist[]
  products: PlacedProduct[]
  codes: PlacedCode[]
  fans: PlacedFan[]
}
