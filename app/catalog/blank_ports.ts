import { blanksPort } from '#catalog/blanks_port'
import { mockupsPort } from '#catalog/mockups/mockups_port'

/** What the provider's blanks are asked by; each is implemented by fulfilment. */
export const blankPorts = { blanks: blanksPort, mockups: mockupsPort }
