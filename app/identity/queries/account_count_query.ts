import db from '@adonisjs/lucid/services/db'

/** How many accounts there are, of every role; deleted ones are none. */
export class AccountCountQuery {
  async total(): Promise<number> {
    return count(db.from('users'))
  }

  async since(moment: Date): Promise<number> {
    return count(db.from('users').where('created_at', '>=', moment))
  }
}

async function count(accounts: ReturnType<typeof db.from>): Promise<number> {
  const counted = await accounts.whereNull('deleted_at').count('* as total').first()
  return Number(counted.total)
}
