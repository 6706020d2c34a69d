import vine from '@vinejs/vine'

/** The longest email that mail servers take (RFC 5321). */
const LONGEST = 254

/** Quotes, every kind of space, control characters and characters that do not show. */
const REFUSED = /["\s\p{Cc}\p{Cf}]/u

const plainAddress = vine.createRule((value, _options, field) => {
  if (typeof value === 'string' && REFUSED.test(value))
    field.report('The {{ field }} field must be a valid email address', 'email', field)
})

/**
 * An email address that a person types, trimmed. Refuses quoted local parts (`"a b"@example.com`), spaces and control
 * characters, which payment and mail providers do not take (SAFE-15).
 */
export const emailAddress = () =>
  vine.string().trim().maxLength(LONGEST).email().use(plainAddress())
