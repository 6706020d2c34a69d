import type { Gig } from '~/components/studio/shapes'

/** What is typed of a gig, by the names of its fields. */
export type GigWords = ReturnType<typeof gigWords>
export type GigField = keyof GigWords

/** What stands in the fields of a gig; of a new one, the usual time in the zone one is in. */
export function gigWords(gig?: Gig) {
  return {
    name: gig?.name ?? '',
    venue: gig?.venue ?? '',
    city: gig?.city ?? '',
    date: gig?.date ?? '',
    time: gig?.time ?? '19:30',
    timeZone: gig?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}

/**
 * A past day is asked about once (docs/rules/gigs-and-attribution.md#past-dates); the day that stands there already is
 * not.
 */
export function askOfPast({ date, timeZone }: Record<string, string>, was?: string) {
  if (!date || date === was) return undefined
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(
    Date.now()
  )
  return date < today ? 'This date has passed. Add it anyway?' : undefined
}

/** What a field says and how it is changed, from a form whose words are kept (useFormDraft). */
export function fieldsOf<Field extends string>(
  { form, change }: { form: Record<Field, string>; change: (field: Field, value: string) => void },
  errorOf: (field: Field) => string | undefined
) {
  return (name: Field) => ({
    name,
    value: form[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  })
}
