import { monthName, monthOf, spanOf, type Span } from '#shared/months'

/** `months`: one month, or the three that end with `until`: quarters of VAT end in any month. */
export type TaxPeriod = { until: string; months: 1 | 3; span: Span }

/** A period that ends with a month ("2026-11"); null if the text is no month. */
export function taxPeriod(until: unknown, months: unknown): TaxPeriod | null {
  const span = spanOf(until)
  if (!span) return null
  const length = Number(months) === 3 ? 3 : 1
  const from = span.from.minus({ months: length - 1 })
  return { until: until as string, months: length, span: { ...span, from } }
}

/** "November 2026", "September 2026 to November 2026" */
export function periodName({ until, months, span }: TaxPeriod): string {
  const last = monthName(until)
  return months === 1 ? last : `${monthName(monthOf(span.from))} to ${last}`
}

/** The months of a period, as in the books. */
export const isWithin = (month: string, { span, until }: TaxPeriod): boolean =>
  month >= monthOf(span.from) && month <= until
