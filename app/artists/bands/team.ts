import { inject } from '@adonisjs/core'
import { BandQueries } from '#artists/bands/band_queries'
import { InvitationQueries } from '#artists/bands/invitation_queries'
import { TeamQueries } from '#artists/bands/team_queries'
import { toBandLogEntry, toInvitation, toMember } from '#artists/bands/team_transformer'
import { everyRow } from '#core/http/every_row'
import type { PageRequest } from '#core/http/cursor_pagination'

/** The team of a band, as its page and the export of an account's data show it. Ask the policy before. */
@inject()
export class Team {
  constructor(
    private bands: BandQueries,
    private team: TeamQueries,
    private invitations: InvitationQueries
  ) {}

  /** Members and open invitations. */
  async people(artistId: number) {
    const [members, invitations] = await Promise.all([
      this.team.members(artistId),
      this.invitations.openOf(artistId),
    ])
    return { members: members.map(toMember), invitations: invitations.map(toInvitation) }
  }

  /** Who did what, the latest first. */
  async log(artistId: number, page: PageRequest) {
    const { rows, nextCursor } = await this.team.log(artistId, page)
    return { entries: rows.map(toBandLogEntry), nextCursor }
  }

  /** The bands of an account, and what it did in them. */
  async ofAccount(userId: number) {
    const done = await everyRow((page) => this.team.doneBy(userId, page))
    return {
      bands: await this.bands.ofAccount(userId),
      bandLog: done.map((row) => {
        const { id, action, subject, createdAt } = toBandLogEntry(row)
        return { id, artistId: row.artist_id, action, subject, createdAt }
      }),
    }
  }
}
