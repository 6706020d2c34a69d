/** Labels of Stripe's requirements, by how their names begin. The first match counts. */
const LABELS: [RegExp, string][] = [
  [/^external_account/, 'A bank account to pay you to'],
  [/verification\.(additional_)?document/, 'A photo of an identity document'],
  [/^tos_acceptance/, 'Your agreement to Stripe’s terms'],
  [/^business_profile/, 'What you sell'],
  [/^company/, 'Details of your company'],
  [/^(owners|directors|executives|representative|relationship|person_)/, 'Who runs your company'],
  [/^individual/, 'Your name, birthday and address'],
  [/^business_type/, 'Whether you are a person or a company'],
]

/** Translates the requirements of a Stripe account into labels for its artist. Each label appears once. */
export function requirementLabels(requirements: readonly string[]): string[] {
  const labels = requirements.map(
    (name) => LABELS.find(([beginning]) => beginning.test(name))?.[1] ?? 'A few more details'
  )
  return [...new Set(labels)]
}
