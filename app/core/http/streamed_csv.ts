import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { attachAs, type FileNamePart, type TypedPart } from '#core/http/attachment'
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
  ctx: Pick<HttpContext, 'response'>,
  { owner, name, head, readPart, toCells }: CsvFile<Row>
) {
  const parts = [...(owner ? [owner] : []), `${name} ${clock.now().toISODate()}`]
  return sendCsv(ctx, parts, linesOf({ head, readPart, toCells }))
}

/** Sends the parts of a file for spreadsheets, as they are read. */
export async function sendCsv(
  { response }: Pick<HttpContext, 'response'>,
  name: FileNamePart[],
  lines: AsyncGenerator<string>
) {
  // Before the answer begins: what fails now is still answered as a failure.
  const first = await lines.next()
  attachAs(response, name, 'csv')
  response.header('Content-Type', 'text/csv; charset=utf-8')
  response.header('Cache-Control', 'private, no-store')
  return response.stream(Readable.from(following(first.value, lines)))
}

async function* following(first: string, lines: AsyncGenerator<string>) {
  yield first
  yield* lines
}

/** Read a part at a time as it is sent, so that a file of any length holds little of the memory. */
async function* linesOf<Row>({ head, readPart, toCells }: Omit<CsvFile<Row>, 'name' | 'owner'>) {
  let part = await readPart({ limit: ROWS_AT_ONCE })
  yield BYTE_ORDER_MARK + csvLine(head)
  for (;;) {
    yield part.rows.map((row) => csvLine(toCells(row))).join('')
    if (part.nextCursor === null) return
    part = await readPart({ limit: ROWS_AT_ONCE, cursor: part.nextCursor })
  }
}
