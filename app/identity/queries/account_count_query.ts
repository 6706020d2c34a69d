import db from '@adonisjs/lucid/services/db'
import { countWithLimit, MOST_OF_A_TOTAL, type BoundedCount } from '#core/http/bounded_count'

/** How many accounts there are, of every role; deleted ones are none. */
export class AccountCountQuery {
  async total(): Promise<BoundedCount> {
    return countWithLimit(accounts(), MOST_OF_A_TOTAL)
  }

  async since(moment: Date): Promise<number> {
    const counted = await accounts().where('created_at', '>=', moment).count('* as total').first()
    return Number(counted.total)
  }
}

const accounts = () => db.from('users').whereNull('deleted_at')
