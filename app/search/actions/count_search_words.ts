import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Counts the vocabulary again and drops words that nothing has any more. New ones are added when they are written. */
export class CountSearchWords {
  async handle(trx?: TransactionClientContract) {
    await (trx ?? db).rawQuery('SELECT count_search_words()')
  }
}
