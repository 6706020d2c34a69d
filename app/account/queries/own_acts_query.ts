import db from '@adonisjs/lucid/services/db'
import type { ChainableContract } from '@adonisjs/lucid/types/querybuilder'
import type { TakedownEvent } from '#shared/takedown'

type Dated = { created_at: Date }
type InvitationRow = Dated & {
  artist_id: number
  band_name: string
  role: string
  status: string
  email: string
  expires_at: Date
}

/**
 * What an account did for bands, its own and others, and its invitations, for the export of its data: oldest first. A
 * statement for each list.
 */
export class OwnActsQuery {
  async handle({ id: userId, email }: { id: number; email: string }) {
    return {
      memberships: await this.#memberships(userId),
      invitationsSent: await this.#invitations((sent) => sent.where('invited_by', userId)),
      invitationsReceived: await this.#invitations((received) =>
        received.where('band_invitations.email', email.toLowerCase()).orWhere('accepted_by', userId)
      ),
      followerExportsMade: await this.#followerExports(userId),
      productMoves: await this.#productMoves(userId),
      saleChanges: await this.#saleChanges(userId),
      takedownWords: await this.#takedownWords(userId),
      shareChanges: await this.#shareChanges(userId),
      closedSheets: await this.#closedSheets(userId),
      confirmedRights: await this.#confirmedRights(userId),
    }
  }

  async #memberships(userId: number) {
    const rows: (Dated & { artist_id: number; band_name: string; role: string })[] = await db
      .from('band_members')
      .join('artists', 'artists.id', 'band_members.artist_id')
      .where('band_members.user_id', userId)
      .orderBy('band_members.created_at')
      .select('artist_id', 'band_name', 'role', 'band_members.created_at')
    return rows.map((row) => ({
      artistId: row.artist_id,
      bandName: row.band_name,
      role: row.role,
      since: row.created_at.toISOString(),
    }))
  }

  async #invitations(choose: (invitations: ChainableContract) => void) {
    const rows: InvitationRow[] = await db
      .from('band_invitations')
      .join('artists', 'artists.id', 'band_invitations.artist_id')
      .where((chosen) => choose(chosen))
      .orderBy('band_invitations.id')
      .select('artist_id', 'band_name', 'role', 'status', 'email', 'expires_at')
      .select('band_invitations.created_at')
    return rows.map((row) => ({
      artistId: row.artist_id,
      bandName: row.band_name,
      email: row.email,
      role: row.role,
      status: row.status,
      expiresAt: row.expires_at.toISOString(),
      createdAt: row.created_at.toISOString(),
    }))
  }

  async #followerExports(userId: number) {
    const rows: { artist_id: number; rows: number; exported_at: Date }[] = await db
      .from('follower_exports')
      .where('user_id', userId)
      .orderBy('id')
      .select('artist_id', 'rows', 'exported_at')
    return rows.map((row) => ({
      artistId: row.artist_id,
      rows: row.rows,
      exportedAt: row.exported_at.toISOString(),
    }))
  }

  async #productMoves(userId: number) {
    const rows: (Dated & { product_id: number; to_status: string; notes: string | null })[] =
      await db
        .from('product_status_history')
        .where('actor_user_id', userId)
        .orderBy('id')
        .select('product_id', 'to_status', 'notes', 'created_at')
    return rows.map((row) => ({
      productId: row.product_id,
      status: row.to_status,
      notes: row.notes,
      createdAt: row.created_at.toISOString(),
    }))
  }

  async #saleChanges(userId: number) {
    const rows: (Dated & { product_id: number; sale: Record<string, unknown> })[] = await db
      .from('product_sale_changes')
      .where('actor_user_id', userId)
      .orderBy('id')
      .select('product_id', 'sale', 'created_at')
    return rows.map((row) => ({
      productId: row.product_id,
      sale: row.sale,
      createdAt: row.created_at.toISOString(),
    }))
  }

  async #takedownWords(userId: number) {
    const rows: (Dated & { product_id: number; event: TakedownEvent; words: string })[] = await db
      .from('product_takedown_events')
      .where('actor_user_id', userId)
      .orderBy('id')
      .select('product_id', 'event', 'words', 'created_at')
    return rows.map((row) => ({
      productId: row.product_id,
      event: row.event,
      words: row.words,
      createdAt: row.created_at.toISOString(),
    }))
  }

  async #shareChanges(userId: number) {
    const rows: (Dated & { gig_id: number; shares: Record<string, unknown>[] })[] = await db
      .from('gig_share_changes')
      .where('user_id', userId)
      .orderBy('id')
      .select('gig_id', 'shares', 'created_at')
    return rows.map((row) => ({
      gigId: row.gig_id,
      shares: row.shares,
      createdAt: row.created_at.toISOString(),
    }))
  }

  async #closedSheets(userId: number) {
    const rows: { gig_id: number; closed_at: Date }[] = await db
      .from('gig_sheets')
      .where('closed_by', userId)
      .orderBy('closed_at')
      .select('gig_id', 'closed_at')
    return rows.map((row) => ({ gigId: row.gig_id, closedAt: row.closed_at.toISOString() }))
  }

  async #confirmedRights(userId: number) {
    const rows: { id: number; file_name: string; rights_confirmed_at: Date }[] = await db
      .from('artworks')
      .where('rights_confirmed_by', userId)
      .orderBy('id')
      .select('id', 'file_name', 'rights_confirmed_at')
    return rows.map((row) => ({
      artworkId: row.id,
      fileName: row.file_name,
      confirmedAt: row.rights_confirmed_at.toISOString(),
    }))
  }
}
