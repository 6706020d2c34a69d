/**
 * The loader hooks of @poppinss/ts-exec, with what they compile kept in tmp/typescript by the hash of its source.
 */
import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { inRoot, inTmp } from './paths.js'

const FOLDER = inTmp('typescript')

const compiler = inRoot('node_modules', '@poppinss', 'ts-exec', 'build', 'src', 'loader.js')
const hooks = await import(pathToFileURL(compiler).href)

/** What the result depends on besides the source: options and versions. */
const OPTIONS = ['tsconfig.json', 'package-lock.json']
  .map((file) => hash('sha1', readFileSync(inRoot(file), 'utf8')))
  .join()

mkdirSync(FOLDER, { recursive: true })

export const { initialize, resolve } = hooks

/** Set by `npm run mutants`: one change of one source, `{ url, start, end, text }`. */
const mutant = process.env.MUTANT && JSON.parse(process.env.MUTANT)

const mutated = (url, source) =>
  mutant?.url === url
    ? source.slice(0, mutant.start) + mutant.text + source.slice(mutant.end)
    : source

export async function load(url, context, nextLoad) {
  if (context.format !== 'module-typescript') return hooks.load(url, context, nextLoad)
  const source = mutated(url, readFileSync(fileURLToPath(url), 'utf8'))
  const cached = join(FOLDER, `${hash('sha1', `${OPTIONS}\0${url}\0${source}`)}.js`)
  try {
    return { format: 'module', source: readFileSync(cached, 'utf8'), shortCircuit: true }
  } catch {
    const loaded = await hooks.load(url, context, () => ({ format: 'module', source }))
    // Lanes write at the same time: each file appears whole.
    const unfinished = `${cached}.${process.pid}`
    writeFileSync(unfinished, loaded.source)
    renameSync(unfinished, cached)
    return { ...loaded, shortCircuit: true }
  }
}
