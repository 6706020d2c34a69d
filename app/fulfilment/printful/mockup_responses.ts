/** What Printful's answers about print files and mock-ups must hold, read as those of responses.ts. */
import vine from '@vinejs/vine'
import {
  addressOrNull,
  count,
  id,
  isNothing,
  nameOrNull,
  toList,
  word,
} from '#fulfilment/printful/tolerant_reader'
import { envelopeOf } from '#fulfilment/printful/validated_response'

/** A PHP map: an empty one arrives as a list. */
const toMap = (value: unknown) => (isNothing(value) ? {} : value)

export const printfiles = envelopeOf(
  vine.object({
    available_placements: vine.record(nameOrNull()).parse(toMap),
    printfiles: vine.any().nullable().optional(),
    variant_printfiles: vine.any().nullable().optional(),
  })
)

const pixels = () => count().min(1).max(100_000)

export const printfile = vine.create({
  printfile_id: id(),
  width: pixels(),
  height: pixels(),
  dpi: count().min(1).max(10_000),
})

export const variantPrintfiles = vine.create({
  placements: vine.record(id()).parse(toMap),
})

const STATUSES = ['pending', 'completed', 'failed'] as const

/** A task as it is created and read: `mockups` are read one by one. */
export const task = envelopeOf(
  vine.object({
    task_key: word().maxLength(255),
    status: vine.enum(STATUSES),
    error: nameOrNull(),
    mockups: vine.any().nullable().optional(),
  })
)

export const mockup = vine.create({
  placement: word().maxLength(100),
  variant_ids: vine.array(id()).parse(toList).minLength(1).maxLength(500),
  /** Missing from Printful's description, but in all of its answers. */
  mockup_url: addressOrNull(),
})
