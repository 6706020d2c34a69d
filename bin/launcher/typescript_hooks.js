/**
 * Module hooks that run TypeScript in the thread that imports it, with what they compile kept in tmp/typescript by the
 * hash of its source. Those of @poppinss/ts-exec run in a thread of their own: a start takes twice the time with them.
 */
import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { inRoot, inTmp } from './paths.js'

const FOLDER = inTmp('typescript')
const ROOT = pathToFileURL(inRoot('/')).href
const OUTSIDE = `${ROOT}node_modules/`

/** As @poppinss/ts-exec reads them from tsconfig.json. */
const OPTIONS = {
  sourceMaps: true,
  module: { type: 'es6' },
  jsc: {
    target: 'esnext',
    externalHelpers: false,
    keepClassNames: true,
    parser: { syntax: 'typescript', tsx: true, decorators: true, dynamicImport: true },
    transform: { decoratorMetadata: true, legacyDecorator: true, react: { runtime: 'automatic' } },
    experimental: { keepImportAttributes: true },
  },
}

/** What the result depends on besides the source. */
const COMPILER = hash(
  'sha1',
  JSON.stringify(OPTIONS) + readFileSync(inRoot('package-lock.json'), 'utf8')
)

/** The imports of package.json, "#core/*" as ["#core/", "app/core/"]. */
const { imports } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
const ALIASES = Object.entries(imports).map(([name, path]) => [
  name.replace('*', ''),
  new URL(path.replace('*.js', ''), ROOT).href,
])

mkdirSync(FOLDER, { recursive: true })

/** Set by `npm run mutants`: one change of one source, `{ url, start, end, text }`. */
const mutant = process.env.MUTANT && JSON.parse(process.env.MUTANT)

const mutated = (url, source) =>
  mutant?.url === url
    ? source.slice(0, mutant.start) + mutant.text + source.slice(mutant.end)
    : source

/** Finds the TypeScript file behind an import of our own that ends in .js; all else is left to Node. */
export function resolve(specifier, context, nextResolve) {
  const url = addressOf(specifier, context.parentURL)
  if (!url) return nextResolve(specifier, context)
  const found = typescriptOf(url)
  return found
    ? { url: found, format: 'module-typescript', shortCircuit: true }
    : nextResolve(specifier, context)
}

function addressOf(specifier, parent) {
  if (specifier.startsWith('file:')) return specifier
  if (!parent?.startsWith(ROOT) || parent.startsWith(OUTSIDE)) return undefined
  if (specifier.startsWith('.')) return new URL(specifier, parent).href
  const alias = ALIASES.find(([name]) => specifier.startsWith(name))
  return alias && `${alias[1]}${specifier.slice(alias[0].length)}.js`
}

const known = new Map()

function typescriptOf(url) {
  if (!known.has(url)) known.set(url, findTypescript(url))
  return known.get(url)
}

function findTypescript(url) {
  const [path, ...query] = url.split('?')
  if (!path.endsWith('.js')) return undefined
  const found = ['ts', 'tsx']
    .map((extension) => path.replace(/js$/, extension))
    .find((each) => existsSync(fileURLToPath(each)))
  return found && [found, ...query].join('?')
}

export function load(url, context, nextLoad) {
  const isOurs = context.format === 'module-typescript' || url.endsWith('.tsx')
  if (!isOurs) return loadOther(url, context, nextLoad)
  const source = mutated(url, readFileSync(fileURLToPath(url), 'utf8'))
  const cached = join(FOLDER, `${hash('sha1', `${COMPILER}\0${url}\0${source}`)}.js`)
  return { format: 'module', source: compiled(cached, url, source), shortCircuit: true }
}

/**
 * CommonJS that a module imports goes to Node's own CommonJS loader, for which `commonjs-sync` is Node's word: the one
 * that it takes under hooks fails where such a file requires a module ("module is not linked").
 */
function loadOther(url, context, nextLoad) {
  const loaded = nextLoad(url, context)
  const isImported = loaded.format === 'commonjs' && context.conditions.includes('import')
  return isImported ? { ...loaded, format: 'commonjs-sync' } : loaded
}

function compiled(cached, url, source) {
  try {
    return readFileSync(cached, 'utf8')
  } catch {
    const code = compile(url, source)
    // Lanes write at the same time: each file appears whole.
    const unfinished = `${cached}.${process.pid}`
    writeFileSync(unfinished, code)
    renameSync(unfinished, cached)
    return code
  }
}

/** The compiler is that of @poppinss/ts-exec, loaded when it is needed. */
function compile(url, source) {
  const { transformSync } = createRequire(
    inRoot('node_modules', '@poppinss', 'ts-exec', 'package.json')
  )('@swc/core')
  const { code, map } = transformSync(source, { ...OPTIONS, filename: fileURLToPath(url) })
  const inline = `data:application/json;base64,${Buffer.from(map).toString('base64')}`
  return `${code}\n\n//# sourceMappingURL=${inline}\n\n//# sourceURL=${url}`
}
