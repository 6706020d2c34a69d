/** One measurement of one size, as it is shown. What has no unit is the same in both. */
export type Measurement = { size: string; cm: string; inches: string }

export type SizeTable = {
  /** `garment`: the thing laid flat; `body`: who wears it; `international`: sizes of other countries. */
  kind: 'garment' | 'body' | 'international'
  rows: { label: string; measurements: Measurement[] }[]
}

/** What the provider says of a blank's size, cloth and care: empty lists where it says nothing. */
export type SizeGuide = { tables: SizeTable[]; fabric: string[]; care: string[] }

export const isEmptyGuide = ({ tables, fabric, care }: SizeGuide): boolean =>
  tables.length + fabric.length + care.length === 0
