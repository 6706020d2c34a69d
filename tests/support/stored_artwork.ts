import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import type Artist from '#artists/models/artist'

const CONTENT = 'as it came'
const HASH = '5f0c2f4a9d1e7b6c'.repeat(4)

/** An artwork of the artist's that was checked, and an upload that has just begun. Of its files only the original exists. */
export async function givenStoredArtwork(artist: Artist) {
  const original = `private/artworks/${HASH}-${artist.id}`
  await drive.use().put(original, CONTENT)
  const now = new Date()
  const common = {
    artist_id: artist.id,
    file_name: 'last-tram.png',
    byte_size: CONTENT.length,
    created_at: now,
  }
  const [artwork]: { id: number }[] = await db
    .table('artworks')
    .insert({
      ...common,
      sha256: HASH,
      kind: 'png',
      original_key: original,
      preview_key: `artworks/preview-${HASH}-${artist.id}.webp`,
      width: 2568,
      height: 3424,
      is_vector: false,
      has_transparency: true,
      color_space: 'rgb',
    })
    .returning('id')
  const [upload]: { id: number }[] = await db
    .table('artwork_uploads')
    .insert({
      ...common,
      user_id: artist.userId,
      part_size: 8_388_608,
      head_sha256: HASH,
      storage_key: `${original}-upload`,
      updated_at: now,
    })
    .returning('id')
  return { artwork: artwork!, upload: upload! }
}
