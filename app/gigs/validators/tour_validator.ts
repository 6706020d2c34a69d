import vine from '@vinejs/vine'
import { ifUnmodifiedSince } from '#core/database/if_unmodified_since'
import { PlainMessages } from '#core/http/plain_messages'
import { DEFAULTS_FOR } from '#gigs/actions/save_tour_defaults'
import { PLACEHOLDERS, unknownPlaceholder } from '#gigs/tours/code_texts'
import { MOST_TOUR_GIGS } from '#gigs/tours/tour_limits'
import { givenShares, SHARE_NAMES, SHARE_SENTENCES } from '#gigs/validators/gig_share_validator'
import { name } from '#gigs/validators/gig_validator'
import { MAX_ID } from '#shared/ids'

const known = vine.createRule((value, _, field) => {
  const unknown = typeof value === 'string' ? unknownPlaceholder(value) : null
  if (unknown === null) return
  const names = PLACEHOLDERS.map((placeholder) => `{${placeholder}}`).join(', ')
  field.report(`We don’t know {${unknown}}. Use ${names}.`, 'placeholder', field)
})

const pattern = () => vine.string().trim().maxLength(200).use(known()).nullable().optional()

const gigIds = () =>
  vine
    .array(vine.number({ strict: true }).withoutDecimals().range([1, MAX_ID]))
    .maxLength(MOST_TOUR_GIGS)

/** Body of POST /api/tours, optionally with its gigs. */
export const tourValidator = vine.create({ name: name(), gigIds: gigIds().optional() })

/** Body of PATCH /api/tours/{id}. */
export const tourChangeValidator = vine.create({ name: name(), updatedAt: ifUnmodifiedSince() })

/** Body of PATCH /api/tours/{id}/gigs. */
export const tourGigsValidator = vine.create({
  add: gigIds().optional(),
  remove: gigIds().optional(),
  updatedAt: ifUnmodifiedSince(),
})

/** Body of PUT /api/tours/{id}/defaults: the whole list of shares, and both texts; null is the usual text. */
export const tourDefaultsValidator = vine.create({
  shares: givenShares(),
  codeLabel: pattern(),
  posterLine: pattern(),
  appliesTo: vine.enum(DEFAULTS_FOR).optional(),
  updatedAt: ifUnmodifiedSince(),
})

const NAME = 'Enter the name of the tour'

const messages = new PlainMessages({
  names: {
    ...SHARE_NAMES,
    gigIds: 'the gigs',
    add: 'the gigs to add',
    remove: 'the gigs to remove',
    codeLabel: 'the name of the codes',
    posterLine: 'the line on posters',
    appliesTo: 'which gigs the defaults are for',
  },
  sentences: { ...SHARE_SENTENCES, 'name.required': NAME, 'name.minLength': NAME },
})

for (const validator of [
  tourValidator,
  tourChangeValidator,
  tourGigsValidator,
  tourDefaultsValidator,
]) {
  validator.messagesProvider = messages
}
