import db from '@adonisjs/lucid/services/db'
import type { AccountFilters } from '#admin/account_filters'
import { GIVEN_NAME } from '#shared/account_name'
import type { AccountRow } from '#admin/transformers/account_transformer'
import { NotFound } from '#core/exceptions/errors'
import { countWithLimit, type BoundedCount } from '#core/http/bounded_count'
import { paginateByCursor, type Page, type PageRequest } from '#core/http/cursor_pagination'
import { foldedWords, whereWords } from '#search/public'

/** The reason of the suspension that lasts, from its entry in the audit log. */
const SUSPENSION_REASON = `
  CASE WHEN users.suspended_at IS NOT NULL THEN (
    SELECT entry.after->>'reason' FROM audit_entries AS entry
     WHERE entry.subject_type = 'user' AND entry.subject_id = users.id AND entry.action = 'user.suspend'
     ORDER BY entry.id DESC LIMIT 1) END AS suspension_reason`

/** Accounts as admins find them; deleted ones are none. One statement each, and one to read what is searched for. */
export class AccountListQuery {
  async page(filters: AccountFilters, page: PageRequest): Promise<Page<AccountRow>> {
    const words = await foldedWords(filters.search)
    return paginateByCursor(this.#found(filters, words), filters.cursorOrder, page)
  }

  async count(filters: AccountFilters): Promise<BoundedCount> {
    const words = await foldedWords(filters.search)
    return countWithLimit(this.#found(filters, words))
  }

  /** Throws NotFound. */
  async findOrFail(id: number): Promise<AccountRow> {
    const account = await this.#rows().where('users.id', id).first()
    if (!account) throw new NotFound()
    return account
  }

  #found({ role, state }: AccountFilters, words: string[]) {
    return whereWords(this.#rows(), 'users.search_text', words)
      .if(role, (rows) => rows.where('users.user_type', role!))
      .if(state === 'suspended', (rows) => rows.whereNotNull('users.suspended_at'))
      .if(state === 'active', (rows) => rows.whereNull('users.suspended_at'))
  }

  #rows() {
    return db
      .from('users')
      .leftJoin('artists', 'artists.user_id', 'users.id')
      .whereNull('users.deleted_at')
      .select(
        'users.id',
        'users.email',
        db.raw(`${GIVEN_NAME} AS name`),
        'users.user_type',
        'users.admin_role',
        'users.suspended_at',
        db.raw(SUSPENSION_REASON),
        'users.created_at',
        'users.updated_at',
        'artists.id as artist_id',
        'artists.band_name'
      )
  }
}
