import db from '@adonisjs/lucid/services/db'

/** Ids of the checkouts whose buyer's email begins like this. What was typed is never a pattern. */
export function checkoutsByEmail(beginning: string) {
  const escaped = beginning.toLowerCase().replace(/[\\%_]/g, '\\$&')
  return db
    .from('checkouts')
    .whereRaw('lower(customer_email) LIKE ?', [`${escaped}%`])
    .select('id')
}
