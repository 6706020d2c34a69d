/**
 * Lists what can go wrong between an artist's file and the mock-ups of its product. A step with a `path` is a call to
 * Printful: faults strike before or after Printful has acted. In the other steps faults strike halfway through a part,
 * while a decoder runs, or after the request to create the product was sent.
 */
export const FLOW = 'artwork'

export const CUT = 'cut the connection'
export const DECODER = 'kill the decoder'
export const SERVER = 'kill the server'
export const WORKER = 'kill the worker'
export const DATABASE = 'restart the database'
export const DROP = "drop the provider's answer"

const OF_A_CALL = [WORKER, DATABASE, DROP]
const OF_A_DECODER = [DECODER, WORKER, DATABASE]

export const ARTWORK_STEPS = {
  sending: { faults: [CUT, SERVER, DATABASE] },
  checking: { faults: OF_A_DECODER },
  building: { faults: [SERVER, DATABASE] },
  printing: { faults: OF_A_DECODER },
  asking: { faults: OF_A_CALL, method: 'POST', path: /\/mockup-generator\/create-task\/\d+$/ },
  reading: { faults: OF_A_CALL, method: 'GET', path: /\/mockup-generator\/task$/ },
  copying: { faults: OF_A_CALL, method: 'GET', path: /\/printful\/mockups\/[^/]+\/[^/]+\.jpg$/ },
}

/** `[{ flow, step, fault, name }]` */
export function artworkPairs() {
  return Object.entries(ARTWORK_STEPS).flatMap(([step, { faults }]) =>
    faults.map((fault) => ({ flow: FLOW, step, fault, name: `${FLOW}, ${step}: ${fault}` }))
  )
}
