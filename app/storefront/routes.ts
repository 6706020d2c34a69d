import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.get('/', [controllers.storefront.Home, 'show']).as('home')
    router.get('/browse', [controllers.storefront.Gallery, 'browse']).as('browse')
    router.get('/collections', [controllers.storefront.CollectionsPage, 'show']).as('collections')
    router.get('/artists', [controllers.storefront.Gallery, 'artistGallery']).as('artists')
    router.get('/store/:id', [controllers.storefront.Store, 'store']).as('store')
    router.get('/product/:id', [controllers.storefront.Store, 'product']).as('product')
    router.get('/artist/:id', [controllers.storefront.Store, 'redirect']).as('artist')
    router.get('/artist/:id/store', [controllers.storefront.Store, 'redirect']).as('artist_store')
    router.get('/scan', [controllers.storefront.StoreFinder, 'show']).as('scan')
    router.get('/privacy', [controllers.storefront.Texts, 'privacy']).as('privacy')
    router.get('/terms', [controllers.storefront.Texts, 'terms']).as('terms')
    router
      .get('/delivery-and-returns', [controllers.storefront.Texts, 'deliveryAndReturns'])
      .as('delivery_and_returns')
    router.get('/contact', [controllers.storefront.Texts, 'contact']).as('contact')
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
