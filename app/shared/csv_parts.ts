import { BYTE_ORDER_MARK, csvLine } from '#shared/csv'

type CsvParts<Row> = {
  head: string[]
  /** The rows after this one, or from the beginning; none after the last. */
  readAfter: (row: Row | null) => Promise<Row[]>
  toCells: (row: Row) => (string | number)[]
}

/** A CSV file as it is read, a part at a time, so that a file of any length holds little of the memory. */
export async function* csvParts<Row>({ head, readAfter, toCells }: CsvParts<Row>) {
  let rows = await readAfter(null)
  yield BYTE_ORDER_MARK + csvLine(head)
  while (rows.length > 0) {
    yield rows.map((row) => csvLine(toCells(row))).join('')
    rows = await readAfter(rows.at(-1)!)
  }
}
