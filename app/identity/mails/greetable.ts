import type User from '#identity/models/user'

/**
 * The reader of a mail that a stranger can trigger. An email that is not verified is greeted without a name, because both may
 * have been typed by a stranger (MAIL-11).
 */
export const greetable = ({ email, firstName, emailVerifiedAt }: User) => ({
  email,
  firstName: emailVerifiedAt === null ? null : firstName,
})
