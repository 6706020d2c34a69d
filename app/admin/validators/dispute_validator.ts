import vine from '@vinejs/vine'
import { MOST_NOTE_CHARACTERS } from '#disputes/public'
import { adminMessages } from '#admin/validators/messages'

/** The answer to a dispute: `note` is what an admin adds in their own words; null or empty for none. */
export const disputeEvidenceValidator = vine.create({
  note: vine.string().trim().minLength(1).maxLength(MOST_NOTE_CHARACTERS).nullable(),
})
disputeEvidenceValidator.messagesProvider = adminMessages
