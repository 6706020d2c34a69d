/** What Stripe's names for what it wants begin with, and what that is to somebody who is no accountant. The first that fits counts. */
const WORDS: [RegExp, string][] = [
  [/^external_account/, 'A bank account to pay you to'],
  [/verification\.(additional_)?document/, 'A photo of an identity document'],
  [/^tos_acceptance/, 'Your agreement to Stripe’s terms'],
  [/^business_profile/, 'What you sell'],
  [/^company/, 'Details of your company'],
  [/^(owners|directors|executives|representative|relationship|person_)/, 'Who runs your company'],
  [/^individual/, 'Your name, birthday and address'],
  [/^business_type/, 'Whether you are a person or a company'],
]

/** The same in plain words, each once. */
export function requestOf(requirements: readonly string[]): string[] {
  const words = requirements.map(
    (name) => WORDS.find(([beginning]) => beginning.test(name))?.[1] ?? 'A few more details'
  )
  return [...new Set(words)]
}
