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
    update: typeof routes['artists.update']
    photo: typeof routes['artists.photo']
  }
  catalog: {
    collections: {
      index: typeof routes['catalog.collections.index']
    }
    products: {
      index: typeof routes['catalog.products.index']
      featured: typeof routes['catalog.products.featured']
      show: typeof routes['catalog.products.show']
      ofArtist: typeof routes['catalog.products.of_artist']
      store: typeof routes['catalog.products.store']
      update: typeof routes['catalog.products.update']
    }
  }
  approvals: {
    pending: typeof routes['approvals.pending']
    management: typeof routes['approvals.management']
    rejected: typeof routes['approvals.rejected']
    history: typeof routes['approvals.history']
    review: typeof routes['approvals.review']
    status: typeof routes['approvals.status']
  }
  fans: {
    wishlist: typeof routes['fans.wishlist']
    favorites: {
      index: typeof routes['fans.favorites.index']
      store: typeof routes['fans.favorites.store']
      check: typeof routes['fans.favorites.check']
      update: typeof routes['fans.favorites.update']
      destroy: typeof routes['fans.favorites.destroy']
    }
    productFavorites: {
      index: typeof routes['fans.product_favorites.index']
      store: typeof routes['fans.product_favorites.store']
      check: typeof routes['fans.product_favorites.check']
      destroy: typeof routes['fans.product_favorites.destroy']
    }
    announcements: {
      index: typeof routes['fans.announcements.index']
      store: typeof routes['fans.announcements.store']
    }
    news: {
      show: typeof routes['fans.news.show']
      stop: typeof routes['fans.news.stop']
    }
  }
  provider: {
    status: typeof routes['provider.status']
    products: typeof routes['provider.products'] & {
      show: typeof routes['provider.products.show']
    }
    catalog: typeof routes['provider.catalog']
    variants: typeof routes['provider.variants']
    authUrl: typeof routes['provider.auth_url']
    disconnect: typeof routes['provider.disconnect']
    callback: typeof routes['provider.callback']
    pages: typeof routes['provider.pages']
    test: typeof routes['provider.test']
    syncs: {
      index: typeof routes['provider.syncs.index']
      store: typeof routes['provider.syncs.store']
    }
    webhook: typeof routes['provider.webhook']
  }
  gigs: {
    scan: typeof routes['gigs.scan']
    ofArtist: typeof routes['gigs.of_artist']
    gigsOfArtist: typeof routes['gigs.gigs_of_artist']
    createCode: typeof routes['gigs.create_code']
    changeCode: typeof routes['gigs.change_code']
    createGig: typeof routes['gigs.create_gig']
    changeGig: typeof routes['gigs.change_gig']
    removeGig: typeof routes['gigs.remove_gig']
    optOut: typeof routes['gigs.opt_out']
    optIn: typeof routes['gigs.opt_in']
  }
  qrFiles: {
    svg: typeof routes['qr_files.svg']
    png: typeof routes['qr_files.png']
    poster: typeof routes['qr_files.poster']
  }
  orders: {
    index: typeof routes['orders.index']
    link: typeof routes['orders.link']
    show: typeof routes['orders.show']
    receive: typeof routes['orders.receive']
    ofArtist: typeof routes['orders.of_artist']
    ofUser: typeof routes['orders.of_user']
    export: typeof routes['orders.export']
  }
  orderPages: {
    list: typeof routes['order_pages.list']
    find: typeof routes['order_pages.find']
    order: typeof routes['order_pages.order']
  }
  reviews: {
    index: typeof routes['reviews.index']
    store: typeof routes['reviews.store']
    create: typeof routes['reviews.create']
  }
  payments: {
    stripeWebhook: typeof routes['payments.stripe_webhook']
  }
  payouts: {
    payoutAccount: typeof routes['payouts.payout_account']
    setUp: typeof routes['payouts.set_up']
    manage: typeof routes['payouts.manage']
    index: typeof routes['payouts.index']
    show: typeof routes['payouts.show']
    statements: typeof routes['payouts.statements']
    statement: typeof routes['payouts.statement']
  }
  statementFiles: {
    csv: typeof routes['statement_files.csv']
    pdf: typeof routes['statement_files.pdf']
  }
  checkout: {
    orders: {
      store: typeof routes['checkout.orders.store']
    }
    session: typeof routes['checkout.session']
    quote: typeof routes['checkout.quote']
    show: typeof routes['checkout.show']
    success: typeof routes['checkout.success']
    cancel: typeof routes['checkout.cancel']
  }
  purchases: {
    pay: typeof routes['purchases.pay']
    cancel: typeof routes['purchases.cancel']
  }
  account: {
    show: typeof routes['account.show']
    deletion: typeof routes['account.deletion']
    verification: typeof routes['account.verification']
    email: typeof routes['account.email']
  }
  accountApi: {
    update: typeof routes['account_api.update']
    destroy: typeof routes['account_api.destroy']
    password: typeof routes['account_api.password']
    sessions: typeof routes['account_api.sessions']
    export: typeof routes['account_api.export']
    confirmEmail: typeof routes['account_api.confirm_email']
    confirmVerification: typeof routes['account_api.confirm_verification']
  }
  accountMails: {
    email: typeof routes['account_mails.email']
    deletionLink: typeof routes['account_mails.deletion_link']
    verification: typeof routes['account_mails.verification']
  }
  insights: {
    events: typeof routes['insights.events']
    live: typeof routes['insights.live']
  }
  storefront: {
    home: typeof routes['storefront.home']
    browse: typeof routes['storefront.browse']
    collections: typeof routes['storefront.collections']
    artists: typeof routes['storefront.artists']
    store: typeof routes['storefront.store']
    product: typeof routes['storefront.product']
    artist: typeof routes['storefront.artist']
    artistStore: typeof routes['storefront.artist_store']
    scan: typeof routes['storefront.scan']
    privacy: typeof routes['storefront.privacy']
    terms: typeof routes['storefront.terms']
    deliveryAndReturns: typeof routes['storefront.delivery_and_returns']
    contact: typeof routes['storefront.contact']
  }
  storefrontSharing: {
    robots: typeof routes['storefront_sharing.robots']
    sitemap: typeof routes['storefront_sharing.sitemap']
    sitemapPart: typeof routes['storefront_sharing.sitemap_part']
    shareProduct: typeof routes['storefront_sharing.share_product']
    sharePicture: typeof routes['storefront_sharing.share_picture']
  }
  studio: {
    dashboard: typeof routes['studio.dashboard']
  }
  admin: {
    area: typeof routes['admin.area']
    products: typeof routes['admin.products'] & {
      export: typeof routes['admin.products.export']
    }
    product: typeof routes['admin.product']
    store: typeof routes['admin.store']
    catalog: typeof routes['admin.catalog']
    orders: typeof routes['admin.orders'] & {
      export: typeof routes['admin.orders.export']
    }
    order: typeof routes['admin.order']
    disputes: typeof routes['admin.disputes']
    payouts: typeof routes['admin.payouts']
    users: typeof routes['admin.users'] & {
      export: typeof routes['admin.users.export']
    }
    audit: typeof routes['admin.audit']
    queues: typeof routes['admin.queues']
    artists: typeof routes['admin.artists'] & {
      export: typeof routes['admin.artists.export']
    }
    api: {
      pricing: typeof routes['admin.api.pricing']
      products: {
        store: typeof routes['admin.api.products.store']
        send: typeof routes['admin.api.products.send']
        update: typeof routes['admin.api.products.update']
        advice: typeof routes['admin.api.products.advice']
        drafts: typeof routes['admin.api.products.drafts']
      }
      users: {
        suspensions: typeof routes['admin.api.users.suspensions']
        role: typeof routes['admin.api.users.role']
        suspension: typeof routes['admin.api.users.suspension']
      }
      orders: {
        deliver: typeof routes['admin.api.orders.deliver']
        refund: typeof routes['admin.api.orders.refund']
        cancel: typeof routes['admin.api.orders.cancel']
        release: typeof routes['admin.api.orders.release']
        remake: typeof routes['admin.api.orders.remake']
      }
      production: {
        retry: typeof routes['admin.api.production.retry']
      }
      artists: {
        verifications: typeof routes['admin.api.artists.verifications']
        verification: typeof routes['admin.api.artists.verification']
        share: typeof routes['admin.api.artists.share']
      }
      payouts: {
        retry: typeof routes['admin.api.payouts.retry']
        hold: typeof routes['admin.api.payouts.hold']
      }
      queues: {
        retry: typeof routes['admin.api.queues.retry']
      }
      mails: {
        retry: typeof routes['admin.api.mails.retry']
      }
    }
  }
  dev: {
    roles: typeof routes['dev.roles']
    setRole: typeof routes['dev.set_role']
    signIn: typeof routes['dev.sign_in']
    populate: typeof routes['dev.populate']
    mails: typeof routes['dev.mails']
    mailPreviews: typeof routes['dev.mail_previews']
    mailPreview: typeof routes['dev.mail_preview']
    mailPreviewBody: typeof routes['dev.mail_preview_body']
    mail: typeof routes['dev.mail']
    mailBody: typeof routes['dev.mail_body']
  }
  printfulSandbox: {
    products: {
      list: typeof routes['printful_sandbox.products.list']
      variant: typeof routes['printful_sandbox.products.variant']
      get: typeof routes['printful_sandbox.products.get']
      sizes: typeof routes['printful_sandbox.products.sizes']
    }
    categories: typeof routes['printful_sandbox.categories']
    stores: {
      list: typeof routes['printful_sandbox.stores.list']
      get: typeof routes['printful_sandbox.stores.get']
    }
    scopes: typeof routes['printful_sandbox.scopes']
    rates: typeof routes['printful_sandbox.rates']
    countries: typeof routes['printful_sandbox.countries']
    own: {
      list: typeof routes['printful_sandbox.own.list']
      create: typeof routes['printful_sandbox.own.create']
      get: typeof routes['printful_sandbox.own.get']
      update: typeof routes['printful_sandbox.own.update']
      delete: typeof routes['printful_sandbox.own.delete']
    }
    variants: {
      create: typeof routes['printful_sandbox.variants.create']
      get: typeof routes['printful_sandbox.variants.get']
      update: typeof routes['printful_sandbox.variants.update']
      delete: typeof routes['printful_sandbox.variants.delete']
    }
    orders: {
      list: typeof routes['printful_sandbox.orders.list']
      create: typeof routes['printful_sandbox.orders.create']
      get: typeof routes['printful_sandbox.orders.get']
      update: typeof routes['printful_sandbox.orders.update']
      cancel: typeof routes['printful_sandbox.orders.cancel']
      confirm: typeof routes['printful_sandbox.orders.confirm']
    }
    estimate: typeof routes['printful_sandbox.estimate']
    webhooks: {
      get: typeof routes['printful_sandbox.webhooks.get']
      create: typeof routes['printful_sandbox.webhooks.create']
      delete: typeof routes['printful_sandbox.webhooks.delete']
    }
    authorize: typeof routes['printful_sandbox.authorize']
    answer: typeof routes['printful_sandbox.answer']
    token: typeof routes['printful_sandbox.token']
    faults: typeof routes['printful_sandbox.faults']
    life: typeof routes['printful_sandbox.life']
    image: typeof routes['printful_sandbox.image']
  }
  stripeSandbox: {
    customers: {
      create: typeof routes['stripe_sandbox.customers.create']
    }
    sessions: {
      create: typeof routes['stripe_sandbox.sessions.create']
      retrieve: typeof routes['stripe_sandbox.sessions.retrieve']
      expire: typeof routes['stripe_sandbox.sessions.expire']
    }
    paymentIntents: {
      retrieve: typeof routes['stripe_sandbox.payment_intents.retrieve']
    }
    refunds: {
      create: typeof routes['stripe_sandbox.refunds.create']
      list: typeof routes['stripe_sandbox.refunds.list']
      retrieve: typeof routes['stripe_sandbox.refunds.retrieve']
    }
    balance: {
      retrieve: typeof routes['stripe_sandbox.balance.retrieve']
    }
    balanceTransactions: {
      list: typeof routes['stripe_sandbox.balance_transactions.list']
    }
    disputes: {
      retrieve: typeof routes['stripe_sandbox.disputes.retrieve']
    }
    events: {
      list: typeof routes['stripe_sandbox.events.list']
      retrieve: typeof routes['stripe_sandbox.events.retrieve']
    }
    accounts: {
      create: typeof routes['stripe_sandbox.accounts.create']
      retrieve: typeof routes['stripe_sandbox.accounts.retrieve']
    }
    loginLinks: {
      create: typeof routes['stripe_sandbox.login_links.create']
    }
    accountLinks: {
      create: typeof routes['stripe_sandbox.account_links.create']
    }
    transfers: {
      create: typeof routes['stripe_sandbox.transfers.create']
      list: typeof routes['stripe_sandbox.transfers.list']
      retrieve: typeof routes['stripe_sandbox.transfers.retrieve']
    }
    reversals: {
      create: typeof routes['stripe_sandbox.reversals.create']
      list: typeof routes['stripe_sandbox.reversals.list']
    }
    payouts: {
      retrieve: typeof routes['stripe_sandbox.payouts.retrieve']
    }
    faults: typeof routes['stripe_sandbox.faults']
    paymentPage: typeof routes['stripe_sandbox.payment_page']
    pay: typeof routes['stripe_sandbox.pay']
    settle: typeof routes['stripe_sandbox.settle']
    onboarding: typeof routes['stripe_sandbox.onboarding']
    onboard: typeof routes['stripe_sandbox.onboard']
    express: typeof routes['stripe_sandbox.express']
    changeBank: typeof routes['stripe_sandbox.change_bank']
  }
  health: {
    live: typeof routes['health.live']
    ready: typeof routes['health.ready']
  }
  storedFiles: typeof routes['stored_files']
  apiDocs: typeof routes['api_docs'] & {
    document: typeof routes['api_docs.document']
  }
  resizedPictures: typeof routes['resized_pictures']
  unknown: typeof routes['unknown']
}
