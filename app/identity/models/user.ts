import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { beforeSave, column } from '@adonisjs/lucid/orm'
import { UserSchema } from '#database/schema'
import type { PasswordHash } from '#identity/passwords'
import type { UserType } from '#identity/user_type'
import type { AdminRole } from '#shared/admin_role'

/** An account. Emails are kept in lower case; a missing password means social sign-in only. */
export default class User extends UserSchema {
  static table = 'users'

  @column({ serializeAs: null })
  declare password: PasswordHash | null

  @column()
  declare userType: UserType

  /** Of an admin. What it is for other accounts means nothing. */
  @column()
  declare adminRole: AdminRole | null

  /** The account of an email in any case, or null. */
  static findByEmail(email: string, client?: TransactionClientContract): Promise<User | null> {
    return User.byEmail(email, client).first()
  }

  /** By the expression of the unique index. */
  static byEmail(email: string, client?: TransactionClientContract) {
    return User.query({ client }).whereRaw('lower(email) = ?', [email.trim().toLowerCase()])
  }

  @beforeSave()
  static foldEmail(user: User) {
    user.email = user.email.trim().toLowerCase()
  }

  get isSuspended(): boolean {
    return Boolean(this.suspendedAt)
  }

  /** Suspended or deleted: signed in nowhere, however a session came about. */
  get isBarred(): boolean {
    return this.isSuspended || Boolean(this.deletedAt)
  }
}
