import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { attachAs, type TypedPart } from '#core/http/attachment'
import type { Page, PageRequest } from '#core/http/cursor_pagination'
import { clock } from '#shared/clock'
import { BYTE_ORDER_MARK, csvLine } from '#shared/csv'

const ROWS_AT_ONCE = 500

type Cells = (string | number)[]

type CsvFile<Row> = {
  /** Whose rows they are, where the file is named by it. */
  owner?: TypedPart
  /** The file is named by it and the day. */
  name: string
  head: string[]
  readPart: (part: PageRequest) => Promise<Page<Row>>
  toCells: (row: Row) => Cells
}

/** Sends a list as a file for spreadsheets, whole and in its order, as it is read. */
export async function streamCsv<Row>(
  { response }: Pick<HttpContext, 'response'>,
  file: CsvFile<Row>
) {
  // Before the answer begins: what fails now is still answered as a failure.
  const first = await file.readPart({ limit: ROWS_AT_ONCE })
  const { owner, name } = file
  attachAs(response, [...(owner ? [owner] : []), `${name} ${clock.now().toISODate()}`], 'csv')
  response.header('Content-Type', 'text/csv; charset=utf-8')
  response.header('Cache-Control', 'private, no-store')
  return response.stream(Readable.from(linesOf(file, first)))
}

/** Read a part at a time as it is sent, so that a file of any length holds little of the memory. */
async function* linesOf<Row>({ head, readPart, toCells }: CsvFile<Row>, first: Page<Row>) {
  yield BYTE_ORDER_MARK + csvLine(head)
  for (
    let part = first;
    ;
    part = await readPart({ limit: ROWS_AT_ONCE, cursor: part.nextCursor! })
  ) {
    yield part.rows.map((row) => csvLine(toCells(row))).join('')
    if (part.nextCursor === null) return
  }
}
