import { buffer } from 'node:stream/consumers'
import drive from '@adonisjs/drive/services/main'
import { drawMockup, readMockupAddress } from '#artwork/public'

const STORED = /^files\/((?:[\w-]+\/)*[\w-]+\.(?:svg|png|jpg|webp))$/
const MOCKUP = /^artwork\/mockups\/([\w-]+)\/([\w-]+\.svg)$/
const OURS = /^\/((?:files|artwork\/mockups)\/[\w/-]+\.(?:svg|png|jpg|webp))(?:\?|$)/

/** The pictures of products that we host: stored ones, and drawn mock-ups. */
export class ProductPictures {
  /** The path of one of our pictures without its leading slash and query; null for an address that is not ours. */
  pathOf(url: string): string | null {
    return OURS.exec(url)?.[1] ?? null
  }

  /**
   * The file of a picture; null where there is none. Nothing is fetched from elsewhere.
   *
   * @param path without its leading slash: `files/…` or `artwork/mockups/…`
   */
  async read(path: string): Promise<Buffer | null> {
    const [, type, color] = MOCKUP.exec(path) ?? []
    const mockup = readMockupAddress(type, color)
    if (mockup) return Buffer.from(drawMockup(mockup))

    const [, stored] = STORED.exec(path) ?? []
    if (!stored || !(await drive.use().exists(stored))) return null
    return buffer(await drive.use().getStream(stored))
  }
}
