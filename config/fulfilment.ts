import type { ProductType } from '#shared/product_type'

/** The printer's name in sentences that people read. */
export const providerName = 'Printful'

/** Settings of fulfilment that hold for every provider. */
const fulfilmentConfig = {
  /**
   * New shipping rates that the visitors of one network may cause: few enough that no network can spend what the others
   * need. A venue is one network: most of its quotes are answered from the last minutes, the others at the last rate.
   * Estimates, for addresses that are not typed yet, have a limit of their own.
   */
  ratesPerNetwork: { estimate: 4, screen: 5, order: 8, perSeconds: 15 },

  /**
   * How many blanks of each type artists choose from. The catalogue has hundreds, too many to choose from, and each
   * costs the sync two calls a day. A type that is left out is not offered.
   */
  blanksPerType: {
    'tshirt': 12,
    'hoodie': 10,
    'tank-top': 6,
    'cap': 8,
    'tote': 6,
    'poster': 6,
    'sticker': 6,
    'mug': 6,
  } as Partial<Record<ProductType, number>>,
}

export default fulfilmentConfig
