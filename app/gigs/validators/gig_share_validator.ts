import vine from '@vinejs/vine'
import { ifUnmodifiedSince } from '#core/database/if_unmodified_since'
import { PlainMessages } from '#core/http/plain_messages'
import { GOODS_CATEGORIES, PARTY_KINDS, SHARE_BASES } from '#pricing/public'
import { APPLIES_TO, MOST_SHARES } from '#gigs/gig_shares'

const percent = () => vine.number({ strict: true }).min(0).max(100).decimal([0, 2])

const VAT_NUMBER = /^[A-Z0-9][A-Z0-9 -]{2,18}[A-Z0-9]$/

/** Shares as they are sent: the whole list, in the order in which a refund takes from them. */
export const givenShares = () =>
  vine
    .array(
      vine.object({
        id: vine.number({ strict: true }).positive().withoutDecimals().optional(),
        kind: vine.enum(PARTY_KINDS),
        name: vine.string().trim().minLength(1).maxLength(200),
        vatNumber: vine
          .string()
          .trim()
          .toUpperCase()
          .maxLength(20)
          .regex(VAT_NUMBER)
          .nullable()
          .optional(),
        base: vine.enum(SHARE_BASES),
        apparel: percent(),
        otherGoods: percent(),
        music: percent(),
      })
    )
    .maxLength(MOST_SHARES)

/** Body of PUT /api/gigs/{id}/shares. */
export const gigSharesValidator = vine.create({
  shares: givenShares(),
  appliesTo: vine.enum(APPLIES_TO).optional(),
  confirm: vine.boolean({ strict: true }).optional(),
  updatedAt: ifUnmodifiedSince(),
})

/** Body of PUT /api/gigs/{id}/attendance; null where it is not known. */
export const attendanceValidator = vine.create({
  attendance: vine.number({ strict: true }).withoutDecimals().min(1).max(1_000_000).nullable(),
  updatedAt: ifUnmodifiedSince(),
})

const PERCENT = 'Enter a percentage from 0 to 100, with at most two decimals'
const PEOPLE = 'Enter how many people came, from 1 to 1,000,000'
const NAME = 'Enter the name of the party'

export const SHARE_NAMES = {
  shares: 'the shares',
  name: 'the name',
  vatNumber: 'the VAT number',
  kind: 'the kind of party',
  base: 'what the percentage is of',
}

export const SHARE_SENTENCES = {
  'shares.*.name.required': NAME,
  'shares.*.name.minLength': NAME,
  'shares.*.vatNumber.regex': 'Enter a VAT number, such as GB 123 4567 89',
  ...Object.fromEntries(
    GOODS_CATEGORIES.flatMap((category) =>
      ['required', 'number', 'min', 'max', 'decimal'].map((rule) => [
        `shares.*.${category}.${rule}`,
        PERCENT,
      ])
    )
  ),
}

const messages = new PlainMessages({
  names: {
    ...SHARE_NAMES,
    attendance: 'how many people came',
    appliesTo: 'which sales the shares count for',
    confirm: 'whether you are sure',
  },
  sentences: { attendance: PEOPLE, ...SHARE_SENTENCES },
})

for (const validator of [gigSharesValidator, attendanceValidator]) {
  validator.messagesProvider = messages
}
