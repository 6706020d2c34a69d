/** The version of `contactWording` in consents and exports. Raise it with each change of the words. */
export const CONTACT_WORDING_VERSION = 1

/** The words that a fan agrees to when sharing their contact with an artist (docs/rules/privacy.md#shared-contacts). */
export const contactWording = (bandName: string) =>
  `Let ${bandName} email me about shows and merch. They get my name and email address. I can stop this at any time.`
