import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { Search } from '#search/search'

/** Narrows a query to the rows whose `column` the search finds. */
export function whereFound<Row>(
  query: DatabaseQueryBuilderContract<Row>,
  column: string,
  { tsquery }: Search
) {
  return tsquery === null
    ? query.whereRaw('false')
    : query.whereRaw(`${column} @@ ?::tsquery`, [tsquery])
}
