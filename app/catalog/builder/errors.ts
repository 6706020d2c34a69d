import { providerName } from '#config/fulfilment'
import type { BlankVariant } from '#catalog/blanks_port'
import { InvalidField } from '#core/exceptions/errors'

type Named = Pick<BlankVariant, 'size' | 'color'>

const namesOf = (variants: readonly Named[]) =>
  variants.map(({ size, color }) => `${size}, ${color}`).join('; ')

/** There is none of this number at the provider, or not any more. */
export class NoSuchBlank extends InvalidField {
  constructor() {
    super('blankId', 'exists', `${providerName} doesn’t make this any more. Choose another model.`)
  }
}

export class NoSuchVariant extends InvalidField {
  constructor() {
    super(
      'catalogVariantIds',
      'exists',
      'One of these sizes and colours is no longer made. Choose again.'
    )
  }
}

/** Sold out at the provider, or without a cost in pounds. */
export class VariantsNotMade extends InvalidField {
  constructor(variants: readonly Named[]) {
    super(
      'catalogVariantIds',
      'available',
      `${providerName} can’t make these right now: ${namesOf(variants)}. Take them out to go on.`
    )
  }
}

/** The blank cannot be printed on there. */
export class NoSuchSide extends InvalidField {
  constructor(placement: string) {
    super('placements', 'side', `This model can’t be printed on its ${placement}`)
  }
}

export class SidePlacedTwice extends InvalidField {
  constructor() {
    super('placements', 'distinct', 'Place one artwork on each side')
  }
}

export class OutsidePrintArea extends InvalidField {
  constructor(placement: string) {
    super(
      'placements',
      'area',
      `Move your artwork so that all of it is in the print area on the ${placement}`
    )
  }
}
