/** A decoded form: text, lists and named values, as deep as the names say. */
export type FormValue = string | FormValue[] | FormFields
export type FormFields = { [name: string]: FormValue }

/**
 * Reads Stripe's form encoding, `line_items[0][price_data][currency]=gbp`. The framework's parser is not used here: it
 * turns long lists into objects and empty text into null, and Stripe does neither.
 */
export function decodeForm(text: string): FormFields {
  const root: FormFields = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) place(root, namesIn(name), value)
  return listsIn(root) as FormFields
}

function namesIn(name: string): string[] {
  const [first, ...rest] = name.split('[')
  return [first, ...rest.map((part) => part.replace(/\]$/, ''))]
}

function place(target: FormFields, [name, ...rest]: string[], value: string) {
  // An empty name takes the next index: `expand[]=a&expand[]=b`.
  const key = name === '' ? String(Object.keys(target).length) : name
  if (rest.length === 0) {
    target[key] = value
    return
  }
  const existing = target[key]
  const next: FormFields =
    typeof existing === 'object' && !Array.isArray(existing) ? existing : Object.create(null)
  target[key] = next
  place(next, rest, value)
}

/** What is named 0, 1, 2, … is a list. */
function listsIn(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, listsIn(inner)] as const)
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name))
  return isList
    ? entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, inner]) => inner)
    : Object.fromEntries(entries)
}
