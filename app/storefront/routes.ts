import { GIGS_OPT_OUT_COOKIE } from '#config/personal_cookies'
import type { PublicPage } from '#core/http/public_page'
import type { BandArea } from '#shared/band_role'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

/** A page that is the same for all, with the parameters that it reads; `personal` and `ofDevice` as in `PublicPage`. */
const page = (
  parameters: string[] = [],
  { personal = [], ofDevice = [], ...more }: Partial<Omit<PublicPage, 'parameters'>> = {},
  area?: BandArea
) =>
  middleware.access({
    to: 'everyone',
    area,
    page: { parameters: [...parameters, ...personal, ...ofDevice], personal, ofDevice, ...more },
  })

router
  .group(() => {
    router
      .get('/', [controllers.storefront.Home, 'show'])
      .as('home')
      .use(page([], { personal: ['error', 'requested', 'actual'], isForVisitors: true }))
    router
      .get('/browse', [controllers.storefront.Gallery, 'browse'])
      .as('browse')
      .use(page(['search', 'exact', 'type', 'sort', 'cursor']))
    router
      .get('/collections', [controllers.storefront.CollectionsPage, 'show'])
      .as('collections')
      .use(page(['search', 'exact', 'genre', 'type', 'sort', 'cursor']))
    router
      .get('/artists', [controllers.storefront.Gallery, 'artistGallery'])
      .as('artists')
      .use(page(['search', 'exact', 'genre', 'cursor']))
    router
      .get('/store/:id', [controllers.storefront.Store, 'store'])
      .as('store')
      .use(page(['type', 'cursor'], { ofDevice: ['qr'] }))
    router
      .get('/product/:id', [controllers.storefront.Store, 'product'])
      .as('product')
      .use(page(['size', 'color', 'cursor'], {}, 'products'))
    router
      .get('/privacy', [controllers.storefront.Texts, 'privacy'])
      .as('privacy')
      .use(page([], { cookies: [GIGS_OPT_OUT_COOKIE] }))
    router.get('/terms', [controllers.storefront.Texts, 'terms']).as('terms').use(page())
    router
      .get('/delivery-and-returns', [controllers.storefront.Texts, 'deliveryAndReturns'])
      .as('delivery_and_returns')
      .use(page())
    router
      .get('/reporting', [controllers.storefront.Texts, 'reporting'])
      .as('reporting')
      .use(page())
    router.get('/contact', [controllers.storefront.Texts, 'contact']).as('contact').use(page())
    router
      .get('/scan', [controllers.storefront.StoreFinder, 'show'])
      .as('scan')
      .use(page([], { personal: ['code'] }))
    router.get('/offline', [controllers.storefront.Offline, 'show']).as('offline').use(page())
  })
  .as('storefront')

router
  .group(() => {
    router.get('/artist/:id', [controllers.storefront.Store, 'redirect']).as('artist')
    router.get('/artist/:id/store', [controllers.storefront.Store, 'redirect']).as('artist_store')
  })
  .as('storefront')
  .use(middleware.access({ to: 'everyone' }))

router
  .group(() => {
    router.get('/robots.txt', [controllers.storefront.SearchEngines, 'robots']).as('robots')
    router.get('/sitemap.xml', [controllers.storefront.SearchEngines, 'index']).as('sitemap')
    router.get('/sitemaps/:part', [controllers.storefront.SearchEngines, 'part']).as('sitemap_part')
    router
      .get('/share/2/products/:id/:version', [controllers.storefront.SharePictures, 'product'])
      .as('share_product')
    router.get('/share/1/*', [controllers.storefront.SharePictures, 'show']).as('share_picture')
  })
  .as('storefront_sharing')
  .use(middleware.access({ to: 'everyone', cacheable: 'always' }))
