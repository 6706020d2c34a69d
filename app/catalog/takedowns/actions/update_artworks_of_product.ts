import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { RevokeArtwork } from '#catalog/artworks/actions/revoke_artwork'
import { RememberArtworks } from '#catalog/takedowns/actions/remember_artworks'
import { REVOKED_BY_TAKEDOWN, ReinstateArtwork } from '#catalog/takedowns/actions/reinstate_artwork'

type Row = {
  id: number
  revoked_reason: string | null
  is_revoked: boolean
  is_taken_down: boolean
}

/**
 * Revokes the artwork of a product whose products are all taken down as a legal matter, and reinstates it once one of them
 * is restored; records the hashes of revoked artwork. Compares the present state with the required one: safe to run late,
 * twice and in any order.
 */
@inject()
export class UpdateArtworksOfProduct {
  constructor(
    private revoke: RevokeArtwork,
    private reinstate: ReinstateArtwork,
    private remember: RememberArtworks
  ) {}

  /** Looks again after a change: the job of a takedown that was committed meanwhile may have found nothing to do. */
  async handle(productId: number): Promise<void> {
    await this.remember.handle(productId)
    while (await this.#update(productId));
  }

  /** Returns whether anything had to be changed. */
  async #update(productId: number): Promise<boolean> {
    const artworks = await this.#artworksOf(productId)
    const toRevoke = artworks.filter((one) => one.is_taken_down && !one.is_revoked)
    const toReinstate = artworks.filter(
      (one) => !one.is_taken_down && one.revoked_reason === REVOKED_BY_TAKEDOWN
    )
    for (const { id: artworkId } of toRevoke)
      await this.revoke.handle({ artworkId, reason: REVOKED_BY_TAKEDOWN })
    for (const { id } of toReinstate) await this.reinstate.handle(id)
    return toRevoke.length + toReinstate.length > 0
  }

  async #artworksOf(productId: number): Promise<Row[]> {
    const { rows } = await db.rawQuery<{ rows: Row[] }>(
      `SELECT artworks.id, revoked_reason, revoked_at IS NOT NULL AS is_revoked,
              NOT EXISTS (SELECT FROM products
                           WHERE NOT is_legal_takedown(takedown_id)
                             AND (artwork_id = artworks.id
                                  OR EXISTS (SELECT FROM product_placements AS side
                                              WHERE side.product_id = products.id AND side.artwork_id = artworks.id))) AS is_taken_down
         FROM artworks
        WHERE id IN (SELECT artwork_id FROM products WHERE products.id = ?
                     UNION SELECT artwork_id FROM product_placements WHERE product_id = ?)
        ORDER BY id`,
      [productId, productId]
    )
    return rows
  }
}
