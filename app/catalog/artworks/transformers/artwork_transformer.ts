import { printQualities } from '#catalog/artworks/print_quality'
import type { ArtworkRow } from '#catalog/artworks/rows'
import { previewUrl } from '#catalog/artworks/storage/artwork_files'

/** An artwork with its check, for its artist and admins. */
export function toArtwork(row: ArtworkRow) {
  const picture = { width: row.width, height: row.height, isVector: row.is_vector }
  return {
    id: row.id,
    artistId: row.artist_id,
    fileName: row.file_name,
    byteSize: row.byte_size,
    sha256: row.sha256,
    kind: row.kind,
    ...picture,
    hasTransparency: row.has_transparency,
    colorSpace: row.color_space,
    colorProfile: row.color_profile,
    previewUrl: row.revoked_at ? null : previewUrl(row.preview_key),
    prints: printQualities(picture),
    rightsConfirmedAt: row.rights_confirmed_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }
}

export type ArtworkShape = ReturnType<typeof toArtwork>
