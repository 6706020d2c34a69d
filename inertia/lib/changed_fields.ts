/** The fields of a form that differ from what stood there before typing, each trimmed. */
export function changedFields<Form extends Record<string, string>>(
  form: Form,
  was: Form
): Partial<Form> {
  const fields = Object.keys(form) as (keyof Form)[]
  const changed = fields.filter((field) => form[field]!.trim() !== was[field]!.trim())
  return Object.fromEntries(changed.map((field) => [field, form[field]!.trim()])) as Partial<Form>
}
