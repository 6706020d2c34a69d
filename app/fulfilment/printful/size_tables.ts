import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import type { Measurement, SizeTable } from '#fulfilment/size_guides/size_guide'

/** Printful's kinds of tables in our words. One that it adds later is left out. */
const KINDS: Record<string, SizeTable['kind']> = {
  product_measure: 'garment',
  measure_yourself: 'body',
  international: 'international',
}
const CM_PER_INCH = 2.54

const text = () =>
  vine
    .string()
    .maxLength(2_000)
    .parse((value) => (typeof value === 'number' ? String(value) : value || null))
    .nullable()
const list = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [])

const value = vine.object({ size: text(), value: text(), min_value: text(), max_value: text() })
const row = vine.object({ type_label: text(), values: vine.array(value).parse(list) })

/** One table of a size guide, as Printful sends it. Numbers may come as text, and what is missing is null. */
export const sizeTable = vine.object({
  type: text(),
  unit: text(),
  measurements: vine.array(row).parse(list),
})

const sizeTables = vine.create(vine.array(sizeTable))

/** For tables that come without an envelope. Throws where they are no such tables. */
export const readSizeTables = async (given: unknown): Promise<SizeTable[]> =>
  toSizeTables(await sizeTables.validate(given))

type Table = Infer<typeof sizeTable>
type Value = Infer<typeof value>
type Unit = 'cm' | 'inches'

/** Printful sends a table once for each unit: here both are one, and a unit that is missing is converted. */
export function toSizeTables(tables: Table[]): SizeTable[] {
  return Object.entries(KINDS).flatMap(([type, kind]) => {
    const ofKind = tables.filter((table) => table.type === type)
    const [first] = ofKind
    if (!first) return []
    const rows = first.measurements.flatMap(({ type_label: label, values }) => {
      if (label === null) return []
      const measurements = values.flatMap((given) => measurementOf(given, label, ofKind))
      return measurements.length > 0 ? [{ label, measurements }] : []
    })
    return rows.length > 0 ? [{ kind, rows }] : []
  })
}

function measurementOf({ size }: Value, label: string, tables: Table[]): Measurement[] {
  if (size === null) return []
  const inUnit = (unit: string | null) =>
    tables
      .find((table) => table.unit === unit)
      ?.measurements.find((each) => each.type_label === label)
      ?.values.find((each) => each.size === size)
  const [cm, inches, plain] = [inUnit('cm'), inUnit('inches'), inUnit(null)]
  const shown = (unit: Unit) => {
    const same = unit === 'cm' ? cm : inches
    const other = unit === 'cm' ? inches : cm
    if (same) return words(same)
    return other ? words(other, unit === 'cm' ? CM_PER_INCH : 1 / CM_PER_INCH) : words(plain)
  }
  const measurement = { size, cm: shown('cm'), inches: shown('inches') }
  return measurement.cm === '' && measurement.inches === '' ? [] : [measurement]
}

/** "71", or "91–96" of a range; empty where nothing is said. */
function words(given: Value | undefined, factor = 1): string {
  const { value: single, min_value: least, max_value: most } = given ?? {}
  return [single ?? least, single === null ? most : null]
    .flatMap((each) => (each ? [inUnitOf(each, factor)] : []))
    .join('–')
}

/** What is no plain number, such as "28 ½", stays as it is written. */
function inUnitOf(written: string, factor: number): string {
  const number = Number(written)
  return Number.isFinite(number) ? String(Math.round(number * factor * 10) / 10) : written
}
