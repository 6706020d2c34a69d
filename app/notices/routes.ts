import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Notices, StopNotice } = controllers.notices

router
  .group(() => {
    router.get('/', [Notices, 'show']).as('show')
    router
      .patch('/', [Notices, 'update'])
      .as('update')
      .use(middleware.limit({ name: 'notices', requests: 120, per: '1 hour' }))
  })
  .prefix('/api/account/notices')
  .as('notices')
  .use(middleware.access({ to: 'artist', portal: 'artist' }))

// The signed address comes in the mail and needs no session; a mail program posts to it without a page of ours (RFC
// 8058).
router
  .group(() => {
    router.get('/notices/stop', [StopNotice, 'show']).as('show')
    router
      .post('/notices/stop', [StopNotice, 'stop'])
      .as('stop')
      .use(middleware.limit({ name: 'unsubscribe', requests: 60, per: '15 min' }))
  })
  .as('notices.stop')
  .use(middleware.access({ to: 'everyone' }))
