import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.get('/artists', [controllers.artists.Artists, 'index']).as('index')
    router.get('/artists/:id', [controllers.artists.Artists, 'show']).as('show')
    router.get('/genres', [controllers.artists.Artists, 'genres']).as('genres')
  })
  .prefix('/api')
  .as('artists')
  .use(middleware.access({ to: 'everyone', cacheable: 'visitors', area: 'profile' }))

router
  .post('/api/artists', [controllers.artists.Artists, 'store'])
  .as('artists.store')
  .use(middleware.access({ to: 'signed-in' }))

router
  .put('/api/artists/:id', [controllers.artists.Artists, 'update'])
  .as('artists.update')
  .use([
    middleware.access({ to: 'signed-in', area: 'profile' }),
    middleware.limit({ name: 'artist-profile', requests: 120, per: '1 hour' }),
  ])

router
  .put('/api/artists/:id/upload-photo', [controllers.artists.ArtistPhotos, 'update'])
  .as('artists.photo')
  .use([
    middleware.access({ to: 'signed-in', area: 'profile', body: 'picture' }),
    middleware.limit({ name: 'artist-photo', requests: 60, per: '1 hour' }),
    middleware.picture(),
  ])

router
  .delete('/api/artists/:id/setup-checklist', [controllers.artists.SetupChecklists, 'destroy'])
  .as('artists.dismiss_setup')
  .use([
    middleware.access({ to: 'signed-in', area: 'profile' }),
    middleware.limit({ name: 'artist-profile', requests: 120, per: '1 hour' }),
  ])

router
  .group(() => {
    router.get('/members', [controllers.artists.Team, 'index']).as('members')
    router.get('/invitations', [controllers.artists.BandInvitations, 'index']).as('invitations')
  })
  .prefix('/api/artists/:id')
  .as('team')
  .use(middleware.access({ to: 'signed-in', portal: 'artist', area: 'team' }))

router
  .get('/api/artists/:id/log', [controllers.artists.Team, 'log'])
  .as('team.log')
  .use(middleware.access({ to: 'signed-in', portal: 'artist', area: 'log' }))

router
  .group(() => {
    router.patch('/members/:userId', [controllers.artists.Team, 'update']).as('change')
    router.delete('/members/:userId', [controllers.artists.Team, 'destroy']).as('remove')
    router.post('/invitations', [controllers.artists.BandInvitations, 'store']).as('invite')
    router
      .delete('/invitations/:invitationId', [controllers.artists.BandInvitations, 'destroy'])
      .as('revoke')
  })
  .prefix('/api/artists/:id')
  .as('team')
  .use([
    middleware.access({ to: 'signed-in', portal: 'artist', area: 'team' }),
    middleware.limit({ name: 'team', requests: 60, per: '1 hour' }),
  ])

// An account switches between its bands and leaves them.
router
  .group(() => {
    router.post('/switch', [controllers.artists.BandSwitches, 'store']).as('switch')
    router.delete('/membership', [controllers.artists.Team, 'leave']).as('leave')
  })
  .prefix('/api/artists/:id')
  .as('bands')
  .use([
    middleware.access({ to: 'signed-in', portal: 'artist' }),
    middleware.limit({ name: 'bands', requests: 300, per: '1 hour' }),
  ])

router
  .get('/invitations/:token', [controllers.artists.InvitationAnswers, 'show'])
  .as('invitations.show')
  .use([
    middleware.access({ to: 'everyone' }),
    middleware.limit({ name: 'invitation', requests: 60, per: '15 min' }),
  ])

router
  .post('/api/invitations/:token/accept', [controllers.artists.InvitationAnswers, 'accept'])
  .as('invitations.accept')
  .use([
    middleware.access({ to: 'signed-in' }),
    middleware.limit({ name: 'invitation', requests: 60, per: '15 min' }),
  ])

// Declining needs the link, no account.
router
  .post('/api/invitations/:token/decline', [controllers.artists.InvitationAnswers, 'decline'])
  .as('invitations.decline')
  .use([
    middleware.access({ to: 'everyone' }),
    middleware.limit({ name: 'invitation', requests: 60, per: '15 min' }),
  ])
