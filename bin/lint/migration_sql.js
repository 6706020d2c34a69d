/**
 * Reads the SQL of a migration's source: its statements, without comments and texts, and the actions of an ALTER TABLE.
 * Pure, and no parser of SQL: enough to tell which locks a statement takes and what it removes.
 */

/** What `this.schema.raw` is given, one text a call. A text with a value in it is returned as null. */
export function rawTexts(source) {
  const texts = []
  for (const { 0: call, index } of source.matchAll(/\.raw\(\s*(?=["'`])/g)) {
    const start = index + call.length
    const end = closing(source, start)
    const text = source.slice(start + 1, end).replaceAll('\\`', '`')
    texts.push(source[start] === '`' && text.includes('${') ? null : text)
  }
  return texts
}

function closing(source, start) {
  for (let at = start + 1; at < source.length; at++) {
    if (source[at] === '\\') at++
    else if (source[at] === source[start]) return at
  }
  return source.length
}

/** The statements of a text in one line each; texts in quotes and bodies of functions are empty. */
export function statementsOf(text) {
  return text
    .replace(/(\$\w*\$)[^]*?\1|'(?:[^']|'')*'|--.*$|\/\*[^]*?\*\//gm, (found) =>
      /^['$]/.test(found) ? "''" : ' '
    )
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

/** Splits at the commas outside parentheses. */
export function splitList(text) {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim())
}

/** A name without its schema and quotes. */
export const plainName = (name) => name.replaceAll('"', '').split('.').at(-1).toLowerCase()
