import db from '@adonisjs/lucid/services/db'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { clock } from '#shared/clock'
import type { MemberRole } from '#shared/band_role'
import { hashToken, randomToken } from '#shared/ids'

/** An account that is a member of a band; a new artist unless `account` is given. */
export async function givenMember(
  artistId: number,
  role: MemberRole,
  account?: User
): Promise<User> {
  const member = account ?? (await UserFactory.apply('artist').create())
  const now = clock.now().toJSDate()
  await db.table('band_members').insert({
    artist_id: artistId,
    user_id: member.id,
    role,
    created_at: now,
    updated_at: now,
  })
  return member
}

type Invited = {
  artistId: number
  invitedBy: number
  role?: MemberRole
  email?: string
  days?: number
}

/** An open invitation with the token of its link. */
export async function givenInvitation({
  artistId,
  invitedBy,
  role = 'merch',
  email = 'invited@example.com',
  days = 7,
}: Invited) {
  const token = randomToken()
  const [row] = await db
    .table('band_invitations')
    .insert({
      artist_id: artistId,
      email,
      role,
      token_hash: hashToken(token),
      invited_by: invitedBy,
      expires_at: clock.now().plus({ days }).toJSDate(),
      created_at: clock.now().toJSDate(),
    })
    .returning('id')
  return { invitation: { id: Number(row.id), email }, token }
}
