import type { HttpContext } from '@adonisjs/core/http'
import { type ArtistRow, GENRES } from '#artists/public'
import type { StudioFrame, StudioTab } from '#studio/tabs'

export class ProfileTab implements StudioTab {
  async show({ inertia }: HttpContext, _artist: ArtistRow, frame: StudioFrame) {
    return inertia.render('studio/profile', { ...frame, genres: [...GENRES] })
  }
}
