/**
 * Builds the service worker (inertia/service_worker) as one file under an address that never changes, with the names of
 * the built files that the offline page, the cart and buying need.
 */
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin, type Rollup } from 'vite'
import { layCopiesBeside } from './precompress.js'

export const WORKER_FILE = 'service_worker.js'

const root = join(import.meta.dirname, '..')

/** What the shop needs to say that there is no network, to show the cart and the scanner, and to note visits after a scan. */
const SHELL = [
  'inertia/pages/storefront/offline.tsx',
  'inertia/pages/storefront/scan.tsx',
  'inertia/components/cart/cart_drawer.tsx',
  'inertia/components/scan_dialog.tsx',
  'inertia/components/lazy/recovery.ts',
  'inertia/components/ui/toast_list.tsx',
  'inertia/lib/offline/start.ts',
  'inertia/lib/visits.ts',
]

const STRIP = 'inertia/lib/offline/connection.ts'

/** What buying needs beyond it. */
const BUYING = [
  'inertia/pages/catalog/store.tsx',
  'inertia/pages/catalog/product.tsx',
  'inertia/components/catalog/buy_now.tsx',
  'inertia/pages/checkout/checkout.tsx',
]

type Bundle = Rollup.OutputBundle
type Chunk = Rollup.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

/** The files of these modules with all that they import at once. Throws for one that is in no file of its own. */
function filesOf(modules: string[], bundle: Bundle): Set<string> {
  const chunks = chunksIn(bundle)
  const files = new Set<string>()
  const visit = (file: string) => {
    const chunk = bundle[file] as Chunk | undefined
    if (!chunk || files.has(file)) return
    files.add(file)
    chunk.viteMetadata?.importedCss.forEach((style) => files.add(style))
    chunk.imports.forEach(visit)
  }
  for (const module of modules) visit(chunkOf(module, chunks).fileName)
  return files
}

function chunkOf(module: string, chunks: Chunk[]): Chunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(root, module)))
  if (!chunk) throw new Error(`${module} is not built: bin/service_worker_build.ts names it`)
  return chunk
}

const chunksIn = (bundle: Bundle) =>
  Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk')

function packedSize(output: Bundle[string] | undefined): number {
  if (!output) return 0
  return gzipSync(output.type === 'chunk' ? output.code : output.source).length
}

async function buildWorker(outDir: string, bundle: Bundle) {
  const shell = filesOf(SHELL, bundle)
  const buying = [...filesOf(BUYING, bundle)].filter((file) => !shell.has(file))
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { '~/': join(root, 'inertia/') } },
    define: {
      STRIP_STYLES: JSON.stringify(
        [...(chunkOf(STRIP, chunksIn(bundle)).viteMetadata?.importedCss ?? [])].map(
          (style) => `/assets/${style}`
        )
      ),
      SHELL_FILES: JSON.stringify([...shell].map((file) => `/assets/${file}`)),
      BUYING_FILES: JSON.stringify(
        buying.map((file) => [`/assets/${file}`, packedSize(bundle[file])])
      ),
    },
    build: {
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(root, 'inertia/service_worker/worker.ts'),
        output: { format: 'iife', entryFileNames: WORKER_FILE },
      },
    },
  })
  await layCopiesBeside(join(outDir, WORKER_FILE))
}

export function serviceWorker(): Plugin {
  return {
    name: 'gigstall:service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      await buildWorker(dir, bundle)
    },
  }
}
