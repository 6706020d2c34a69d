import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { FavoriteArtists, ProductFavorites, Wishlist } = controllers.fans

// A visitor is asked to sign in where they stand.
router
  .get('/wishlist', [Wishlist, 'show'])
  .as('fans.wishlist')
  .use(middleware.access({ to: 'everyone' }))

router
  .group(() => {
    router
      .group(() => {
        router.get('/', [FavoriteArtists, 'index']).as('index')
        router.post('/', [FavoriteArtists, 'store']).as('store')
        router.get('/:artistId/check', [FavoriteArtists, 'check']).as('check')
        router.delete('/:artistId', [FavoriteArtists, 'destroy']).as('destroy')
      })
      .prefix('/favorites')
      .as('favorites')
    router
      .group(() => {
        router.get('/', [ProductFavorites, 'index']).as('index')
        router.post('/', [ProductFavorites, 'store']).as('store')
        router.get('/:productId/check', [ProductFavorites, 'check']).as('check')
        router.delete('/:productId', [ProductFavorites, 'destroy']).as('destroy')
      })
      .prefix('/product-favorites')
      .as('product_favorites')
  })
  .prefix('/api/users/:userId')
  .as('fans')
  .use(middleware.access({ to: 'signed-in' }))
