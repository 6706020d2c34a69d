/** A4 for the wall, A6 for the table: one drawing in two sizes, since both are √2 high. */
export const POSTER_FORMATS = ['a4', 'a6'] as const

export type PosterFormat = (typeof POSTER_FORMATS)[number]

/** A product on a poster. */
export type PosterPicture = {
  /** JPEG, 4 to 5. */
  picture: Buffer
  /** As it is printed: £24.99. */
  price: string
}

/** Products beside the code of a poster. */
export const MOST_PRODUCTS = 3

/** Everything that stands on a poster. */
export type PosterText = {
  bandName: string
  /** `#RRGGBB` that ink text passes AA on. */
  accent: string
  code: string
  storeUrl: string
  /** Where the code can be typed: `gigstall.example/scan`. */
  typeAt: string
  /** The event, where the code has one. */
  title: string | null
  place: string | null
  when: string | null
  /** Best sellers first, at most `MOST_PRODUCTS`. */
  products: PosterPicture[]
}
