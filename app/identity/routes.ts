import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { identity } = controllers

router
  .group(() => {
    router.get('/login', [identity.SignIn, 'showFan']).as('sign_in')
    router.get('/login/artist', [identity.SignIn, 'showArtist']).as('artist_sign_in')
    router.get('/register', [identity.Registration, 'showFan']).as('register')
    router.get('/artist-signup', [identity.Registration, 'showArtist']).as('artist_signup')
    router.get('/forgot-password', [identity.ForgottenPassword, 'show']).as('forgot_password')
    router.get('/reset-password', [identity.PasswordReset, 'show']).as('reset_password')
    router
      .get('/oauth/:provider/redirect', [identity.SocialSignIn, 'redirect'])
      .as('social_redirect')
    router
      .get('/oauth/:provider/callback', [identity.SocialSignIn, 'callback'])
      .as('social_callback')
  })
  .as('identity')
  .use(middleware.access({ to: 'everyone' }))

router
  .group(() => {
    router.get('/login', [identity.SignIn, 'toFan']).as('to_sign_in')
    router.get('/login/artist', [identity.SignIn, 'toArtist']).as('to_artist_sign_in')
    router.post('/login', [identity.SignIn, 'storeFan']).as('login')
    router.post('/login/artist', [identity.SignIn, 'storeArtist']).as('artist_login')
    router.post('/login/second-factor', [identity.SecondFactorSignIn, 'store']).as('second_factor')
    router.post('/login/authenticator', [identity.LogInSetUp, 'create']).as('log_in_secret')
    router.put('/login/authenticator', [identity.LogInSetUp, 'store']).as('log_in_set_up')
    router
      .group(() => {
        router.post('/', [identity.LostDevices, 'store']).as('request_removal')
        router.delete('/', [identity.LostDevices, 'destroy']).as('cancel_removal')
      })
      .prefix('/login/second-factor-removal')
      .use(middleware.limit({ name: 'second-factor-removal', requests: 20, per: '15 min' }))
    router
      .group(() => {
        router.post('/passkey-options', [identity.PasskeyLogIn, 'create']).as('passkey_options')
        router.post('/passkey', [identity.PasskeyLogIn, 'storeFan']).as('passkey_login')
        router
          .post('/new-passkey/options', [identity.LogInSetUp, 'createPasskey'])
          .as('new_passkey')
        router.post('/new-passkey', [identity.LogInSetUp, 'storePasskey']).as('set_up_passkey')
        router
          .post('/artist/passkey', [identity.PasskeyLogIn, 'storeArtist'])
          .as('artist_passkey_login')
      })
      .prefix('/login')
      // Full venues share one network, and each login page asks for a challenge when it opens.
      .use(middleware.limit({ name: 'passkeys', requests: 60, per: '1 min', perNetwork: 600 }))
    router.post('/register', [identity.Registration, 'store']).as('store_account')
    router.get('/logout', [identity.SignOut, 'show']).as('to_sign_out')
    router.post('/logout', [identity.SignOut, 'store']).as('sign_out')
    router.post('/forgot-password', [identity.ForgottenPassword, 'store']).as('request_reset')
    router.post('/reset-password', [identity.PasswordReset, 'store']).as('store_password')
    router.get('/auth/user', [identity.CurrentUser, 'show']).as('current_user')
  })
  .prefix('/api')
  .as('identity_api')
  .use(middleware.access({ to: 'everyone' }))

router
  .group(() => {
    router.get('/', [identity.OpenSessions, 'index']).as('list')
    router.delete('/', [identity.OpenSessions, 'destroyOthers']).as('end_others')
    router.delete('/:id', [identity.OpenSessions, 'destroy']).as('end')
  })
  .prefix('/api/account/sessions')
  .as('open_sessions')
  .use(middleware.access({ to: 'signed-in' }))

router
  .delete('/api/account/second-factor-removal', [identity.LostDevices, 'destroyOwn'])
  .as('own_removal.cancel')
  .use(middleware.access({ to: 'signed-in' }))

router
  .group(() => {
    // Log-ins of others are read by those who help them, and not by all admins.
    router
      .get('/security', [identity.AccountSecurity, 'show'])
      .as('show')
      .use(middleware.access({ to: 'admin', adminArea: 'security', adminAct: 'write' }))
    router
      .post('/second-factor-removal/cancel', [identity.AccountSecurity, 'cancel'])
      .as('cancel_removal')
      .use(middleware.access({ to: 'admin', adminArea: 'security' }))
    router
      .post('/second-factor-removal/confirm', [identity.AccountSecurity, 'confirm'])
      .as('confirm_removal')
      .use([
        middleware.access({ to: 'admin', adminArea: 'accounts' }),
        middleware.confirmedIdentity(),
      ])
  })
  .prefix('/api/admin/users/:id')
  .as('account_security')

router
  .group(() => {
    router.post('/', [identity.IdentityConfirmations, 'store']).as('store')
    router
      .post('/passkey-options', [identity.IdentityConfirmations, 'create'])
      .as('passkey_options')
  })
  .prefix('/api/account/confirm-identity')
  .as('identity_confirmation')
  .use(middleware.access({ to: 'signed-in' }))

router
  .group(() => {
    router.post('/authenticator', [identity.Authenticators, 'create']).as('new_secret')
    router.put('/authenticator', [identity.Authenticators, 'store']).as('turn_on')
    router.delete('/authenticator', [identity.Authenticators, 'destroy']).as('turn_off')
    router.post('/recovery-codes', [identity.RecoveryCodes, 'store']).as('recovery_codes')
    router.post('/passkeys/options', [identity.Passkeys, 'create']).as('passkey_options')
    router.post('/passkeys', [identity.Passkeys, 'store']).as('add_passkey')
    router.patch('/passkeys/:id', [identity.Passkeys, 'update']).as('rename_passkey')
    router.delete('/passkeys/:id', [identity.Passkeys, 'destroy']).as('remove_passkey')
  })
  .prefix('/api/account')
  .as('second_factor')
  .use([middleware.access({ to: 'signed-in' }), middleware.confirmedIdentity()])
