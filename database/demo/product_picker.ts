import type { DateTime } from 'luxon'
import { randomFrom, seedFrom, type Random } from '#artwork/random'
import type {
  DemoContext,
  PlacedArtist,
  PlacedCode,
  PlacedProduct,
} from '#database/demo/demo_context'

const THROUGH_A_CODE = 0.55

/** What could be bought at a moment, the popular first. */
export class ProductPicker {
  readonly #weighted: { product: PlacedProduct; weight: number }[]
  readonly #first: PlacedArtist
  readonly #codes: Map<number, PlacedCode[]>

  constructor(context: DemoContext) {
    const random = randomFrom(seedFrom('popularity'))
    this.#first = context.artists[0]
    this.#weighted = context.products
      .filter((product) => product.activeFrom)
      .map((product) => ({
        product,
        weight: random.next() ** 3 + 0.05 + (product.artist === this.#first ? 0.5 : 0),
      }))
    this.#codes = Map.groupBy(context.codes, (code) => code.artist.id)
  }

  pick(at: DateTime, random: Random, isFirstArtist: boolean): PlacedProduct {
    const choice = this.#weighted.filter(
      ({ product }) =>
        product.activeFrom! < at &&
        (product.activeUntil ?? at) >= at &&
        (!isFirstArtist || product.artist === this.#first)
    )
    let rest = random.next() * choice.reduce((sum, { weight }) => sum + weight, 0)
    return (choice.find(({ weight }) => (rest -= weight) < 0) ?? choice[0]).product
  }

  /** The code of a gig of the last days, else the artist's own, else none. */
  code(product: PlacedProduct, at: DateTime, random: Random): PlacedCode | null {
    if (!random.chance(THROUGH_A_CODE)) return null
    const codes = this.#codes.get(product.artist.id) ?? []
    const recent = codes.find(
      ({ gig }) => gig && gig.startsAt <= at && gig.startsAt.plus({ days: 5 }) >= at
    )
    return recent ?? codes.find(({ gig }) => gig === null) ?? null
  }
}
