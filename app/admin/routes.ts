import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .get('/admin', [controllers.admin.Area, 'show'])
  .as('admin.area')
  .use(middleware.access({ to: 'admin' }))

router
  .group(() => {
    router.get('/admin/products', [controllers.admin.Making, 'products']).as('products')
    router.get('/admin/products/:id', [controllers.admin.Making, 'product']).as('product')
    router.get('/admin/catalog', [controllers.admin.Making, 'store']).as('store')
    router.get('/admin/catalog-old', [controllers.admin.Making, 'catalog']).as('catalog')
  })
  .as('admin.making')
  .use(middleware.access({ to: 'admin' }))

router
  .group(() => {
    router.post('/calculate-pricing', [controllers.admin.Pricing, 'store']).as('pricing')
    router.post('/products', [controllers.admin.Products, 'store']).as('products.store')
    router.patch('/products/:id', [controllers.admin.Products, 'update']).as('products.update')
    router.get('/products/advice', [controllers.admin.Advice, 'show']).as('products.advice')
    router.get('/products/drafts', [controllers.admin.Products, 'drafts']).as('products.drafts')
  })
  .prefix('/api/admin')
  .as('admin.api')
  .use(middleware.access({ to: 'admin' }))
