/**
 * The places the launcher works in. Everything it writes stands under tmp/, so that two checkouts never meet.
 */
import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export function inRoot(...parts) {
  return join(root, ...parts)
}

export function inTmp(...parts) {
  const path = join(root, 'tmp', ...parts)
  mkdirSync(dirname(path), { recursive: true })
  return path
}

/** Names this checkout wherever a name has to be unique on the machine: ports, folders outside the tree. */
export const checkoutId = createHash('sha256').update(root).digest('hex').slice(0, 12)

/** The Node binary that npm installs with the other dependencies. */
export const bundledNode = inRoot('node_modules', '.bin', 'node')
