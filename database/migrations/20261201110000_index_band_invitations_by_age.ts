import { BaseSchema } from '@adonisjs/lucid/schema'

/** Finds the invitations of a day, for the limits, and those that have ended, for the purge. */
export default class extends BaseSchema {
  static disableTransactions = true

  async up() {
    this.schema.raw('DROP INDEX CONCURRENTLY IF EXISTS band_invitations_by_email')
    this.schema.raw(
      `CREATE INDEX CONCURRENTLY band_invitations_by_email ON band_invitations (email, created_at)`
    )
    this.schema.raw('DROP INDEX CONCURRENTLY IF EXISTS band_invitations_by_band')
    this.schema.raw(
      `CREATE INDEX CONCURRENTLY band_invitations_by_band ON band_invitations (artist_id, created_at)`
    )
    this.schema.raw('DROP INDEX CONCURRENTLY IF EXISTS band_invitations_settled')
    this.schema.raw(
      `CREATE INDEX CONCURRENTLY band_invitations_settled ON band_invitations (settled_at) WHERE settled_at IS NOT NULL`
    )
    this.schema.raw('DROP INDEX CONCURRENTLY IF EXISTS band_invitations_expiring')
    this.schema.raw(
      `CREATE INDEX CONCURRENTLY band_invitations_expiring ON band_invitations (expires_at) WHERE status = 'open'`
    )
    this.schema.raw('DROP INDEX CONCURRENTLY IF EXISTS band_log_entries_with_email')
    this.schema.raw(
      `CREATE INDEX CONCURRENTLY band_log_entries_with_email ON band_log_entries (created_at) WHERE action LIKE 'invitation.%' AND subject IS NOT NULL`
    )
  }
}
