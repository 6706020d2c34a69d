import { buffer } from 'node:stream/consumers'
import drive from '@adonisjs/drive/services/main'
import { drawMockup, readMockupAddress } from '#artwork/public'

const STORED = /^files\/((?:[\w-]+\/)*[\w-]+\.(?:svg|png|jpg|webp))$/
const MOCKUP = /^artwork\/mockups\/([\w-]+)\/([\w-]+\.svg)$/
const OURS = /^\/((?:files|artwork\/mockups)\/[\w/-]+\.(?:svg|png|jpg|webp))(?:\?|$)/

/** The path of one of our pictures without its leading slash and query; null for an address that is not ours. */
export function picturePath(url: string): string | null {
  return OURS.exec(url)?.[1] ?? null
}

/**
 * The file of one of our pictures: a stored one, or a drawn mock-up. Null where there is none; nothing is fetched from
 * elsewhere.
 *
 * @param path without its leading slash: `files/…` or `artwork/mockups/…`
 */
export async function readPictureFile(path: string): Promise<Buffer | null> {
  const [, type, color] = MOCKUP.exec(path) ?? []
  const mockup = readMockupAddress(type, color)
  if (mockup) return Buffer.from(drawMockup(mockup))

  const [, stored] = STORED.exec(path) ?? []
  if (!stored || !(await drive.use().exists(stored))) return null
  return buffer(await drive.use().getStream(stored))
}
