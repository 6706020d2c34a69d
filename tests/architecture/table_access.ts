/** Finds the tables and views that a source writes or reads, in its SQL and in its query builders. */
import ts from 'typescript'
import { tableOwners, viewOwners } from '#database/table_owners'

const tables = Object.keys(tableOwners).join('|')
const relations = `${tables}|${Object.keys(viewOwners).join('|')}`

/** A builder begun with a table's name and ended with a write: its chain runs to the first empty line or statement end. */
const BUILDER = new RegExp(
  `\\.(?:from|table|into|query)\\(\\s*['"\`](${tables})['"\`]\\s*\\)((?:(?!\\n\\s*\\n|;|\\.(?:from|table)\\(['"\`])[\\s\\S])*)`,
  'g'
)
const WRITES =
  /\.(insert|multiInsert|update|del|delete|increment|decrement|truncate|onConflict|upsert)\(/
const INSERTS = new RegExp(`\\.(?:insertQuery\\(\\)\\.table|insert)\\(['"\`](${tables})['"\`]`, 'g')
const SQL_WRITE = new RegExp(
  `\\b(?:INSERT\\s+INTO|UPDATE|DELETE\\s+FROM|TRUNCATE(?:\\s+TABLE)?|MERGE\\s+INTO|COPY)\\s+(?:ONLY\\s+)?"?(${tables})"?\\b`,
  'gi'
)
const MODEL = new RegExp(`static table = ['"\`](${tables})['"\`]`, 'g')

/** `SELECT … FOR UPDATE` locks and writes nothing. */
const withoutLocks = (text: string) => text.replace(/\bFOR\s+(NO\s+KEY\s+)?UPDATE\b/gi, '')

/** The tables a source writes, or may write because it holds their model. */
export function writtenTables(source: string): string[] {
  const text = withoutLocks(source)
  const builders = [...text.matchAll(BUILDER)]
    .filter(([, , chain]) => WRITES.test(chain))
    .map(([, table]) => table)
  const others = [INSERTS, SQL_WRITE, MODEL].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, table]) => table.toLowerCase())
  )
  return [...new Set([...builders, ...others])]
}

/** Methods of a query builder whose first argument is a table. */
const BUILDER_READS = /^(from|table|query|\w*[jJ]oin)$/
const TABLE_ARGUMENT = new RegExp(`^(${relations})(?:\\s+as\\s+\\w+)?$`, 'i')

/** A string is SQL if it has one of these words as our SQL writes them; a fragment may be the middle of a statement. */
const IS_SQL = /\b(SELECT|FROM|JOIN|WHERE|EXISTS)\b/
/** In SQL each bare name of a table counts, also after a comma or before a column; what is behind a dot or AS is none. */
const SQL_NAME = new RegExp(`(?<![\\w.'$:])(?<!\\bAS\\s+)(${relations})\\b(?!['(])`, 'gi')
/** In any other string, what follows one of these words. */
const LOWER_CASE_READ = new RegExp(
  `\\b(?:from|join|using)\\s+(?:only\\s+|lateral\\s+)?"?(${relations})\\b`,
  'gi'
)

/** The tables and views named by a piece of SQL. */
export function tablesInSql(sql: string): string[] {
  const pattern = IS_SQL.test(sql) ? SQL_NAME : LOWER_CASE_READ
  return [...new Set([...sql.matchAll(pattern)].map(([, name]) => name!.toLowerCase()))]
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return node.head.text + node.templateSpans.map(({ literal }) => ` ? ${literal.text}`).join('')
}

function isTableOfBuilder({ parent }: ts.Node): boolean {
  return (
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    BUILDER_READS.test(parent.expression.name.text)
  )
}

/** The tables and views that a source reads; a write counts as well. */
export function readTables(source: string): string[] {
  const found = new Set(writtenTables(source))
  const visit = (node: ts.Node) => {
    const text = textOf(node)
    if (text !== null) {
      for (const name of tablesInSql(text)) found.add(name)
      const [, name] = TABLE_ARGUMENT.exec(text) ?? []
      if (name && isTableOfBuilder(node)) found.add(name.toLowerCase())
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true))
  return [...found]
}
