import type { AdminAccount } from '#admin/transformers/account_transformer'
import {
  roleChangeValidator,
  suspensionsValidator,
  suspensionValidator,
} from '#admin/validators/account_validator'
import { identityNotConfirmed } from '#core/openapi/error_responses'
import { count, flag, id, orNull, ref, shape, text, time, word } from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'
import { USER_TYPES } from '#identity/public'
import { ADMIN_ROLES } from '#shared/admin_role'

/** Of a call that a recent login or a confirmation allows. */
export const UNCONFIRMED = identityNotConfirmed('Not an admin, or one whose role does not allow it')

/** How many things a call for several changed. */
export const changedShape = shape<{ changed: number }>(
  { changed: count(12) },
  { about: 'How many changed: those that already were as wanted are left alone.' }
)

export const ALL_OR_NONE = 'All of them or, where one is refused, none.'

const updatedAt = '2026-11-21T19:30:00.000Z'
const RIGHTS =
  'It is the caller’s own account, `E_OWN_ACCOUNT`; there would be no owner left, `E_LAST_ADMIN`'

export const accountApi: Pick<ApiPart, 'calls'> & Required<Pick<ApiPart, 'schemas'>> = {
  schemas: {
    AdminAccount: shape<AdminAccount>(
      {
        id,
        name: text('Robin Example'),
        email: text('robin@example.com'),
        userType: word(USER_TYPES),
        adminRole: orNull(word(ADMIN_ROLES)),
        isSuspended: flag,
        suspensionReason: orNull(text('Returned every order')),
        artist: orNull(
          shape<NonNullable<AdminAccount['artist']>>({ id, bandName: text('Night Bus') })
        ),
        createdAt: time,
        updatedAt: time,
      },
      {
        about:
          'An account as admins see it. `name` is empty where none was given, `adminRole` is null unless the account is an admin, `suspensionReason` null where none was given or the account is not suspended.',
      }
    ),
    Changed: changedShape,
  },
  calls: {
    'PATCH /api/admin/users/{id}/role': {
      summary: 'Change what an account may do',
      text: 'Giving an account the role it already has changes nothing. `adminRole` says what an admin may do: without it a new admin is `support`, and an admin stays what it is. The account is logged out.',
      who: 'Owners',
      path: { id: 'The account' },
      body: {
        from: roleChangeValidator,
        example: { userType: 'admin', adminRole: 'finance', updatedAt },
      },
      answers: { 200: { text: 'The account', schema: ref('AdminAccount') } },
      errors: {
        403: UNCONFIRMED,
        404: 'Account not found',
        409: `${RIGHTS}; an account with an artist profile was to become admin, \`E_PROFILE_OWNER\`; or someone else changed it first, \`E_CONCURRENT_MODIFICATION\``,
      },
    },
    'PATCH /api/admin/users/{id}/suspension': {
      summary: 'Suspend an account, or lift that',
      text: 'A suspended account cannot log in, its sessions end at once, and its store is not shown. `reason` is kept in the audit log. Suspending a suspended account changes nothing.',
      who: 'Owners',
      path: { id: 'The account' },
      body: {
        from: suspensionValidator,
        example: { isSuspended: true, reason: 'Returned every order', updatedAt },
      },
      answers: { 200: { text: 'The account', schema: ref('AdminAccount') } },
      errors: {
        403: UNCONFIRMED,
        404: 'Account not found',
        409: `${RIGHTS}; or someone else changed it first, \`E_CONCURRENT_MODIFICATION\``,
      },
    },
    'PATCH /api/admin/users/suspension': {
      summary: 'Suspend several accounts, or lift that',
      text: ALL_OR_NONE,
      who: 'Owners',
      body: { from: suspensionsValidator, example: { ids: [7, 12], isSuspended: true } },
      answers: { 200: { text: 'How many changed', schema: ref('Changed') } },
      errors: { 403: UNCONFIRMED, 404: 'One of them is not there', 409: RIGHTS },
    },
  },
}
