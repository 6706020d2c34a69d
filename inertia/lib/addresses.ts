/** An address with only those parameters that say something; a list repeats its name. */
export function addressOf(
  path: string,
  parameters: Record<string, string | readonly string[]>
): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) {
    for (const part of Array.isArray(value) ? value : [value]) if (part) query.append(name, part)
  }
  const text = query.toString()
  return text ? `${path}?${text}` : path
}
