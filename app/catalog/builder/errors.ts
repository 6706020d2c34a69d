import { providerName } from '#config/fulfilment'
import type { BlankVariant } from '#catalog/blanks_port'
import { InvalidField } from '#core/exceptions/errors'

type Named = Pick<BlankVariant, 'size' | 'color'>

const namesOf = (variants: readonly Named[]) =>
  variants.map(({ size, color }) => `${size}, ${color}`).join('; ')

/** The provider has no blank with this number, or no longer has it. */
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

/** The variant is sold out at the provider, or has no cost in pounds. */
export class VariantsNotMade extends InvalidField {
  constructor(variants: readonly Named[]) {
    super(
      'catalogVariantIds',
      'available',
      `${providerName} can’t make these right now: ${namesOf(variants)}. Untick them to go on.`
    )
  }
}

/** The blank cannot be printed on that side. */
export class NoSuchSide extends InvalidField {
  constructor(placement: string) {
    super('placements', 'side', `This model can’t be printed on its ${placement}`)
  }
}

export class SidePlacedTwice extends InvalidField {
  constructor() {
    super('placements', 'distinct', 'Place only one artwork on each side')
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
