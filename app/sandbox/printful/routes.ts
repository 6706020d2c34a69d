import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { printfulSandboxPath } from '#config/printful'
import { startUpkeep } from '#sandbox/printful/upkeep'

const { sandbox } = controllers

/** The paths of the real API, below `/api`. */
function api() {
  router.get('/products', [sandbox.PrintfulApi, 'listProducts']).as('products.list')
  router.get('/products/variant/:id', [sandbox.PrintfulApi, 'getVariant']).as('products.variant')
  router.get('/products/:id', [sandbox.PrintfulApi, 'getProduct']).as('products.get')
  router.get('/products/:id/sizes', [sandbox.PrintfulApi, 'getSizes']).as('products.sizes')
  router.get('/categories', [sandbox.PrintfulApi, 'listCategories']).as('categories')
  router.get('/stores', [sandbox.PrintfulApi, 'listStores']).as('stores.list')
  router.get('/stores/:id', [sandbox.PrintfulApi, 'getStore']).as('stores.get')
  router.get('/oauth/scopes', [sandbox.PrintfulApi, 'listScopes']).as('scopes')
  router
    .get('/mockup-generator/printfiles/:id', [sandbox.PrintfulApi, 'getPrintFiles'])
    .as('print_files')
  router
    .post('/mockup-generator/create-task/:id', [sandbox.PrintfulApi, 'createMockupTask'])
    .as('mockup_tasks.create')
  router
    .get('/mockup-generator/task', [sandbox.PrintfulApi, 'getMockupTask'])
    .as('mockup_tasks.get')
  router.post('/shipping/rates', [sandbox.PrintfulApi, 'calculateRates']).as('rates')
  router.get('/countries', [sandbox.PrintfulApi, 'listCountries']).as('countries')
  storeApi()
  orderApi()
}

function storeApi() {
  router.get('/store/products', [sandbox.PrintfulApi, 'listSyncProducts']).as('own.list')
  router.post('/store/products', [sandbox.PrintfulApi, 'createSyncProduct']).as('own.create')
  router.get('/store/products/:id', [sandbox.PrintfulApi, 'getSyncProduct']).as('own.get')
  router.put('/store/products/:id', [sandbox.PrintfulApi, 'updateSyncProduct']).as('own.update')
  router.delete('/store/products/:id', [sandbox.PrintfulApi, 'deleteSyncProduct']).as('own.delete')
  router
    .post('/store/products/:id/variants', [sandbox.PrintfulApi, 'createSyncVariant'])
    .as('variants.create')
  router.get('/store/variants/:id', [sandbox.PrintfulApi, 'getSyncVariant']).as('variants.get')
  router
    .put('/store/variants/:id', [sandbox.PrintfulApi, 'updateSyncVariant'])
    .as('variants.update')
  router
    .delete('/store/variants/:id', [sandbox.PrintfulApi, 'deleteSyncVariant'])
    .as('variants.delete')
}

function orderApi() {
  router.get('/orders', [sandbox.PrintfulApi, 'listOrders']).as('orders.list')
  router.post('/orders', [sandbox.PrintfulApi, 'createOrder']).as('orders.create')
  router.post('/orders/estimate-costs', [sandbox.PrintfulApi, 'estimateCosts']).as('estimate')
  router.get('/orders/:id', [sandbox.PrintfulApi, 'getOrder']).as('orders.get')
  router.put('/orders/:id', [sandbox.PrintfulApi, 'updateOrder']).as('orders.update')
  router.delete('/orders/:id', [sandbox.PrintfulApi, 'cancelOrder']).as('orders.cancel')
  router.post('/orders/:id/confirm', [sandbox.PrintfulApi, 'confirmOrder']).as('orders.confirm')
  router.get('/webhooks', [sandbox.PrintfulApi, 'getWebhooks']).as('webhooks.get')
  router.post('/webhooks', [sandbox.PrintfulApi, 'createWebhooks']).as('webhooks.create')
  router.delete('/webhooks', [sandbox.PrintfulApi, 'deleteWebhooks']).as('webhooks.delete')
}

router
  .group(() => {
    router.group(api).prefix('/api')
    router.get('/oauth/authorize', [sandbox.PrintfulOauth, 'show']).as('authorize')
    router.post('/oauth/authorize', [sandbox.PrintfulOauth, 'store']).as('answer')
    router.post('/oauth/token', [sandbox.PrintfulOauth, 'token']).as('token')
    router.post('/faults', [sandbox.PrintfulFaults, 'store']).as('faults')
    router.post('/life', [sandbox.PrintfulLife, 'store']).as('life')
    router.get('/images/:productType/:color/:seed', [sandbox.PrintfulImages, 'show']).as('image')
    router.get('/mockups/:task/:picture', [sandbox.PrintfulMockups, 'show']).as('mockup')
  })
  .prefix(printfulSandboxPath)
  .as('printful_sandbox')
  .use(middleware.access({ to: 'everyone' }))

startUpkeep()
