import type User from '#identity/models/user'

/**
 * The reader of a mail that a stranger can cause, with the name that it greets: none until the email is verified, because a
 * stranger may have typed the email of somebody else and any words as the name (MAIL-11).
 */
export const greetable = ({ email, firstName, emailVerifiedAt }: User) => ({
  email,
  firstName: emailVerifiedAt === null ? null : firstName,
})
