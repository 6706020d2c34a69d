import type { Genre } from '#artists/genres'

/** Genres in their fixed order, in the words for people. */
const labels: Record<Genre, string> = {
  'rock': 'Rock',
  'pop': 'Pop',
  'hip-hop': 'Hip-hop',
  'indie': 'Indie',
  'electronic': 'Electronic',
  'folk': 'Folk',
  'jazz': 'Jazz',
  'classical': 'Classical',
  'country': 'Country',
  'r&b': 'R&B',
  'metal': 'Metal',
}

export const genres = Object.keys(labels)

export function genreLabel(genre: string): string {
  return labels[genre as Genre] ?? genre
}
