import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import drive from '@adonisjs/drive/services/main'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { checkUpload } from '#catalog/artworks/jobs'
import type { ArtworkShape } from '#catalog/artworks/transformers/artwork_transformer'
import type { UploadShape } from '#catalog/artworks/transformers/upload_transformer'
import { artworkLimits } from '#config/artworks'
import { FACTORY_PASSWORD } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'

type Cleanup = (undo: () => Promise<void> | void) => void

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** The files of the site lie in a folder of their own until the test has ended. Returns what lists them. */
export async function useFolder(cleanup: Cleanup) {
  const folder = await mkdtemp(join(tmpdir(), 'artwork-tests-'))
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'public' }))
  const use = drive.use
  drive.use = () => disk
  cleanup(async () => {
    drive.use = use
    await rm(folder, { recursive: true })
  })
  return async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort()
  }
}

/** Parts of this size, instead of 8 MB. */
export function useSmallParts(cleanup: Cleanup, bytes: number) {
  const { partBytes } = artworkLimits
  artworkLimits.partBytes = bytes
  cleanup(() => {
    artworkLimits.partBytes = partBytes
  })
}

/** A browser that an artist is logged in with. */
export async function loggedIn(account: { email: string | null; userType: string }) {
  const session = new HttpSession()
  const path = account.userType === 'artist' ? '/api/login/artist' : '/api/login'
  const answer = await session.post(path, { email: account.email, password: FACTORY_PASSWORD })
  if (answer.status !== 200) throw new Error(answer.text)
  return session
}

export const headOf = (bytes: Buffer) => sha256(bytes.subarray(0, artworkLimits.headBytes))

/** Begins an upload of these bytes. */
export async function begin(session: HttpSession, bytes: Buffer, fileName = 'artwork.png') {
  const body = { fileName, byteSize: bytes.length, headSha256: headOf(bytes) }
  const answer = await session.post('/api/artwork-uploads', body)
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.json() as UploadShape
}

export const partOf = (bytes: Buffer, { partSize }: UploadShape, number: number) =>
  bytes.subarray((number - 1) * partSize, number * partSize)

export const partPath = ({ id }: { id: number }, number: number) =>
  `/api/artwork-uploads/${id}/parts/${number}`

/** Puts bytes under the number of a part, with their own hash unless another one is given. */
export function put(
  session: HttpSession,
  upload: { id: number },
  number: number,
  bytes: Buffer,
  headers: Record<string, string> = {}
) {
  return session.send(partPath(upload, number), {
    method: 'PUT',
    body: new Uint8Array(bytes),
    headers: {
      'content-type': 'application/octet-stream',
      'x-content-sha256': sha256(bytes),
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  })
}

export const read = async (session: HttpSession, { id }: { id: number }) =>
  (await session.get(`/api/artwork-uploads/${id}`)).json() as UploadShape

export const finish = (session: HttpSession, { id }: { id: number }) =>
  session.post(`/api/artwork-uploads/${id}/finish`)

/** Uploads a file as a page does, and has it checked. */
export async function uploaded(session: HttpSession, bytes: Buffer, fileName?: string) {
  const upload = await begin(session, bytes, fileName)
  const parts = Math.ceil(bytes.length / upload.partSize)
  for (let number = 1; number <= parts; number++) {
    const answer = await put(session, upload, number, partOf(bytes, upload, number))
    if (answer.status !== 204) throw new Error(answer.text)
  }
  const finished = await finish(session, upload)
  if (finished.status !== 202) throw new Error(finished.text)
  await checkUpload({ uploadId: upload.id })
  return read(session, upload)
}

/** An artwork of a file, with its rights confirmed. */
export async function givenArtwork(session: HttpSession, bytes: Buffer, fileName?: string) {
  const { artwork, refusal } = await uploaded(session, bytes, fileName)
  if (!artwork) throw new Error(refusal?.message)
  const answer = await session.post(`/api/artworks/${artwork.id}/rights`, { confirms: true })
  return answer.json() as ArtworkShape
}
