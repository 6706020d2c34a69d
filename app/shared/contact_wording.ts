/** Names the words of `contactWording` in consents and exports: other words have another number. */
export const CONTACT_WORDING_VERSION = 1

/** What a fan agrees to who shares their contact with an artist (docs/rules/privacy.md#shared-contacts). */
export const contactWording = (bandName: string) =>
  `Let ${bandName} email me about shows and merch. They get my name and email address. I can stop this at any time.`
