import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { ProductChecks, WatchedWords } = controllers.moderation.checks

router
  .group(() => {
    router.get('/admin/product-checks', [ProductChecks, 'show']).as('product_checks.show')
    router.get('/api/admin/product-checks', [ProductChecks, 'index']).as('product_checks.index')
    router
      .patch('/api/admin/product-checks/:id', [ProductChecks, 'update'])
      .as('product_checks.update')
    router.get('/admin/watched-words', [WatchedWords, 'show']).as('watched_words.show')
    router.get('/api/admin/watched-words', [WatchedWords, 'index']).as('watched_words.index')
    router.post('/api/admin/watched-words', [WatchedWords, 'store']).as('watched_words.store')
    router
      .delete('/api/admin/watched-words/:id', [WatchedWords, 'destroy'])
      .as('watched_words.destroy')
  })
  .use(middleware.access({ to: 'admin', adminArea: 'reports' }))
