import { withAuthFinder } from '@adonisjs/auth/mixins/lucid'
import { compose } from '@adonisjs/core/helpers'
import hash from '@adonisjs/core/services/hash'
import { beforeSave, column } from '@adonisjs/lucid/orm'
import { UserSchema } from '#database/schema'
import type { UserType } from '#identity/user_type'

/** An account. E-mails are kept in lower case; a missing password means social sign-in only. */
export default class User extends compose(
  UserSchema,
  withAuthFinder(() => hash.use())
) {
  static table = 'users'

  @column({ serializeAs: null })
  declare password: string | null

  @column()
  declare userType: UserType

  @beforeSave()
  static foldEmail(user: User) {
    user.email = user.email.trim().toLowerCase()
  }

  get displayName(): string {
    return [this.firstName, this.lastName].filter(Boolean).join(' ') || this.email
  }

  get isSuspended(): boolean {
    return Boolean(this.suspendedAt)
  }
}
