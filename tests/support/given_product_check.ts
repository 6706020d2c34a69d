import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { UserFactory } from '#database/factories/user_factory'
import { ChangeWatchedWords } from '#moderation/checks/actions/change_watched_words'
import { CheckChangedProducts } from '#moderation/checks/actions/check_changed_products'

/** An admin watches for a word. Returns its id. */
export async function givenWatchedWord(word: string): Promise<number> {
  const { id: actorUserId } = await UserFactory.apply('admin').create()
  const words = await app.container.make(ChangeWatchedWords)
  return words.add(word, { actorUserId, requestId: null })
}

/** What the queue does every two minutes. @returns how many products were checked */
export async function checkChangedProducts(
  bounds: { batch?: number; mostBatches?: number } = {}
): Promise<number> {
  return (await app.container.make(CheckChangedProducts)).handle(bounds)
}

/** What was found in products and waits for an admin, as text: "Harbour Tee: harbour in name". */
export async function waitingChecks(): Promise<string[]> {
  const rows = await db
    .from('product_checks')
    .join('products', 'products.id', 'product_id')
    .whereNull('cleared_at')
    .orderBy('product_checks.id')
    .select('name', 'found')
  return rows.flatMap(({ name, found }: { name: string; found: { in: string; text: string }[] }) =>
    found.map((one) => `${name}: ${one.text} in ${one.in}`)
  )
}
