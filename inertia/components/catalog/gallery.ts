import type { GalleryPicture } from '#catalog/public'

export type Shot = GalleryPicture

/** The pictures to leaf through: those of the chosen colour, then those that go with any. */
export function shotsOf(gallery: Shot[], color: string | null): Shot[] {
  const own = gallery.filter((shot) => shot.color === color && color !== null)
  const neutral = gallery.filter((shot) => shot.color === null)
  const shown = [...own, ...neutral]
  return shown.length > 0 ? shown : gallery.slice(0, 1)
}

export function shotAlt(shot: Shot, name: string): string {
  if (shot.kind === 'design') return `The design of ${name}`
  return shot.color === null || shot.color === 'Standard' ? name : `${name} in ${shot.color}`
}
