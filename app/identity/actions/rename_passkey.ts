import db from '@adonisjs/lucid/services/db'
import { NotFound } from '#core/exceptions/errors'

/** Gives a passkey of one's own another name. Throws NotFound. */
export class RenamePasskey {
  async handle(userId: number, { id, name }: { id: number; name: string }): Promise<void> {
    const [renamed] = await db
      .from('passkeys')
      .where({ id, user_id: userId })
      .update({ name }, ['id'])
    if (renamed === undefined) throw new NotFound()
  }
}
