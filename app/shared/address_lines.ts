type Address = {
  street: string | null
  city: string | null
  state: string | null
  zipCode: string | null
  country: string | null
}

/**
 * The lines of an address up to its country, as that country writes them: "Portland, OR 97201" on one line in the United
 * States, "Toronto ON M5V 2T6" in Canada, each part on a line of its own in the United Kingdom, where the county may be the
 * town once more and is left out then. Empty parts are left out.
 */
export function addressLines({ street, city, state, zipCode, country }: Address): string[] {
  const region = [state, zipCode].filter(Boolean).join(' ')
  const town: Record<string, (string | null)[]> = {
    US: [[city, region].filter(Boolean).join(', ')],
    CA: [[city, region].filter(Boolean).join(' ')],
  }
  const rest = town[country ?? ''] ?? [city, state === city ? null : state, zipCode]
  return [street, ...rest].flatMap((part) => part || [])
}
