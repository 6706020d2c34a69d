import vine from '@vinejs/vine'
import { ifUnmodifiedSince } from '#core/database/if_unmodified_since'
import { emailAddress } from '#core/http/email_address'
import { pageFields } from '#core/http/list_query'
import { PlainMessages } from '#core/http/plain_messages'
import { reasonField } from '#core/http/reason_field'
import { REPORT_VIEWS } from '#moderation/queries/report_queries'
import { MAX_ID } from '#shared/ids'
import { MOST_REPORT_CHARACTERS, REPORT_REASONS } from '#shared/report'
import { MOST_TAKEDOWN_CHARACTERS, TAKEDOWN_KINDS } from '#shared/takedown'

const id = () => vine.number({ strict: true }).withoutDecimals().positive().max(MAX_ID)

const words = () => vine.string().trim().minLength(1).maxLength(MOST_REPORT_CHARACTERS)

/** Body of POST /api/reports: a product, or else a store. `email` is left out by an account. */
export const reportValidator = vine.create({
  productId: id().optional().requiredIfMissing('artistId'),
  artistId: id().optional(),
  reason: vine.enum(REPORT_REASONS),
  words: words(),
  evidenceUrl: vine
    .string()
    .trim()
    .maxLength(500)
    .url({ protocols: ['http', 'https'], require_protocol: true })
    .nullable()
    .optional(),
  email: emailAddress().toLowerCase().optional(),
})

/** Body of PATCH /api/admin/reports/:id. */
export const decisionValidator = vine.create({
  state: vine.enum(['in_review', 'upheld', 'dismissed'] as const),
  words: words(),
  takedown: vine
    .object({
      kind: vine.enum(TAKEDOWN_KINDS),
      reason: reasonField(MOST_TAKEDOWN_CHARACTERS),
    })
    .optional(),
  updatedAt: ifUnmodifiedSince(),
})

/** Query of GET /api/admin/reports. */
export const reportListValidator = vine.create({
  view: vine.enum(REPORT_VIEWS).optional(),
  ...pageFields,
})

const messages = new PlainMessages({
  names: {
    words: 'what is wrong',
    evidenceUrl: 'the link',
    email: 'your email address',
    productId: 'the product',
    artistId: 'the artist',
  },
  sentences: {
    'reason': 'Choose what’s wrong',
    'evidenceUrl.url': 'Enter a whole link, such as https://example.com/my-work',
    'email.email': 'This does not look like an email address',
    'takedown.reason': 'Enter a reason for the artist',
    'takedown.kind': 'Choose why it is taken down',
  },
})

for (const validator of [reportValidator, decisionValidator, reportListValidator])
  validator.messagesProvider = messages
