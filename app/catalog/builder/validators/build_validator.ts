import vine from '@vinejs/vine'
import { MAX_ID } from '#shared/ids'

/** The most variants of one build. The provider's largest blank has a few hundred. */
const MOST_VARIANTS = 500

const MOST_SIDES = 6

/** Other products with the same artwork that one call creates. */
const MOST_OTHERS = 10

const wholeNumber = (least: number, most: number) =>
  vine.number({ strict: true }).withoutDecimals().range([least, most])

/** Ids of the provider, which are higher than our own. */
const providerId = () => wholeNumber(1, Number.MAX_SAFE_INTEGER)

const placement = vine.object({
  placement: vine.string().regex(/^[a-z0-9_]{1,40}$/),
  artworkId: wholeNumber(1, MAX_ID),
  x: wholeNumber(0, 999),
  y: wholeNumber(0, 999),
  width: wholeNumber(1, 1000),
})

/** The blank, variants and placements of a product. */
export const buildFields = {
  blankId: providerId(),
  catalogVariantIds: vine.array(providerId()).minLength(1).maxLength(MOST_VARIANTS).distinct(),
  placements: vine.array(placement).minLength(1).maxLength(MOST_SIDES),
}

export const mostOthers = MOST_OTHERS

const CHOOSE_MODEL = 'Choose a model'
const CHOOSE_VARIANTS = 'Choose at least one size and colour'
const PLACE_ARTWORK = 'Place your artwork on the product'

const RULES = ['required', 'object', 'array', 'string', 'number', 'withoutDecimals', 'range']
const MORE_RULES = ['regex', 'minLength', 'maxLength', 'distinct']

/** One sentence for all errors of the fields inside lists. */
const within = (paths: readonly string[], sentence: string) =>
  Object.fromEntries(
    paths.flatMap((path) => [...RULES, ...MORE_RULES].map((rule) => [`${path}.${rule}`, sentence]))
  )

const ofPlacement = ['', '.placement', '.artworkId', '.x', '.y', '.width']
const OTHER = 'alsoAs.*.'

/** The sentences of the fields of a build. */
export const buildSentences: Record<string, string> = {
  blankId: CHOOSE_MODEL,
  catalogVariantIds: CHOOSE_VARIANTS,
  placements: PLACE_ARTWORK,
  alsoAs: 'Choose at most 10 other products',
  ...within([`${OTHER}blankId`], CHOOSE_MODEL),
  ...within(
    ['catalogVariantIds.*', `${OTHER}catalogVariantIds`, `${OTHER}catalogVariantIds.*`],
    CHOOSE_VARIANTS
  ),
  ...within(
    [
      `${OTHER}placements`,
      ...ofPlacement.flatMap((part) => [`placements.*${part}`, `${OTHER}placements.*${part}`]),
    ],
    PLACE_ARTWORK
  ),
}
