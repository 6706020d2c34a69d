/* eslint-disable prettier/prettier */
import type { AdonisEndpoint } from '@tuyau/core/types'
import type { Registry } from './schema.d.ts'
import type { ApiDefinition } from './tree.d.ts'

const placeholder: any = {}

const routes = {
  'artwork.mockup': {
    methods: ["GET","HEAD"],
    pattern: '/artwork/mockups/:productType/:color.svg',
    tokens: [{"old":"/artwork/mockups/:productType/:color.svg","type":0,"val":"artwork","end":""},{"old":"/artwork/mockups/:productType/:color.svg","type":0,"val":"mockups","end":""},{"old":"/artwork/mockups/:productType/:color.svg","type":1,"val":"productType","end":""},{"old":"/artwork/mockups/:productType/:color.svg","type":1,"val":"color","end":".svg"}],
    types: placeholder as Registry['artwork.mockup']['types'],
  },
  'artwork.poster': {
    methods: ["GET","HEAD"],
    pattern: '/artwork/posters/:accent/:seed/:shape.svg',
    tokens: [{"old":"/artwork/posters/:accent/:seed/:shape.svg","type":0,"val":"artwork","end":""},{"old":"/artwork/posters/:accent/:seed/:shape.svg","type":0,"val":"posters","end":""},{"old":"/artwork/posters/:accent/:seed/:shape.svg","type":1,"val":"accent","end":""},{"old":"/artwork/posters/:accent/:seed/:shape.svg","type":1,"val":"seed","end":""},{"old":"/artwork/posters/:accent/:seed/:shape.svg","type":1,"val":"shape","end":".svg"}],
    types: placeholder as Registry['artwork.poster']['types'],
  },
  'identity.sign_in': {
    methods: ["GET","HEAD"],
    pattern: '/login',
    tokens: [{"old":"/login","type":0,"val":"login","end":""}],
    types: placeholder as Registry['identity.sign_in']['types'],
  },
  'identity.artist_sign_in': {
    methods: ["GET","HEAD"],
    pattern: '/login/artist',
    tokens: [{"old":"/login/artist","type":0,"val":"login","end":""},{"old":"/login/artist","type":0,"val":"artist","end":""}],
    types: placeholder as Registry['identity.artist_sign_in']['types'],
  },
  'identity.register': {
    methods: ["GET","HEAD"],
    pattern: '/register',
    tokens: [{"old":"/register","type":0,"val":"register","end":""}],
    types: placeholder as Registry['identity.register']['types'],
  },
  'identity.artist_signup': {
    methods: ["GET","HEAD"],
    pattern: '/artist-signup',
    tokens: [{"old":"/artist-signup","type":0,"val":"artist-signup","end":""}],
    types: placeholder as Registry['identity.artist_signup']['types'],
  },
  'identity.forgot_password': {
    methods: ["GET","HEAD"],
    pattern: '/forgot-password',
    tokens: [{"old":"/forgot-password","type":0,"val":"forgot-password","end":""}],
    types: placeholder as Registry['identity.forgot_password']['types'],
  },
  'identity.reset_password': {
    methods: ["GET","HEAD"],
    pattern: '/reset-password',
    tokens: [{"old":"/reset-password","type":0,"val":"reset-password","end":""}],
    types: placeholder as Registry['identity.reset_password']['types'],
  },
  'identity.social_redirect': {
    methods: ["GET","HEAD"],
    pattern: '/oauth/:provider/redirect',
    tokens: [{"old":"/oauth/:provider/redirect","type":0,"val":"oauth","end":""},{"old":"/oauth/:provider/redirect","type":1,"val":"provider","end":""},{"old":"/oauth/:provider/redirect","type":0,"val":"redirect","end":""}],
    types: placeholder as Registry['identity.social_redirect']['types'],
  },
  'identity.social_callback': {
    methods: ["GET","HEAD"],
    pattern: '/oauth/:provider/callback',
    tokens: [{"old":"/oauth/:provider/callback","type":0,"val":"oauth","end":""},{"old":"/oauth/:provider/callback","type":1,"val":"provider","end":""},{"old":"/oauth/:provider/callback","type":0,"val":"callback","end":""}],
    types: placeholder as Registry['identity.social_callback']['types'],
  },
  'identity_api.to_sign_in': {
    methods: ["GET","HEAD"],
    pattern: '/api/login',
    tokens: [{"old":"/api/login","type":0,"val":"api","end":""},{"old":"/api/login","type":0,"val":"login","end":""}],
    types: placeholder as Registry['identity_api.to_sign_in']['types'],
  },
  'identity_api.to_artist_sign_in': {
    methods: ["GET","HEAD"],
    pattern: '/api/login/artist',
    tokens: [{"old":"/api/login/artist","type":0,"val":"api","end":""},{"old":"/api/login/artist","type":0,"val":"login","end":""},{"old":"/api/login/artist","type":0,"val":"artist","end":""}],
    types: placeholder as Registry['identity_api.to_artist_sign_in']['types'],
  },
  'identity_api.login': {
    methods: ["POST"],
    pattern: '/api/login',
    tokens: [{"old":"/api/login","type":0,"val":"api","end":""},{"old":"/api/login","type":0,"val":"login","end":""}],
    types: placeholder as Registry['identity_api.login']['types'],
  },
  'identity_api.artist_login': {
    methods: ["POST"],
    pattern: '/api/login/artist',
    tokens: [{"old":"/api/login/artist","type":0,"val":"api","end":""},{"old":"/api/login/artist","type":0,"val":"login","end":""},{"old":"/api/login/artist","type":0,"val":"artist","end":""}],
    types: placeholder as Registry['identity_api.artist_login']['types'],
  },
  'identity_api.store_account': {
    methods: ["POST"],
    pattern: '/api/register',
    tokens: [{"old":"/api/register","type":0,"val":"api","end":""},{"old":"/api/register","type":0,"val":"register","end":""}],
    types: placeholder as Registry['identity_api.store_account']['types'],
  },
  'identity_api.to_sign_out': {
    methods: ["GET","HEAD"],
    pattern: '/api/logout',
    tokens: [{"old":"/api/logout","type":0,"val":"api","end":""},{"old":"/api/logout","type":0,"val":"logout","end":""}],
    types: placeholder as Registry['identity_api.to_sign_out']['types'],
  },
  'identity_api.sign_out': {
    methods: ["POST"],
    pattern: '/api/logout',
    tokens: [{"old":"/api/logout","type":0,"val":"api","end":""},{"old":"/api/logout","type":0,"val":"logout","end":""}],
    types: placeholder as Registry['identity_api.sign_out']['types'],
  },
  'identity_api.request_reset': {
    methods: ["POST"],
    pattern: '/api/forgot-password',
    tokens: [{"old":"/api/forgot-password","type":0,"val":"api","end":""},{"old":"/api/forgot-password","type":0,"val":"forgot-password","end":""}],
    types: placeholder as Registry['identity_api.request_reset']['types'],
  },
  'identity_api.store_password': {
    methods: ["POST"],
    pattern: '/api/reset-password',
    tokens: [{"old":"/api/reset-password","type":0,"val":"api","end":""},{"old":"/api/reset-password","type":0,"val":"reset-password","end":""}],
    types: placeholder as Registry['identity_api.store_password']['types'],
  },
  'identity_api.current_user': {
    methods: ["GET","HEAD"],
    pattern: '/api/auth/user',
    tokens: [{"old":"/api/auth/user","type":0,"val":"api","end":""},{"old":"/api/auth/user","type":0,"val":"auth","end":""},{"old":"/api/auth/user","type":0,"val":"user","end":""}],
    types: placeholder as Registry['identity_api.current_user']['types'],
  },
  'artists.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/artists',
    tokens: [{"old":"/api/artists","type":0,"val":"api","end":""},{"old":"/api/artists","type":0,"val":"artists","end":""}],
    types: placeholder as Registry['artists.index']['types'],
  },
  'artists.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/artists/:id',
    tokens: [{"old":"/api/artists/:id","type":0,"val":"api","end":""},{"old":"/api/artists/:id","type":0,"val":"artists","end":""},{"old":"/api/artists/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['artists.show']['types'],
  },
  'artists.genres': {
    methods: ["GET","HEAD"],
    pattern: '/api/genres',
    tokens: [{"old":"/api/genres","type":0,"val":"api","end":""},{"old":"/api/genres","type":0,"val":"genres","end":""}],
    types: placeholder as Registry['artists.genres']['types'],
  },
  'artists.store': {
    methods: ["POST"],
    pattern: '/api/artists',
    tokens: [{"old":"/api/artists","type":0,"val":"api","end":""},{"old":"/api/artists","type":0,"val":"artists","end":""}],
    types: placeholder as Registry['artists.store']['types'],
  },
  'catalog.products.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/products',
    tokens: [{"old":"/api/products","type":0,"val":"api","end":""},{"old":"/api/products","type":0,"val":"products","end":""}],
    types: placeholder as Registry['catalog.products.index']['types'],
  },
  'catalog.products.featured': {
    methods: ["GET","HEAD"],
    pattern: '/api/products/featured',
    tokens: [{"old":"/api/products/featured","type":0,"val":"api","end":""},{"old":"/api/products/featured","type":0,"val":"products","end":""},{"old":"/api/products/featured","type":0,"val":"featured","end":""}],
    types: placeholder as Registry['catalog.products.featured']['types'],
  },
  'catalog.products.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/products/:id',
    tokens: [{"old":"/api/products/:id","type":0,"val":"api","end":""},{"old":"/api/products/:id","type":0,"val":"products","end":""},{"old":"/api/products/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['catalog.products.show']['types'],
  },
  'catalog.products.of_artist': {
    methods: ["GET","HEAD"],
    pattern: '/api/artists/:id/products',
    tokens: [{"old":"/api/artists/:id/products","type":0,"val":"api","end":""},{"old":"/api/artists/:id/products","type":0,"val":"artists","end":""},{"old":"/api/artists/:id/products","type":1,"val":"id","end":""},{"old":"/api/artists/:id/products","type":0,"val":"products","end":""}],
    types: placeholder as Registry['catalog.products.of_artist']['types'],
  },
  'gigs.scan': {
    methods: ["POST"],
    pattern: '/api/qr-codes/:code/scan',
    tokens: [{"old":"/api/qr-codes/:code/scan","type":0,"val":"api","end":""},{"old":"/api/qr-codes/:code/scan","type":0,"val":"qr-codes","end":""},{"old":"/api/qr-codes/:code/scan","type":1,"val":"code","end":""},{"old":"/api/qr-codes/:code/scan","type":0,"val":"scan","end":""}],
    types: placeholder as Registry['gigs.scan']['types'],
  },
  'gigs.of_artist': {
    methods: ["GET","HEAD"],
    pattern: '/api/artists/:id/qr-codes',
    tokens: [{"old":"/api/artists/:id/qr-codes","type":0,"val":"api","end":""},{"old":"/api/artists/:id/qr-codes","type":0,"val":"artists","end":""},{"old":"/api/artists/:id/qr-codes","type":1,"val":"id","end":""},{"old":"/api/artists/:id/qr-codes","type":0,"val":"qr-codes","end":""}],
    types: placeholder as Registry['gigs.of_artist']['types'],
  },
  'gigs.opt_out': {
    methods: ["POST"],
    pattern: '/api/attribution/opt-out',
    tokens: [{"old":"/api/attribution/opt-out","type":0,"val":"api","end":""},{"old":"/api/attribution/opt-out","type":0,"val":"attribution","end":""},{"old":"/api/attribution/opt-out","type":0,"val":"opt-out","end":""}],
    types: placeholder as Registry['gigs.opt_out']['types'],
  },
  'gigs.opt_in': {
    methods: ["DELETE"],
    pattern: '/api/attribution/opt-out',
    tokens: [{"old":"/api/attribution/opt-out","type":0,"val":"api","end":""},{"old":"/api/attribution/opt-out","type":0,"val":"attribution","end":""},{"old":"/api/attribution/opt-out","type":0,"val":"opt-out","end":""}],
    types: placeholder as Registry['gigs.opt_in']['types'],
  },
  'orders.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/orders',
    tokens: [{"old":"/api/orders","type":0,"val":"api","end":""},{"old":"/api/orders","type":0,"val":"orders","end":""}],
    types: placeholder as Registry['orders.index']['types'],
  },
  'orders.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/orders/:id',
    tokens: [{"old":"/api/orders/:id","type":0,"val":"api","end":""},{"old":"/api/orders/:id","type":0,"val":"orders","end":""},{"old":"/api/orders/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['orders.show']['types'],
  },
  'orders.of_artist': {
    methods: ["GET","HEAD"],
    pattern: '/api/artists/:id/orders',
    tokens: [{"old":"/api/artists/:id/orders","type":0,"val":"api","end":""},{"old":"/api/artists/:id/orders","type":0,"val":"artists","end":""},{"old":"/api/artists/:id/orders","type":1,"val":"id","end":""},{"old":"/api/artists/:id/orders","type":0,"val":"orders","end":""}],
    types: placeholder as Registry['orders.of_artist']['types'],
  },
  'orders.of_user': {
    methods: ["GET","HEAD"],
    pattern: '/api/users/:userId/orders',
    tokens: [{"old":"/api/users/:userId/orders","type":0,"val":"api","end":""},{"old":"/api/users/:userId/orders","type":0,"val":"users","end":""},{"old":"/api/users/:userId/orders","type":1,"val":"userId","end":""},{"old":"/api/users/:userId/orders","type":0,"val":"orders","end":""}],
    types: placeholder as Registry['orders.of_user']['types'],
  },
  'payments.stripe_webhook': {
    methods: ["POST"],
    pattern: '/api/webhooks/stripe',
    tokens: [{"old":"/api/webhooks/stripe","type":0,"val":"api","end":""},{"old":"/api/webhooks/stripe","type":0,"val":"webhooks","end":""},{"old":"/api/webhooks/stripe","type":0,"val":"stripe","end":""}],
    types: placeholder as Registry['payments.stripe_webhook']['types'],
  },
  'checkout.orders.store': {
    methods: ["POST"],
    pattern: '/api/orders',
    tokens: [{"old":"/api/orders","type":0,"val":"api","end":""},{"old":"/api/orders","type":0,"val":"orders","end":""}],
    types: placeholder as Registry['checkout.orders.store']['types'],
  },
  'checkout.session': {
    methods: ["POST"],
    pattern: '/api/create-checkout-session',
    tokens: [{"old":"/api/create-checkout-session","type":0,"val":"api","end":""},{"old":"/api/create-checkout-session","type":0,"val":"create-checkout-session","end":""}],
    types: placeholder as Registry['checkout.session']['types'],
  },
  'checkout.success': {
    methods: ["GET","HEAD"],
    pattern: '/checkout/success',
    tokens: [{"old":"/checkout/success","type":0,"val":"checkout","end":""},{"old":"/checkout/success","type":0,"val":"success","end":""}],
    types: placeholder as Registry['checkout.success']['types'],
  },
  'checkout.cancel': {
    methods: ["GET","HEAD"],
    pattern: '/checkout/cancel',
    tokens: [{"old":"/checkout/cancel","type":0,"val":"checkout","end":""},{"old":"/checkout/cancel","type":0,"val":"cancel","end":""}],
    types: placeholder as Registry['checkout.cancel']['types'],
  },
  'storefront.home': {
    methods: ["GET","HEAD"],
    pattern: '/',
    tokens: [{"old":"/","type":0,"val":"/","end":""}],
    types: placeholder as Registry['storefront.home']['types'],
  },
  'storefront.browse': {
    methods: ["GET","HEAD"],
    pattern: '/browse',
    tokens: [{"old":"/browse","type":0,"val":"browse","end":""}],
    types: placeholder as Registry['storefront.browse']['types'],
  },
  'storefront.artists': {
    methods: ["GET","HEAD"],
    pattern: '/artists',
    tokens: [{"old":"/artists","type":0,"val":"artists","end":""}],
    types: placeholder as Registry['storefront.artists']['types'],
  },
  'storefront.store': {
    methods: ["GET","HEAD"],
    pattern: '/store/:id',
    tokens: [{"old":"/store/:id","type":0,"val":"store","end":""},{"old":"/store/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['storefront.store']['types'],
  },
  'storefront.product': {
    methods: ["GET","HEAD"],
    pattern: '/product/:id',
    tokens: [{"old":"/product/:id","type":0,"val":"product","end":""},{"old":"/product/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['storefront.product']['types'],
  },
  'storefront.artist': {
    methods: ["GET","HEAD"],
    pattern: '/artist/:id',
    tokens: [{"old":"/artist/:id","type":0,"val":"artist","end":""},{"old":"/artist/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['storefront.artist']['types'],
  },
  'storefront.artist_store': {
    methods: ["GET","HEAD"],
    pattern: '/artist/:id/store',
    tokens: [{"old":"/artist/:id/store","type":0,"val":"artist","end":""},{"old":"/artist/:id/store","type":1,"val":"id","end":""},{"old":"/artist/:id/store","type":0,"val":"store","end":""}],
    types: placeholder as Registry['storefront.artist_store']['types'],
  },
  'storefront.scan': {
    methods: ["GET","HEAD"],
    pattern: '/scan',
    tokens: [{"old":"/scan","type":0,"val":"scan","end":""}],
    types: placeholder as Registry['storefront.scan']['types'],
  },
  'storefront.privacy': {
    methods: ["GET","HEAD"],
    pattern: '/privacy',
    tokens: [{"old":"/privacy","type":0,"val":"privacy","end":""}],
    types: placeholder as Registry['storefront.privacy']['types'],
  },
  'storefront.terms': {
    methods: ["GET","HEAD"],
    pattern: '/terms',
    tokens: [{"old":"/terms","type":0,"val":"terms","end":""}],
    types: placeholder as Registry['storefront.terms']['types'],
  },
  'storefront.contact': {
    methods: ["GET","HEAD"],
    pattern: '/contact',
    tokens: [{"old":"/contact","type":0,"val":"contact","end":""}],
    types: placeholder as Registry['storefront.contact']['types'],
  },
  'studio.dashboard': {
    methods: ["GET","HEAD"],
    pattern: '/dashboard',
    tokens: [{"old":"/dashboard","type":0,"val":"dashboard","end":""}],
    types: placeholder as Registry['studio.dashboard']['types'],
  },
  'admin.overview': {
    methods: ["GET","HEAD"],
    pattern: '/admin',
    tokens: [{"old":"/admin","type":0,"val":"admin","end":""}],
    types: placeholder as Registry['admin.overview']['types'],
  },
  'dev.roles': {
    methods: ["GET","HEAD"],
    pattern: '/dev/roles',
    tokens: [{"old":"/dev/roles","type":0,"val":"dev","end":""},{"old":"/dev/roles","type":0,"val":"roles","end":""}],
    types: placeholder as Registry['dev.roles']['types'],
  },
  'dev.set_role': {
    methods: ["POST"],
    pattern: '/api/dev/set-role',
    tokens: [{"old":"/api/dev/set-role","type":0,"val":"api","end":""},{"old":"/api/dev/set-role","type":0,"val":"dev","end":""},{"old":"/api/dev/set-role","type":0,"val":"set-role","end":""}],
    types: placeholder as Registry['dev.set_role']['types'],
  },
  'dev.sign_in': {
    methods: ["POST"],
    pattern: '/api/dev/sign-in',
    tokens: [{"old":"/api/dev/sign-in","type":0,"val":"api","end":""},{"old":"/api/dev/sign-in","type":0,"val":"dev","end":""},{"old":"/api/dev/sign-in","type":0,"val":"sign-in","end":""}],
    types: placeholder as Registry['dev.sign_in']['types'],
  },
  'dev.populate': {
    methods: ["POST"],
    pattern: '/api/dev/populate-test-data',
    tokens: [{"old":"/api/dev/populate-test-data","type":0,"val":"api","end":""},{"old":"/api/dev/populate-test-data","type":0,"val":"dev","end":""},{"old":"/api/dev/populate-test-data","type":0,"val":"populate-test-data","end":""}],
    types: placeholder as Registry['dev.populate']['types'],
  },
  'dev.mails': {
    methods: ["GET","HEAD"],
    pattern: '/dev/mail',
    tokens: [{"old":"/dev/mail","type":0,"val":"dev","end":""},{"old":"/dev/mail","type":0,"val":"mail","end":""}],
    types: placeholder as Registry['dev.mails']['types'],
  },
  'dev.mail': {
    methods: ["GET","HEAD"],
    pattern: '/dev/mail/:id',
    tokens: [{"old":"/dev/mail/:id","type":0,"val":"dev","end":""},{"old":"/dev/mail/:id","type":0,"val":"mail","end":""},{"old":"/dev/mail/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['dev.mail']['types'],
  },
  'dev.mail_body': {
    methods: ["GET","HEAD"],
    pattern: '/dev/mail/:id/body',
    tokens: [{"old":"/dev/mail/:id/body","type":0,"val":"dev","end":""},{"old":"/dev/mail/:id/body","type":0,"val":"mail","end":""},{"old":"/dev/mail/:id/body","type":1,"val":"id","end":""},{"old":"/dev/mail/:id/body","type":0,"val":"body","end":""}],
    types: placeholder as Registry['dev.mail_body']['types'],
  },
  'stripe_sandbox.sessions.create': {
    methods: ["POST"],
    pattern: '/sandbox/stripe/v1/checkout/sessions',
    tokens: [{"old":"/sandbox/stripe/v1/checkout/sessions","type":0,"val":"sandbox","end":""},{"old":"/sandbox/stripe/v1/checkout/sessions","type":0,"val":"stripe","end":""},{"old":"/sandbox/stripe/v1/checkout/sessions","type":0,"val":"v1","end":""},{"old":"/sandbox/stripe/v1/checkout/sessions","type":0,"val":"checkout","end":""},{"old":"/sandbox/stripe/v1/checkout/sessions","type":0,"val":"sessions","end":""}],
    types: placeholder as Registry['stripe_sandbox.sessions.create']['types'],
  },
  'stripe_sandbox.sessions.retrieve': {
    methods: ["GET","HEAD"],
    pattern: '/sandbox/stripe/v1/checkout/sessions/:id',
    tokens: [{"old":"/sandbox/stripe/v1/checkout/sessions/:id","type":0,"val":"sandbox","end":""},{"old":"/sandbox/stripe/v1/checkout/sessions/:id","type":0,"val":"stripe","end":""},{"old":"/sandbox/stripe/v1/checkout/sessions/:id","type":0,"val":"v1","end":""},{"old":"/sandbox/stripe/v1/checkout/sessions/:id","type":0,"val":"checkout","end":""},{"old":"/sandbox/stripe/v1/checkout/sessions/:id","type":0,"val":"sessions","end":""},{"old":"/sandbox/stripe/v1/checkout/sessions/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['stripe_sandbox.sessions.retrieve']['types'],
  },
  'stripe_sandbox.sessions.expire': {
    methods: ["POST"],
    pattern: '/sandbox/stripe/v1/checkout/sessions/:id/expire',
    tokens: [{"old":"/sandbox/stripe/v1/checkout/sessions/:id/expire","type":0,"val":"sandbox","end":""},{"old":"/sandbox/stripe/v1/checkout/sessions/:id/expire","type":0,"val":"stripe","end":""},{"old":"/sandbox/stripe/v1/checkout/sessions/:id/expire","type":0,"val":"v1","end":""},{"old":"/sandbox/stripe/v1/checkout/sessions/:id/expire","type":0,"val":"checkout","end":""},{"old":"/sandbox/stripe/v1/checkout/sessions/:id/expire","type":0,"val":"sessions","end":""},{"old":"/sandbox/stripe/v1/checkout/sessions/:id/expire","type":1,"val":"id","end":""},{"old":"/sandbox/stripe/v1/checkout/sessions/:id/expire","type":0,"val":"expire","end":""}],
    types: placeholder as Registry['stripe_sandbox.sessions.expire']['types'],
  },
  'stripe_sandbox.payment_intents.retrieve': {
    methods: ["GET","HEAD"],
    pattern: '/sandbox/stripe/v1/payment_intents/:id',
    tokens: [{"old":"/sandbox/stripe/v1/payment_intents/:id","type":0,"val":"sandbox","end":""},{"old":"/sandbox/stripe/v1/payment_intents/:id","type":0,"val":"stripe","end":""},{"old":"/sandbox/stripe/v1/payment_intents/:id","type":0,"val":"v1","end":""},{"old":"/sandbox/stripe/v1/payment_intents/:id","type":0,"val":"payment_intents","end":""},{"old":"/sandbox/stripe/v1/payment_intents/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['stripe_sandbox.payment_intents.retrieve']['types'],
  },
  'stripe_sandbox.events.retrieve': {
    methods: ["GET","HEAD"],
    pattern: '/sandbox/stripe/v1/events/:id',
    tokens: [{"old":"/sandbox/stripe/v1/events/:id","type":0,"val":"sandbox","end":""},{"old":"/sandbox/stripe/v1/events/:id","type":0,"val":"stripe","end":""},{"old":"/sandbox/stripe/v1/events/:id","type":0,"val":"v1","end":""},{"old":"/sandbox/stripe/v1/events/:id","type":0,"val":"events","end":""},{"old":"/sandbox/stripe/v1/events/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['stripe_sandbox.events.retrieve']['types'],
  },
  'stripe_sandbox.faults': {
    methods: ["POST"],
    pattern: '/sandbox/stripe/v1/faults',
    tokens: [{"old":"/sandbox/stripe/v1/faults","type":0,"val":"sandbox","end":""},{"old":"/sandbox/stripe/v1/faults","type":0,"val":"stripe","end":""},{"old":"/sandbox/stripe/v1/faults","type":0,"val":"v1","end":""},{"old":"/sandbox/stripe/v1/faults","type":0,"val":"faults","end":""}],
    types: placeholder as Registry['stripe_sandbox.faults']['types'],
  },
  'stripe_sandbox.payment_page': {
    methods: ["GET","HEAD"],
    pattern: '/sandbox/stripe/pay/:sessionId',
    tokens: [{"old":"/sandbox/stripe/pay/:sessionId","type":0,"val":"sandbox","end":""},{"old":"/sandbox/stripe/pay/:sessionId","type":0,"val":"stripe","end":""},{"old":"/sandbox/stripe/pay/:sessionId","type":0,"val":"pay","end":""},{"old":"/sandbox/stripe/pay/:sessionId","type":1,"val":"sessionId","end":""}],
    types: placeholder as Registry['stripe_sandbox.payment_page']['types'],
  },
  'stripe_sandbox.pay': {
    methods: ["POST"],
    pattern: '/sandbox/stripe/pay/:sessionId',
    tokens: [{"old":"/sandbox/stripe/pay/:sessionId","type":0,"val":"sandbox","end":""},{"old":"/sandbox/stripe/pay/:sessionId","type":0,"val":"stripe","end":""},{"old":"/sandbox/stripe/pay/:sessionId","type":0,"val":"pay","end":""},{"old":"/sandbox/stripe/pay/:sessionId","type":1,"val":"sessionId","end":""}],
    types: placeholder as Registry['stripe_sandbox.pay']['types'],
  },
  'stripe_sandbox.settle': {
    methods: ["POST"],
    pattern: '/sandbox/stripe/pay/:sessionId/settle',
    tokens: [{"old":"/sandbox/stripe/pay/:sessionId/settle","type":0,"val":"sandbox","end":""},{"old":"/sandbox/stripe/pay/:sessionId/settle","type":0,"val":"stripe","end":""},{"old":"/sandbox/stripe/pay/:sessionId/settle","type":0,"val":"pay","end":""},{"old":"/sandbox/stripe/pay/:sessionId/settle","type":1,"val":"sessionId","end":""},{"old":"/sandbox/stripe/pay/:sessionId/settle","type":0,"val":"settle","end":""}],
    types: placeholder as Registry['stripe_sandbox.settle']['types'],
  },
  'health.live': {
    methods: ["GET","HEAD"],
    pattern: '/health',
    tokens: [{"old":"/health","type":0,"val":"health","end":""}],
    types: placeholder as Registry['health.live']['types'],
  },
  'health.ready': {
    methods: ["GET","HEAD"],
    pattern: '/health/ready',
    tokens: [{"old":"/health/ready","type":0,"val":"health","end":""},{"old":"/health/ready","type":0,"val":"ready","end":""}],
    types: placeholder as Registry['health.ready']['types'],
  },
  'stored_files': {
    methods: ["GET","HEAD"],
    pattern: '/files/*',
    tokens: [{"old":"/files/*","type":0,"val":"files","end":""},{"old":"/files/*","type":2,"val":"*","end":""}],
    types: placeholder as Registry['stored_files']['types'],
  },
  'resized_pictures': {
    methods: ["GET","HEAD"],
    pattern: '/pictures/:size/*',
    tokens: [{"old":"/pictures/:size/*","type":0,"val":"pictures","end":""},{"old":"/pictures/:size/*","type":1,"val":"size","end":""},{"old":"/pictures/:size/*","type":2,"val":"*","end":""}],
    types: placeholder as Registry['resized_pictures']['types'],
  },
  'unknown': {
    methods: ["HEAD","OPTIONS","GET","POST","PUT","PATCH","DELETE"],
    pattern: '/*',
    tokens: [{"old":"/*","type":2,"val":"*","end":""}],
    types: placeholder as Registry['unknown']['types'],
  },
} as const satisfies Record<string, AdonisEndpoint>

export { routes }

export const registry = {
  routes,
  $tree: {} as ApiDefinition,
}

declare module '@tuyau/core/types' {
  export interface UserRegistry {
    routes: typeof routes
    $tree: ApiDefinition
  }
}
