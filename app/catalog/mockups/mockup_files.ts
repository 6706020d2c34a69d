import { createHash } from 'node:crypto'
import { removePicture } from '#core/pictures/remove_picture'

const FOLDER = 'mockups'

/** The address of a stored picture. */
export const mockupUrl = (key: string) => `/files/${key}`

/** SQL: whether an address is that of such a picture. */
export const IS_MOCKUP_URL = `LIKE '/files/${FOLDER}/%'`

type Shown = {
  productId: number
  shows: string
  placement: string
  catalogVariantIds: readonly number[]
}

/** The storage key. A second run computes the same one. It cannot be guessed: it hashes the secret print file addresses. */
export function mockupKey({ productId, shows, placement, catalogVariantIds }: Shown): string {
  const named = JSON.stringify([productId, shows, placement, catalogVariantIds])
  return `${FOLDER}/${createHash('sha256').update(named).digest('hex')}.webp`
}

/** Removes a picture with its copies in other sizes. */
export const removeMockup = removePicture
