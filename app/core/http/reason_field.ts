import vine from '@vinejs/vine'
import { MOST_REASON_CHARACTERS } from '#shared/form_limits'

/** A required reason. PlainMessages has its sentences. */
export const reasonField = (most = MOST_REASON_CHARACTERS) =>
  vine.string().trim().minLength(1).maxLength(most)
