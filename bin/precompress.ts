/**
 * Lays a Brotli and a gzip copy beside each built text asset, made once and as small as they get: what is fetched over
 * a crowded network at a gig. Served by app/core/http/public_files.ts.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|svg|json|wasm)$/

/** Below this a copy saves less than its headers cost. */
const SMALLEST = 300

const COPIES: Record<string, (content: Buffer) => Promise<Buffer>> = {
  '.br': (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
}

export async function layCopiesBeside(file: string) {
  const content = await readFile(file)
  if (content.length < SMALLEST) return
  for (const [extension, compress] of Object.entries(COPIES)) {
    await writeFile(file + extension, await compress(content))
  }
}

/** The Vite plugin; skips what is built for the server, because it is never downloaded. */
export function precompress(): Plugin {
  return {
    name: 'gigstall:precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((name) => TEXT.test(name) && !name.startsWith('.'))
      await Promise.all(files.map((name) => layCopiesBeside(join(dir, name))))
    },
  }
}
