/**
 * What happens to a column that names an account.
 *
 * `exported`: the field of the export that has it, or why it is not exported. `deleted`: `erased` where no row names the
 * account any more after its deletion, or why the rows stay: they then name an account without name, email and password.
 */
export type Handling = {
  exported: { field: string } | { not: string }
  deleted: 'erased' | { kept: string }
}

const as = (field: string, deleted: Handling['deleted'] = 'erased'): Handling => ({
  exported: { field },
  deleted,
})

const without = (not: string, deleted: Handling['deleted'] = 'erased'): Handling => ({
  exported: { not },
  deleted,
})

const SALES = { kept: 'The sale stays in the books' }
const DONE_FOR_BAND = { kept: 'The band needs to know what was changed and when' }
const BY_ADMIN = { kept: 'What an admin did stays accounted for' }

/**
 * Every column with a foreign key to users, every other one whose name says that it holds an account or an email, and the
 * one that has an email as a hash.
 */
export const PERSONAL_COLUMNS: Record<string, Handling> = {
  'users.email': as('account', { kept: 'Replaced by one without meaning' }),
  'sessions.user_id': as('sessions'),
  'social_identities.user_id': as('account'),
  'social_identities.provider_user_id': without('An id that means nothing outside the provider'),
  'password_resets.user_id': without('A hashed secret that ends within the hour'),
  'account_links.user_id': without('A hashed secret; the email to be confirmed is in account'),
  'account_links.new_email': as('account'),
  'authenticators.user_id': as('account'),
  'recovery_codes.user_id': as('account'),
  'passkeys.user_id': as('account'),
  'log_in_events.user_id': as('logIns'),
  'second_factor_removals.user_id': as('secondFactorRemovals'),
  'second_factor_removals.confirmed_by': without('What an admin did', BY_ADMIN),
  'second_factor_removals.cancelling_admin': without('What an admin did', BY_ADMIN),
  'notice_choices.user_id': as('notices'),

  'artists.user_id': as('artist', { kept: 'What was sold is still to be paid out' }),
  'band_members.user_id': as('memberships'),
  'band_invitations.email': as('invitationsReceived'),
  'band_invitations.accepted_by': as('invitationsReceived'),
  'band_invitations.invited_by': as('invitationsSent', DONE_FOR_BAND),
  'band_log_entries.actor_user_id': as('bandLog', DONE_FOR_BAND),
  'band_log_entries.subject_user_id': without('What others did', DONE_FOR_BAND),

  'product_status_history.actor_user_id': as('productMoves', DONE_FOR_BAND),
  'product_takedown_events.actor_user_id': as('takedownWords', {
    kept: 'Why a product was taken down, and what was answered, is proof in a dispute',
  }),
  'reports.user_id': as('reports'),
  'reports.email': as('reports'),
  'report_additions.user_id': as('reports'),
  'watched_words.created_by': without('What an admin did', BY_ADMIN),
  'product_checks.cleared_by': without('What an admin did', BY_ADMIN),
  'report_events.actor_user_id': without('What an admin did', BY_ADMIN),
  'product_sale_changes.actor_user_id': as('saleChanges', DONE_FOR_BAND),
  'gig_share_changes.user_id': as('shareChanges', DONE_FOR_BAND),
  'gig_sheets.closed_by': as('closedSheets', DONE_FOR_BAND),
  'artworks.rights_confirmed_by': as('confirmedRights', {
    kept: 'Who confirmed the rights is the proof of the band and the shop',
  }),
  'artwork_uploads.user_id': without('Deleted after a day; what became of it is in artworks', {
    kept: 'Deleted after a day',
  }),
  'cost_warnings.owner_user_id': without(
    'A copy of prices that the artist was mailed',
    DONE_FOR_BAND
  ),

  'fan_favorites.user_id': as('favoriteArtists'),
  'product_favorites.user_id': as('wishlist'),
  'contact_consents.user_id': as('sharedContacts'),
  'follower_exports.user_id': as('followerExportsMade', DONE_FOR_BAND),
  'announcement_recipients.user_id': without('Which mails are to be sent to a favourite’s fans'),
  'announcement_mail_days.user_id': without('The days on which a mail was sent'),
  'reviews.user_id': as('reviews', { kept: 'The rating counts on, without its text' }),

  'staff_notes.user_id': as('adminNotes'),
  'staff_notes.author_user_id': without('What an admin did', BY_ADMIN),
  'early_fraud_warnings.dismissed_by_user_id': without('What an admin did', BY_ADMIN),
  'fraud_checks.decided_by_user_id': without('What an admin did', BY_ADMIN),
  'fraud_checks.subject': without('Who is suspected of fraud, as a hash with a secret', {
    kept: 'What was found about an artist stays accounted for; nobody can compute the hash without the key',
  }),
  'fraud_rules.changed_by_user_id': without('What an admin did', BY_ADMIN),
  'closed_months.closed_by_user_id': without('What an admin did', BY_ADMIN),
  'dispute_evidence.saved_by_user_id': without('What an admin did', BY_ADMIN),
  'dispute_evidence.sent_by_user_id': without('What an admin did', BY_ADMIN),
  'setting_changes.set_by_user_id': without('What an admin did', BY_ADMIN),
  'signoffs.requested_by_user_id': without('A decision about other people’s money', BY_ADMIN),
  'signoffs.decided_by_user_id': without('A decision about other people’s money', BY_ADMIN),

  'checkouts.user_id': as('orders', SALES),
  'checkouts.customer_email': as('orders'),
  'order_status_history.actor_user_id': without('Each order has its status', SALES),
  'refunds.requested_by_user_id': without('What an admin did', BY_ADMIN),
  'audit_entries.actor_user_id': without(
    'What an admin did, and changes of two-step login, whose state is in account',
    BY_ADMIN
  ),
}
