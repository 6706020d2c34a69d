import type { GalleryPicture } from '#catalog/transformers/gallery_transformer'

export type Shot = GalleryPicture

/** The pictures to leaf through: those of the chosen colour, then those that go with any. */
export function shotsOf(gallery: Shot[], color: string | null): Shot[] {
  const own = gallery.filter((shot) => shot.color === color && color !== null)
  const neutral = gallery.filter((shot) => shot.color === null)
  const shown = [...own, ...neutral]
  return shown.length > 0 ? shown : gallery.slice(0, 1)
}

const VIEW_WORDS = { front: 'front', back: 'back', detail: 'the print close up' }

export function shotAlt(shot: Shot, name: string): string {
  if (shot.kind === 'design') return `The design of ${name}`
  const what = shot.color === null || shot.color === 'Standard' ? name : `${name} in ${shot.color}`
  return shot.view ? `${what}: ${VIEW_WORDS[shot.view]}` : what
}

/** What a picture shows, in a word under it. */
export function shotLabel({ kind, view }: Shot): string {
  if (kind === 'design') return 'Design'
  return { front: 'Front', back: 'Back', detail: 'Close up' }[view ?? 'front']
}
