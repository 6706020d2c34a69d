import type { ArtworkKind, ColorSpace, UploadRefusal } from '#catalog/artworks/artwork_kinds'

/** Rows as PostgreSQL gives them. */
export type ArtworkRow = {
  id: number
  artist_id: number
  sha256: string
  kind: ArtworkKind
  file_name: string
  byte_size: number
  original_key: string
  cleaned_key: string | null
  preview_key: string
  width: number
  height: number
  is_vector: boolean
  has_transparency: boolean
  color_space: ColorSpace
  color_profile: string | null
  rights_confirmed_at: Date | null
  rights_confirmed_by: number | null
  revoked_at: Date | null
  revoked_reason: string | null
  created_at: Date
}

export type UploadRow = {
  id: number
  artist_id: number
  user_id: number
  file_name: string
  byte_size: number
  part_size: number
  head_sha256: string
  storage_key: string
  multipart_id: string | null
  status: 'open' | 'checking' | 'done' | 'refused'
  artwork_id: number | null
  refusal: UploadRefusal | null
  created_at: Date
  updated_at: Date
}

export type PartRow = {
  upload_id: number
  number: number
  byte_size: number
  sha256: string | null
  etag: string | null
}

/** How many parts an upload has. */
export const partCount = ({ byte_size: bytes, part_size: size }: UploadRow) =>
  Math.max(1, Math.ceil(bytes / size))

/** How many bytes a part has: all but the last are full. */
export function partBytes(upload: UploadRow, number: number): number {
  const { byte_size: bytes, part_size: size } = upload
  return number < partCount(upload) ? size : bytes - (partCount(upload) - 1) * size
}

/** The numbers of the parts that have not arrived. */
export function missingParts(upload: UploadRow, parts: readonly PartRow[]): number[] {
  const numbers = Array.from({ length: partCount(upload) }, (_, index) => index + 1)
  return numbers.filter((number) => {
    const part = parts.find((one) => one.number === number)
    return part?.byte_size !== partBytes(upload, number)
  })
}
