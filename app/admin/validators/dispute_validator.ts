import vine from '@vinejs/vine'
import { adminMessages } from '#admin/validators/messages'
import { MOST_STATEMENT_CHARACTERS } from '#shared/form_limits'

/** The answer to a dispute: `note` is what an admin adds in their own words; null or empty for none. */
export const disputeEvidenceValidator = vine.create({
  note: vine.string().trim().minLength(1).maxLength(MOST_STATEMENT_CHARACTERS).nullable(),
})
disputeEvidenceValidator.messagesProvider = adminMessages
