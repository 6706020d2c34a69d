import env from '#start/env'

/** Where a person answers: said on the contact page and in mails. */
export const contactAddress =
  env.get('CONTACT_EMAIL') ?? env.get('MAIL_FROM') ?? 'hello@gigstall.test'
