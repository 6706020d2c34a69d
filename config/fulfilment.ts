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
}

export default fulfilmentConfig
