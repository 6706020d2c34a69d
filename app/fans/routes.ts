import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Announcements, FavoriteArtists, FollowerExports, ProductFavorites } = controllers.fans
const { SharedContacts, StopSharing, Unsubscribe, Wishlist } = controllers.fans

// A visitor is asked to log in on the page they are on.
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
        router.patch('/:artistId', [FavoriteArtists, 'update']).as('update')
        router.delete('/:artistId', [FavoriteArtists, 'destroy']).as('destroy')
        router.get('/:artistId/contact', [SharedContacts, 'show']).as('contact')
        router.put('/:artistId/contact', [SharedContacts, 'update']).as('share_contact')
        router.delete('/:artistId/contact', [SharedContacts, 'destroy']).as('withdraw_contact')
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

router
  .group(() => {
    router.get('/', [Announcements, 'index']).as('index')
    router
      .post('/', [Announcements, 'store'])
      .as('store')
      .use(middleware.limit({ name: 'announce', requests: 20, per: '1 hour' }))
  })
  .prefix('/api/artists/:id/announcements')
  .as('fans.announcements')
  .use(middleware.access({ to: 'signed-in', portal: 'artist', area: 'followers' }))

// The signed address comes in the mail and needs no session; a mail program posts to it without a page of ours (RFC
// 8058).
router
  .group(() => {
    router.get('/news/stop', [Unsubscribe, 'show']).as('show')
    router
      .post('/news/stop', [Unsubscribe, 'stop'])
      .as('stop')
      .use(middleware.limit({ name: 'unsubscribe', requests: 60, per: '15 min' }))
  })
  .as('fans.unsubscribe')
  .use(middleware.access({ to: 'everyone' }))

router
  .group(() => {
    router.get('/sharing/stop', [StopSharing, 'show']).as('show')
    router
      .post('/sharing/stop', [StopSharing, 'stop'])
      .as('stop')
      .use(middleware.limit({ name: 'unsubscribe', requests: 60, per: '15 min' }))
  })
  .as('fans.stop_sharing')
  .use(middleware.access({ to: 'everyone' }))

router
  .get('/artists/:id/followers.csv', [FollowerExports, 'show'])
  .as('fans.followers_export')
  .use([
    middleware.access({ to: 'signed-in', portal: 'artist', area: 'followers' }),
    middleware.limit({ name: 'followers-export', requests: 20, per: '1 hour' }),
  ])
