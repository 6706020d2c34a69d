import vine from '@vinejs/vine'
import { MAX_ID } from '#shared/ids'

/** Of one blank: the provider's largest has some hundred. */
const MOST_VARIANTS = 500

const MOST_SIDES = 6

/** Other products with the same artwork that one call creates. */
const MOST_OTHERS = 10

const wholeNumber = (least: number, most: number) =>
  vine.number({ strict: true }).withoutDecimals().range([least, most])

/** The provider numbers its blanks and variants beyond our own ids. */
const providerId = () => wholeNumber(1, Number.MAX_SAFE_INTEGER)

const placement = vine.object({
  placement: vine.string().regex(/^[a-z0-9_]{1,40}$/),
  artworkId: wholeNumber(1, MAX_ID),
  x: wholeNumber(0, 999),
  y: wholeNumber(0, 999),
  width: wholeNumber(1, 1000),
})

/** What a product is built on and what is printed on it. */
export const buildFields = {
  blankId: providerId(),
  catalogVariantIds: vine.array(providerId()).minLength(1).maxLength(MOST_VARIANTS).distinct(),
  placements: vine.array(placement).minLength(1).maxLength(MOST_SIDES),
}

export const mostOthers = MOST_OTHERS

/** The sentences for their fields. */
export const buildSentences = {
  blankId: 'Choose a model',
  catalogVariantIds: 'Choose at least one size and colour',
  placements: 'Place your artwork on the product',
  alsoAs: 'Choose at most 10 other products',
}
