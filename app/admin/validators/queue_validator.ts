import vine from '@vinejs/vine'
import { adminMessages } from '#admin/validators/messages'
import { MAX_ID } from '#shared/ids'

/** Body of POST /api/admin/queues/{name}/retry: one job, or without `id` all that failed in the queue. */
export const retryJobsValidator = vine.create({ id: vine.string().uuid().optional() })
retryJobsValidator.messagesProvider = adminMessages

/** Body of POST /api/admin/mails/retry: one mail, or without `id` all that were given up. */
export const retryMailsValidator = vine.create({
  id: vine.number({ strict: true }).withoutDecimals().min(1).max(MAX_ID).optional(),
})
retryMailsValidator.messagesProvider = adminMessages
