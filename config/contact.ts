import env from '#start/env'

/** Where a person answers: said on the contact page and in mails. */
export const contactAddress =
  env.get('CONTACT_EMAIL') ?? env.get('MAIL_FROM') ?? 'hello@gigstall.test'

/** Where people report security vulnerabilities: a `mailto:` or `https:` address, as security.txt requires. */
export const securityContact =
  env.get('SECURITY_CONTACT') ?? `mailto:${bareAddress(contactAddress)}`

/** Removes the name from an address such as MAIL_FROM: `Gigstall <hello@example.com>`. */
function bareAddress(address: string): string {
  return /<([^>]+)>/.exec(address)?.[1] ?? address
}
