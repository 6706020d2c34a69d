import { createHash } from 'node:crypto'
import type { PictureFormat, PictureWidth } from '#core/pictures/picture_formats'

const KEY = /^(?:[\w-]+\/)*([\w-]+)\.([a-z]+)$/

/** A name that is a hash of the content never changes its content. */
const HASH = /^[0-9a-f]{24,}$/

/** The folder of resized copies, which are not resized again. */
export const RESIZED_FOLDER = 'resized'

/** The folder of files that are not served by their name, such as originals of artwork. */
export const PRIVATE_FOLDER = 'private'

/** The key of a file on our disk, read from the wildcard of a path; null for an invalid one. */
export function readStoredKey(wildcard: unknown) {
  const key = [wildcard].flat().join('/')
  const [, name, extension] = KEY.exec(key) ?? []
  const isHidden = [RESIZED_FOLDER, PRIVATE_FOLDER].some((folder) => key.startsWith(`${folder}/`))
  if (!name || !extension || isHidden) return null
  return { key, extension, cacheControl: cacheControlOf(name) }
}

/** Key of the resized copy of a stored picture. Includes the `etag`, so that a changed picture is resized again. */
export function resizedKey({
  key,
  etag,
  width,
  format,
}: {
  key: string
  etag: string
  width: PictureWidth
  format: PictureFormat
}) {
  const source = createHash('sha256').update(`${key} ${etag}`).digest('hex').slice(0, 32)
  return `${RESIZED_FOLDER}/${source}-${width}.${format}`
}

function cacheControlOf(name: string) {
  return HASH.test(name) ? 'public, max-age=31536000, immutable' : 'public, max-age=300'
}
