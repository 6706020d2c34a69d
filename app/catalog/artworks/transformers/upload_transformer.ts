import { artworkLimits } from '#config/artworks'
import { UPLOAD_SENTENCES } from '#catalog/artworks/errors'
import { partBytes, type ArtworkRow, type PartRow, type UploadRow } from '#catalog/artworks/rows'
import { toArtwork } from '#catalog/artworks/transformers/artwork_transformer'

type Upload = {
  row: UploadRow
  parts: readonly PartRow[]
  /** What has become of it; null until it was checked. */
  artwork: ArtworkRow | null
}

/** An upload as its page goes on with it. `sendsTo` says where its parts go. */
export function toUpload({ row, parts, artwork }: Upload) {
  const expiresAt = row.created_at.getTime() + artworkLimits.uploadHours * 3_600_000
  const arrived = parts.filter((part) => part.byte_size === partBytes(row, part.number))
  return {
    id: row.id,
    fileName: row.file_name,
    byteSize: row.byte_size,
    headSha256: row.head_sha256,
    partSize: row.part_size,
    sendsTo: row.multipart_id === null ? ('us' as const) : ('bucket' as const),
    status: row.status,
    arrived: arrived.map(({ number }) => number),
    artwork: artwork && toArtwork(artwork),
    refusal: row.refusal && { reason: row.refusal, message: UPLOAD_SENTENCES[row.refusal] },
    expiresAt: new Date(expiresAt).toISOString(),
  }
}

export type UploadShape = ReturnType<typeof toUpload>
