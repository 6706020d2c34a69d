import type { Page, PageRequest } from '#core/http/cursor_pagination'

const AT_A_TIME = 100

/** Reads all pages of a list, for an export. */
export async function everyRow<Row>(
  read: (page: PageRequest) => Promise<Page<Row>>
): Promise<Row[]> {
  const all: Row[] = []
  for (let cursor: string | undefined; ;) {
    const { rows, nextCursor } = await read({ limit: AT_A_TIME, cursor })
    all.push(...rows)
    if (nextCursor === null) return all
    cursor = nextCursor
  }
}
