/** What stands in the fields of a page, by field; `isOn` of what is ticked. */
export type TypedField = { key: string; value: string; isOn: boolean }

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Never kept: what is secret, and what a script cannot put back. */
const SECRET =
  '[type="password"], [type="file"], [type="hidden"], [type="submit"], [type="button"], [autocomplete^="cc-"], [autocomplete="one-time-code"]'

const isTicked = (field: Field) => field.type === 'radio' || field.type === 'checkbox'

function nameOf(field: Field): string {
  const value = isTicked(field) ? field.value : ''
  const label = field.name || field.getAttribute('aria-label') || field.labels?.[0]?.textContent
  return `${field.tagName} ${field.type} ${label} ${value}`
}

/** Each field by what it is called, the second of a name apart from the first. */
function fieldsByKey(): Map<string, Field> {
  const fields = new Map<string, Field>()
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    if (field.matches(SECRET)) continue
    const name = nameOf(field)
    let key = name
    for (let count = 2; fields.has(key); count += 1) key = `${name} ${count}`
    fields.set(key, field)
  }
  return fields
}

export function readFields(): TypedField[] {
  return [...fieldsByKey()].map(([key, field]) => ({
    key,
    value: field.value,
    isOn: field instanceof HTMLInputElement && field.checked,
  }))
}

/** As if it were typed: React hears of a value only where its own setter was passed by. */
function type(field: Field, value: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!
  set!.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function fill(field: Field, { value, isOn }: TypedField) {
  if (isTicked(field)) {
    const mayClick = field.type === 'checkbox' || isOn
    if (mayClick && (field as HTMLInputElement).checked !== isOn) field.click()
  } else if (field.value !== value) type(field, value)
}

/** Puts back what it finds a field for. @returns what it found none for yet */
export function fillFields(typed: TypedField[]): TypedField[] {
  const fields = fieldsByKey()
  return typed.filter((kept) => {
    const field = fields.get(kept.key)
    if (field) fill(field, kept)
    return !field
  })
}
