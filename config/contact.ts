import env from '#start/env'

/** Where a person answers: said on the contact page and in mails. */
export const contactAddress =
  env.get('CONTACT_EMAIL') ?? env.get('MAIL_FROM') ?? 'hello@gigstall.test'

/** Where people report holes in the software: an address as security.txt wants it, `mailto:` or `https:`. */
export const securityContact =
  env.get('SECURITY_CONTACT') ?? `mailto:${bareAddress(contactAddress)}`

/** MAIL_FROM may have a name: `Gigstall <hello@example.com>`. */
function bareAddress(address: string): string {
  return /<([^>]+)>/.exec(address)?.[1] ?? address
}
