import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { type ArtistRow, GENRES } from '#artists/public'
import { NoticeChoicesQuery } from '#notices/public'
import type { StudioFrame, StudioTab } from '#studio/tabs'

@inject()
export class ProfileTab implements StudioTab {
  constructor(private notices: NoticeChoicesQuery) {}

  async show({ inertia }: HttpContext, artist: ArtistRow, frame: StudioFrame) {
    const notices = await this.notices.handle(artist.user_id)
    return inertia.render('studio/profile', { ...frame, genres: [...GENRES], notices })
  }
}
