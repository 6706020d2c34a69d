/**
 * The error codes of the application, as its sources declare them.
 */
import { globSync, readFileSync } from 'node:fs'

const root = new URL('../../', import.meta.url)

/** Keeps the earlier spellings, which are codes of no error any more. */
const DEPRECATED_NAMES = 'app/core/deprecated_names.ts'

export type ErrorCode = {
  code: string
  /** HTTP statuses with which it is answered; empty where the source names none. */
  statuses: number[]
  /** Modules that throw it. */
  modules: string[]
  /** Its earlier spellings, which answers carry as `deprecatedCode`. */
  deprecated: string[]
}

type Source = { file: string; text: string }
type ErrorClass = { base: string; body: string }

/** A code in quotes. `errors.E_…` names an error class of a package. */
const QUOTED = /['"](E_[A-Z0-9_]+)['"]/g
const CLASS = /class (\w+) extends ([\w.]+)[^{]*\{(\}|[\s\S]*?^\})/gm

const sources = (): Source[] =>
  globSync('{app,start}/**/*.ts', { cwd: root })
    .sort()
    .map((file) => ({ file, text: readFileSync(new URL(file, root), 'utf8') }))

/** Every word in the sources that is written like a code of ours. */
export function mentionedCodes(): Set<string> {
  return new Set(sources().flatMap(({ text }) => text.match(/(?<![.\w])E_[A-Z0-9_]+/g) ?? []))
}

export function errorCodes(): ErrorCode[] {
  const all = sources()
  const classes = new Map(
    all.flatMap(({ text }) =>
      [...text.matchAll(CLASS)].map(([, name, base, body]) => [name!, { base: base!, body: body! }])
    ) as [string, ErrorClass][]
  )
  const found = new Map<string, ErrorCode>()
  for (const { file, text } of all) {
    if (file === DEPRECATED_NAMES || /(^|[/_])openapi/.test(file)) continue
    for (const match of text.matchAll(QUOTED)) {
      const before = text.slice(0, match.index)
      if (/deprecatedCode = $/.test(before)) continue
      const code = match[1]!
      const entry = found.get(code) ?? { code, statuses: [], modules: [], deprecated: [] }
      const status = statusAt(before, classes)
      if (status && !entry.statuses.includes(status)) entry.statuses.push(status)
      const module = file.split('/')[1]!
      if (!entry.modules.includes(module)) entry.modules.push(module)
      found.set(code, entry)
    }
  }
  for (const [code, deprecated] of deprecatedCodes(all))
    found.get(code)?.deprecated.push(deprecated)
  return [...found.values()].sort((one, other) => (one.code < other.code ? -1 : 1))
}

/** The status of a code by the text that stands before it: in the same object or call, else that of its class. */
function statusAt(before: string, classes: Map<string, ErrorClass>): number | null {
  const near = /(?:status: (\d{3}),\s*code: |answer\((\d{3}), |(\d{3}): \{ code: )$/.exec(before)
  if (near) return Number(near[1] ?? near[2] ?? near[3])
  const name = [...before.matchAll(/^(?:export )?class (\w+) /gm)].at(-1)?.[1]
  return name ? statusOfClass(name, classes) : null
}

function statusOfClass(name: string, classes: Map<string, ErrorClass>): number | null {
  const known = classes.get(name)
  if (!known) return null
  const own = /status: (\d{3})/.exec(known.body)
  return own ? Number(own[1]) : statusOfClass(known.base, classes)
}

/** Pairs of a code and its earlier spelling, from the table and from the classes that have their own. */
function deprecatedCodes(all: Source[]): [string, string][] {
  return all.flatMap(({ file, text }) => {
    if (file === DEPRECATED_NAMES)
      return [...text.matchAll(/^ +(E_\w+): '(E_\w+)'/gm)].map(
        ([, code, earlier]): [string, string] => [code!, earlier!]
      )
    return [...text.matchAll(CLASS)].flatMap(([, , , body]): [string, string][] => {
      const earlier = /deprecatedCode = '(E_\w+)'/.exec(body!)?.[1]
      const code = /(?<!deprecatedCode = )'(E_\w+)'/.exec(body!)?.[1]
      return earlier && code ? [[code, earlier]] : []
    })
  })
}
