/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  artwork: {
    mockup: typeof routes['artwork.mockup']
    poster: typeof routes['artwork.poster']
  }
  identity: {
    signIn: typeof routes['identity.sign_in']
    artistSignIn: typeof routes['identity.artist_sign_in']
    register: typeof routes['identity.register']
    artistSignup: typeof routes['identity.artist_signup']
    forgotPassword: typeof routes['identity.forgot_password']
    resetPassword: typeof routes['identity.reset_password']
    socialRedirect: typeof routes['identity.social_redirect']
    socialCallback: typeof routes['identity.social_callback']
  }
  identityApi: {
    toSignIn: typeof routes['identity_api.to_sign_in']
    toArtistSignIn: typeof routes['identity_api.to_artist_sign_in']
    login: typeof routes['identity_api.login']
    artistLogin: typeof routes['identity_api.artist_login']
    storeAccount: typeof routes['identity_api.store_account']
    toSignOut: typeof routes['identity_api.to_sign_out']
    signOut: typeof routes['identity_api.sign_out']
    requestReset: typeof routes['identity_api.request_reset']
    storePassword: typeof routes['identity_api.store_password']
    currentUser: typeof routes['identity_api.current_user']
  }
  artists: {
    index: typeof routes['artists.index']
    show: typeof routes['artists.show']
    genres: typeof routes['artists.genres']
    store: typeof routes['artists.store']
  }
  catalog: {
    products: {
      index: typeof routes['catalog.products.index']
      featured: typeof routes['catalog.products.featured']
      show: typeof routes['catalog.products.show']
      ofArtist: typeof routes['catalog.products.of_artist']
    }
  }
  gigs: {
    scan: typeof routes['gigs.scan']
    ofArtist: typeof routes['gigs.of_artist']
    optOut: typeof routes['gigs.opt_out']
    optIn: typeof routes['gigs.opt_in']
  }
  orders: {
    index: typeof routes['orders.index']
    show: typeof routes['orders.show']
    ofArtist: typeof routes['orders.of_artist']
    ofUser: typeof routes['orders.of_user']
  }
  payments: {
    stripeWebhook: typeof routes['payments.stripe_webhook']
  }
  checkout: {
    orders: {
      store: typeof routes['checkout.orders.store']
    }
    session: typeof routes['checkout.session']
    success: typeof routes['checkout.success']
    cancel: typeof routes['checkout.cancel']
  }
  storefront: {
    home: typeof routes['storefront.home']
    browse: typeof routes['storefront.browse']
    artists: typeof routes['storefront.artists']
    store: typeof routes['storefront.store']
    product: typeof routes['storefront.product']
    artist: typeof routes['storefront.artist']
    artistStore: typeof routes['storefront.artist_store']
    scan: typeof routes['storefront.scan']
    privacy: typeof routes['storefront.privacy']
    terms: typeof routes['storefront.terms']
    contact: typeof routes['storefront.contact']
  }
  studio: {
    dashboard: typeof routes['studio.dashboard']
  }
  admin: {
    overview: typeof routes['admin.overview']
  }
  dev: {
    roles: typeof routes['dev.roles']
    setRole: typeof routes['dev.set_role']
    signIn: typeof routes['dev.sign_in']
    populate: typeof routes['dev.populate']
    mails: typeof routes['dev.mails']
    mail: typeof routes['dev.mail']
    mailBody: typeof routes['dev.mail_body']
  }
  stripeSandbox: {
    sessions: {
      create: typeof routes['stripe_sandbox.sessions.create']
      retrieve: typeof routes['stripe_sandbox.sessions.retrieve']
      expire: typeof routes['stripe_sandbox.sessions.expire']
    }
    paymentIntents: {
      retrieve: typeof routes['stripe_sandbox.payment_intents.retrieve']
    }
    events: {
      retrieve: typeof routes['stripe_sandbox.events.retrieve']
    }
    faults: typeof routes['stripe_sandbox.faults']
    paymentPage: typeof routes['stripe_sandbox.payment_page']
    pay: typeof routes['stripe_sandbox.pay']
    settle: typeof routes['stripe_sandbox.settle']
  }
  health: {
    live: typeof routes['health.live']
    ready: typeof routes['health.ready']
  }
  storedFiles: typeof routes['stored_files']
  resizedPictures: typeof routes['resized_pictures']
  unknown: typeof routes['unknown']
}
