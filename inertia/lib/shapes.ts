/** The bodies of the API as pages meet them (API.md, Shapes). Money is in pounds, times are ISO 8601. */

export type UserType = 'fan' | 'artist' | 'admin'

export type User = {
  id: number
  firstName: string | null
  lastName: string | null
  email: string
  profileImageUrl: string | null
  userType: UserType
  artist: { id: number; bandName: string } | null
}

export type SocialLinks = {
  instagram: string | null
  twitter: string | null
  facebook: string | null
  youtube: string | null
  otherLink: string | null
}

export type Artist = {
  id: number
  bandName: string
  genre: string | null
  subGenre: string | null
  location: string | null
  bio: string | null
  website: string | null
  socialLinks: SocialLinks
  profileImageUrl: string | null
  isVerified: boolean
  salesCount: number
  createdAt: string
}

/** With the colour of its store: `#RRGGBB`, ink on it passes AA. */
export type AccentedArtist = Artist & { accent: string }

/** What its owner and admins see beside it. */
export type OwnedArtist = Artist & { totalSales: number; profitSharePercentage: number }

export type ProductStatus =
  'draft' | 'pending_approval' | 'approved' | 'rejected' | 'active' | 'inactive' | 'retired'

export type Product = {
  id: number
  artistId: number
  name: string
  description: string | null
  productType: string
  imageUrl: string | null
  sellingPrice: number
  currency: string
  isActive: boolean
  status: ProductStatus
  sizes: string[]
  colors: string[]
  averageRating: number | null
  createdAt: string
  updatedAt: string
  artist: { id: number; bandName: string }
}

/** An artist with the first of what is on sale; the totals count all of it. */
export type Collection = {
  artist: Artist
  products: Product[]
  totalProducts: number
  /** Units. */
  totalSales: number
  averageRating: number | null
}

/** A size and a colour in stock. */
export type StockedChoice = { size: string; color: string }

export type ProductVariant = {
  price: number
  in_stock: boolean
  files: { type: string; preview_url: string }[]
}

/** With `include=variants` and on the product page; the key is only ever compared, never split. */
export type ProductDetail = Product & { variants: Record<string, ProductVariant> }

/** How much a list holds: `count`, and beyond a certain length only that there is more. */
export type CappedCount = { count: number; isMore: boolean }

export type OrderStatus = 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled'

export type PaymentStatus = 'unpaid' | 'paid' | 'partially_refunded' | 'refunded' | 'disputed'

export type Order = {
  id: number
  orderNumber: string
  customerName: string | null
  quantity: number
  size: string
  color: string
  totalAmount: number
  currency: string
  status: OrderStatus
  paymentStatus: PaymentStatus
  createdAt: string
  product: { id: number; name: string; imageUrl: string | null }
  artist: { id: number; bandName: string }
  trackingUrl: string | null
}
