/** The public interface of identity: what other modules may use. */
export {
  ACCOUNT_STATES,
  USER_TYPES,
  isUserType,
  type AccountState,
  type UserType,
} from '#identity/user_type'
export { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#identity/demo_accounts'
export { artistProfilePort, type ArtistProfileSummary } from '#identity/artist_profile_port'
export { AccountCountQuery } from '#identity/queries/account_count_query'
export { findAccountByEmail } from '#identity/queries/find_account_by_email'
export { endSessionsOf } from '#identity/end_sessions'
export { currentAccount } from '#identity/queries/current_account'
export { socialButtons } from '#identity/social_providers'
export { default as UserTransformer } from '#identity/transformers/user_transformer'
export { OwnAccountQuery, type OwnAccount } from '#identity/queries/own_account_query'
export { OwnSessionsQuery } from '#identity/queries/own_sessions_query'
export { knownDevice } from '#identity/known_devices'
export { usableAccountLink } from '#identity/queries/usable_account_link'
export { accountFields, accountMessages } from '#identity/validators/account_validator'
export { ChangeName } from '#identity/actions/change_name'
export { RequestEmailChange } from '#identity/actions/request_email_change'
export { ConfirmEmailChange } from '#identity/actions/confirm_email_change'
export { RequestVerification } from '#identity/actions/request_verification'
export { ConfirmEmail } from '#identity/actions/confirm_email'
export { ChangePassword } from '#identity/actions/change_password'
export { RequestDeletionLink } from '#identity/actions/request_deletion_link'
export { ConfirmOwnPassword } from '#identity/actions/confirm_own_password'
export { UseDeletionLink } from '#identity/actions/use_deletion_link'
export { EraseAccount } from '#identity/actions/erase_account'
export { PurgeExpiredAccess } from '#identity/actions/purge_expired_access'
export { ChangeUserType } from '#identity/actions/change_user_type'
export { LockAccounts } from '#identity/actions/lock_accounts'
export { LockOwnAccount } from '#identity/actions/lock_own_account'
export { SuspendAccounts } from '#identity/actions/suspend_accounts'
export { PrepareDemoAccount } from '#identity/actions/prepare_demo_account'
export type { default as Account } from '#identity/models/user'
export {
  MailableAccountsQuery,
  type MailableAccount,
} from '#identity/queries/mailable_accounts_query'
export { assertAdminsRemain } from '#identity/assert_admins_remain'
export { deletionLink } from '#identity/mails/deletion_link_mail'
export { emailChanged } from '#identity/mails/email_changed_mail'
export { newEmail } from '#identity/mails/new_email_mail'
export { passwordReset } from '#identity/mails/password_reset_mail'
export { verification } from '#identity/mails/verification_mail'
