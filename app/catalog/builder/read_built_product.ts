import { inject } from '@adonisjs/core'
import { blanksPort, type Blank, type BlankVariant, type PrintArea } from '#catalog/blanks_port'
import {
  NoSuchBlank,
  NoSuchSide,
  NoSuchVariant,
  SidePlacedTwice,
  VariantsNotMade,
} from '#catalog/builder/errors'
import type { ProductSpec } from '#catalog/product_spec'
import { PricingService } from '#pricing/public'
import { largest, toNumber, type Pence } from '#shared/money'
import type { PrintPlacement } from '#shared/print_placement'

/** One of the artist's artworks, placed on one side. */
export type WantedPlacement = PrintPlacement & { placement: string; artworkId: number }

/** What an artist chose in the builder: a blank, its sizes and colours, and the placements. */
export type WantedBuild = {
  blankId: number
  catalogVariantIds: readonly number[]
  placements: readonly WantedPlacement[]
}

export type PlacedSide = WantedPlacement & { area: PrintArea }

export type BuiltProduct = { blankId: number; spec: ProductSpec; sides: PlacedSide[] }

/** Reads the chosen blank at the provider, with costs, stock and sides. Call it outside any transaction. */
@inject()
export class ReadBuiltProduct {
  constructor(private pricing: PricingService) {}

  /** Throws NoSuchBlank, NoSuchVariant, VariantsNotMade, NoSuchSide, SidePlacedTwice, and what the provider may refuse. */
  async handle({ blankId, catalogVariantIds, placements }: WantedBuild): Promise<BuiltProduct> {
    const blank = await blanksPort.current().find(blankId)
    if (!blank) throw new NoSuchBlank()
    const variants = chosenOf(blank, catalogVariantIds)
    const names = new Set(placements.map(({ placement }) => placement))
    if (names.size !== placements.length) throw new SidePlacedTwice()
    const sides = placements.map((side) => {
      const area = blank.areas.find(({ placement }) => placement === side.placement)
      if (!area) throw new NoSuchSide(side.placement)
      return { ...side, area }
    })
    return { blankId, spec: this.#specOf(blank, variants), sides }
  }

  #specOf(blank: Blank, variants: MadeVariant[]): ProductSpec {
    const [first, ...others] = variants.map(({ cost }) => cost)
    const basePrice = largest(first!, ...others)
    const { recommended, suggestedMinimum, markup } = this.pricing.initialPrice({
      basePrice,
      retail: null,
      hasPreview: true,
    })
    return {
      productType: blank.productType,
      basePrice,
      suggestions: { recommended, suggestedMinimum, markup },
      printfulProductId: null,
      printfulData: {
        catalogItem: { id: blank.id, title: blank.model, brand: blank.brand },
        pricing: { cost: toNumber(basePrice) },
      },
      thumbnailUrl: null,
      previewUrl: null,
      variants: variants.map(({ size, color, colorCode, cost, catalogVariantId }) => ({
        ...{ size, color, colorCode, cost, catalogVariantId },
        inStock: true,
        previewUrl: null,
        syncVariantId: null,
        externalId: null,
      })),
    }
  }
}

type MadeVariant = BlankVariant & { cost: Pence }

const isMade = (variant: BlankVariant): variant is MadeVariant =>
  variant.isInStock && variant.cost !== null

/** The chosen variants, in the provider's order. */
function chosenOf({ variants }: Blank, ids: readonly number[]): MadeVariant[] {
  const wanted = new Set(ids)
  const chosen = variants.filter(({ catalogVariantId }) => wanted.has(catalogVariantId))
  if (chosen.length !== wanted.size) throw new NoSuchVariant()
  const made = chosen.filter(isMade)
  if (made.length < chosen.length) throw new VariantsNotMade(chosen.filter((each) => !isMade(each)))
  return made
}
