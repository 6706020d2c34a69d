import { Readable } from 'node:stream'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistAddressQuery } from '#artists/public'
import { ProductAddressQuery } from '#catalog/public'
import { appUrl } from '#config/app'
import { NotFound } from '#core/exceptions/errors'
import { addressPart, IDS_A_PART, pagesPart, sitemapIndex } from '#storefront/sitemap'

/** Private pages carry `noindex`, which only who may open them can see: only what is no page is kept off here. */
const ROBOTS = `User-agent: *
Disallow: /api/
Allow: /api/docs

Sitemap: ${appUrl}/sitemap.xml
`

const PART = /^(products|artists)-([1-9]\d{0,5})\.xml$/

/** What search engines ask for: /robots.txt, /sitemap.xml and its parts. */
@inject()
export default class SearchEnginesController {
  constructor(
    private products: ProductAddressQuery,
    private artists: ArtistAddressQuery
  ) {}

  robots({ response }: HttpContext) {
    response.header('Content-Type', 'text/plain; charset=utf-8')
    this.#cacheForOneHour(response)
    return response.send(ROBOTS)
  }

  async index({ response }: HttpContext) {
    const index = await sitemapIndex({ products: this.products, artists: this.artists })
    this.#asXml(response)
    return response.send(index)
  }

  async part({ params, response }: HttpContext) {
    if (params.part === 'pages.xml') {
      this.#asXml(response)
      return response.send(pagesPart())
    }
    const [, kind, number] = PART.exec(params.part) ?? []
    const part = Number(number)
    if (!kind || !(part * IDS_A_PART < 2 ** 31)) throw new NotFound()
    this.#asXml(response)
    const pieces =
      kind === 'products'
        ? addressPart(this.products, '/product/', part)
        : addressPart(this.artists, '/store/', part)
    return response.stream(Readable.from(pieces))
  }

  #asXml(response: HttpContext['response']) {
    response.header('Content-Type', 'application/xml; charset=utf-8')
    this.#cacheForOneHour(response)
  }

  #cacheForOneHour(response: HttpContext['response']) {
    response.header('Cache-Control', 'public, max-age=3600')
  }
}
