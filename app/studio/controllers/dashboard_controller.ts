import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import QRCode from 'qrcode'
import { ArtistQueries, GENRES, toOwnedArtist, type ArtistRow } from '#artists/public'
import { QrCodeQueries, toQrCode } from '#gigs/public'
import { OrderQueries, toArtistOrder } from '#orders/public'
import { OverviewQuery } from '#studio/queries/overview_query'
import { pathId } from '#core/http/path_id'

const RECENT_ORDERS = 5
const ORDERS_PER_PAGE = 50
const TABS = ['overview', 'orders', 'qr-codes'] as const

/**
 * The artist dashboard; the tab is in the address. An account without a profile meets the set-up form; an admin reads
 * any artist's with `?artist=<id>`.
 */
@inject()
export default class DashboardController {
  constructor(
    private artists: ArtistQueries,
    private orders: OrderQueries,
    private codes: QrCodeQueries,
    private overview: OverviewQuery
  ) {}

  async show(ctx: HttpContext) {
    const { inertia, request } = ctx
    const artist = await this.#artist(ctx)
    if (!artist) return inertia.render('studio/set_up_profile', { genres: [...GENRES] })
    const tab = TABS.find((name) => name === request.qs().tab) ?? 'overview'
    return inertia.render('studio/dashboard', {
      artist: toOwnedArtist(artist),
      tab,
      overview: await this.overview.handle(artist.id),
      orders:
        tab === 'qr-codes'
          ? []
          : await this.#orders(artist, tab === 'overview' ? RECENT_ORDERS : ORDERS_PER_PAGE),
      codes: tab === 'qr-codes' ? await this.#codes(artist) : [],
    })
  }

  async #artist({ auth, request }: HttpContext): Promise<ArtistRow | null> {
    const account = auth.getUserOrFail()
    if (account.userType !== 'admin')
      return account.userType === 'artist' ? this.artists.ofUser(account.id) : null
    return this.artists.findOrFail(pathId(request.qs().artist))
  }

  async #orders(artist: ArtistRow, limit: number) {
    return (await this.orders.ofArtist(artist.id, { limit })).map(toArtistOrder)
  }

  /** Drawn on the server: margin 1, black on white (seed 001 §2). */
  async #codes(artist: ArtistRow) {
    const codes = (await this.codes.ofArtist(artist.id)).map(toQrCode)
    return Promise.all(
      codes.map(async (code) => ({
        ...code,
        svg: await QRCode.toString(code.storeUrl, {
          type: 'svg',
          margin: 1,
          color: { dark: '#000000', light: '#FFFFFF' },
        }),
        png: await QRCode.toDataURL(code.storeUrl, { margin: 1, width: 600 }),
      }))
    )
  }
}
