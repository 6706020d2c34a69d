import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'artwork.mockup': { paramsTuple: [ParamValue,ParamValue]; params: {'productType': ParamValue,'color': ParamValue} }
    'artwork.poster': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'accent': ParamValue,'seed': ParamValue,'shape': ParamValue} }
    'identity.sign_in': { paramsTuple?: []; params?: {} }
    'identity.artist_sign_in': { paramsTuple?: []; params?: {} }
    'identity.register': { paramsTuple?: []; params?: {} }
    'identity.artist_signup': { paramsTuple?: []; params?: {} }
    'identity.forgot_password': { paramsTuple?: []; params?: {} }
    'identity.reset_password': { paramsTuple?: []; params?: {} }
    'identity.social_redirect': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'identity.social_callback': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'identity_api.to_sign_in': { paramsTuple?: []; params?: {} }
    'identity_api.to_artist_sign_in': { paramsTuple?: []; params?: {} }
    'identity_api.login': { paramsTuple?: []; params?: {} }
    'identity_api.artist_login': { paramsTuple?: []; params?: {} }
    'identity_api.store_account': { paramsTuple?: []; params?: {} }
    'identity_api.to_sign_out': { paramsTuple?: []; params?: {} }
    'identity_api.sign_out': { paramsTuple?: []; params?: {} }
    'identity_api.request_reset': { paramsTuple?: []; params?: {} }
    'identity_api.store_password': { paramsTuple?: []; params?: {} }
    'identity_api.current_user': { paramsTuple?: []; params?: {} }
    'artists.index': { paramsTuple?: []; params?: {} }
    'artists.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'artists.genres': { paramsTuple?: []; params?: {} }
    'artists.store': { paramsTuple?: []; params?: {} }
    'artists.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'artists.photo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalog.collections.index': { paramsTuple?: []; params?: {} }
    'catalog.products.index': { paramsTuple?: []; params?: {} }
    'catalog.products.featured': { paramsTuple?: []; params?: {} }
    'catalog.products.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalog.products.of_artist': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalog.products.store': { paramsTuple?: []; params?: {} }
    'catalog.products.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'approvals.pending': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'approvals.management': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'approvals.rejected': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'approvals.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'approvals.review': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'approvals.status': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'fans.wishlist': { paramsTuple?: []; params?: {} }
    'fans.favorites.index': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'fans.favorites.store': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'fans.favorites.check': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'artistId': ParamValue} }
    'fans.favorites.update': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'artistId': ParamValue} }
    'fans.favorites.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'artistId': ParamValue} }
    'fans.product_favorites.index': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'fans.product_favorites.store': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'fans.product_favorites.check': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'productId': ParamValue} }
    'fans.product_favorites.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'productId': ParamValue} }
    'fans.announcements.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'fans.announcements.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'fans.news.show': { paramsTuple?: []; params?: {} }
    'fans.news.stop': { paramsTuple?: []; params?: {} }
    'provider.status': { paramsTuple?: []; params?: {} }
    'provider.products': { paramsTuple?: []; params?: {} }
    'provider.catalog': { paramsTuple?: []; params?: {} }
    'provider.variants': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'provider.products.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'provider.auth_url': { paramsTuple?: []; params?: {} }
    'provider.disconnect': { paramsTuple?: []; params?: {} }
    'provider.callback': { paramsTuple?: []; params?: {} }
    'provider.pages': { paramsTuple?: []; params?: {} }
    'provider.test': { paramsTuple?: []; params?: {} }
    'provider.syncs.index': { paramsTuple?: []; params?: {} }
    'provider.syncs.store': { paramsTuple?: []; params?: {} }
    'provider.webhook': { paramsTuple: [ParamValue]; params: {'secret': ParamValue} }
    'gigs.scan': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'gigs.of_artist': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'gigs.gigs_of_artist': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'gigs.create_code': { paramsTuple?: []; params?: {} }
    'gigs.change_code': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'gigs.create_gig': { paramsTuple?: []; params?: {} }
    'gigs.change_gig': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'gigs.remove_gig': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'gigs.opt_out': { paramsTuple?: []; params?: {} }
    'gigs.opt_in': { paramsTuple?: []; params?: {} }
    'qr_files.svg': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'qr_files.png': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'qr_files.poster': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'orders.index': { paramsTuple?: []; params?: {} }
    'orders.link': { paramsTuple?: []; params?: {} }
    'orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.receive': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.of_artist': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.of_user': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'orders.export': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_pages.list': { paramsTuple?: []; params?: {} }
    'order_pages.find': { paramsTuple?: []; params?: {} }
    'order_pages.order': { paramsTuple: [ParamValue]; params: {'orderNumber': ParamValue} }
    'reviews.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'reviews.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'reviews.create': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payments.stripe_webhook': { paramsTuple?: []; params?: {} }
    'payouts.payout_account': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payouts.set_up': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payouts.manage': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payouts.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payouts.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'payoutId': ParamValue} }
    'payouts.statements': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payouts.statement': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'month': ParamValue} }
    'statement_files.csv': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'month': ParamValue} }
    'statement_files.pdf': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'month': ParamValue} }
    'checkout.orders.store': { paramsTuple?: []; params?: {} }
    'checkout.session': { paramsTuple?: []; params?: {} }
    'purchases.pay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchases.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checkout.quote': { paramsTuple?: []; params?: {} }
    'checkout.show': { paramsTuple?: []; params?: {} }
    'checkout.success': { paramsTuple?: []; params?: {} }
    'checkout.cancel': { paramsTuple?: []; params?: {} }
    'account.show': { paramsTuple?: []; params?: {} }
    'account.deletion': { paramsTuple?: []; params?: {} }
    'account.verification': { paramsTuple?: []; params?: {} }
    'account.email': { paramsTuple?: []; params?: {} }
    'account_api.update': { paramsTuple?: []; params?: {} }
    'account_api.destroy': { paramsTuple?: []; params?: {} }
    'account_api.password': { paramsTuple?: []; params?: {} }
    'account_api.sessions': { paramsTuple?: []; params?: {} }
    'account_mails.email': { paramsTuple?: []; params?: {} }
    'account_mails.deletion_link': { paramsTuple?: []; params?: {} }
    'account_mails.verification': { paramsTuple?: []; params?: {} }
    'account_api.export': { paramsTuple?: []; params?: {} }
    'account_api.confirm_email': { paramsTuple?: []; params?: {} }
    'account_api.confirm_verification': { paramsTuple?: []; params?: {} }
    'insights.events': { paramsTuple?: []; params?: {} }
    'insights.live': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'storefront.home': { paramsTuple?: []; params?: {} }
    'storefront.browse': { paramsTuple?: []; params?: {} }
    'storefront.collections': { paramsTuple?: []; params?: {} }
    'storefront.artists': { paramsTuple?: []; params?: {} }
    'storefront.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'storefront.product': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'storefront.artist': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'storefront.artist_store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'storefront.scan': { paramsTuple?: []; params?: {} }
    'storefront.privacy': { paramsTuple?: []; params?: {} }
    'storefront.terms': { paramsTuple?: []; params?: {} }
    'storefront.delivery_and_returns': { paramsTuple?: []; params?: {} }
    'storefront.contact': { paramsTuple?: []; params?: {} }
    'storefront_sharing.robots': { paramsTuple?: []; params?: {} }
    'storefront_sharing.sitemap': { paramsTuple?: []; params?: {} }
    'storefront_sharing.sitemap_part': { paramsTuple: [ParamValue]; params: {'part': ParamValue} }
    'storefront_sharing.share_product': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'version': ParamValue} }
    'storefront_sharing.share_picture': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'studio.dashboard': { paramsTuple?: []; params?: {} }
    'admin.area': { paramsTuple?: []; params?: {} }
    'admin.products': { paramsTuple?: []; params?: {} }
    'admin.products.export': { paramsTuple?: []; params?: {} }
    'admin.product': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.store': { paramsTuple?: []; params?: {} }
    'admin.catalog': { paramsTuple?: []; params?: {} }
    'admin.orders': { paramsTuple?: []; params?: {} }
    'admin.orders.export': { paramsTuple?: []; params?: {} }
    'admin.order': { paramsTuple: [ParamValue]; params: {'orderNumber': ParamValue} }
    'admin.disputes': { paramsTuple?: []; params?: {} }
    'admin.payouts': { paramsTuple?: []; params?: {} }
    'admin.users': { paramsTuple?: []; params?: {} }
    'admin.users.export': { paramsTuple?: []; params?: {} }
    'admin.audit': { paramsTuple?: []; params?: {} }
    'admin.queues': { paramsTuple?: []; params?: {} }
    'admin.artists': { paramsTuple?: []; params?: {} }
    'admin.artists.export': { paramsTuple?: []; params?: {} }
    'admin.api.pricing': { paramsTuple?: []; params?: {} }
    'admin.api.products.store': { paramsTuple?: []; params?: {} }
    'admin.api.products.send': { paramsTuple?: []; params?: {} }
    'admin.api.products.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.api.products.advice': { paramsTuple?: []; params?: {} }
    'admin.api.products.drafts': { paramsTuple?: []; params?: {} }
    'admin.api.users.suspensions': { paramsTuple?: []; params?: {} }
    'admin.api.users.role': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.api.users.suspension': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.api.orders.deliver': { paramsTuple?: []; params?: {} }
    'admin.api.orders.refund': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.api.orders.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.api.orders.release': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.api.orders.remake': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.api.production.retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.api.artists.verifications': { paramsTuple?: []; params?: {} }
    'admin.api.artists.verification': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.api.payouts.retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.api.payouts.hold': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.api.artists.share': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.api.queues.retry': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'admin.api.mails.retry': { paramsTuple?: []; params?: {} }
    'dev.roles': { paramsTuple?: []; params?: {} }
    'dev.set_role': { paramsTuple?: []; params?: {} }
    'dev.sign_in': { paramsTuple?: []; params?: {} }
    'printful_sandbox.products.list': { paramsTuple?: []; params?: {} }
    'printful_sandbox.products.variant': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.products.get': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.products.sizes': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.categories': { paramsTuple?: []; params?: {} }
    'printful_sandbox.stores.list': { paramsTuple?: []; params?: {} }
    'printful_sandbox.stores.get': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.scopes': { paramsTuple?: []; params?: {} }
    'printful_sandbox.rates': { paramsTuple?: []; params?: {} }
    'printful_sandbox.countries': { paramsTuple?: []; params?: {} }
    'printful_sandbox.own.list': { paramsTuple?: []; params?: {} }
    'printful_sandbox.own.create': { paramsTuple?: []; params?: {} }
    'printful_sandbox.own.get': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.own.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.own.delete': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.variants.create': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.variants.get': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.variants.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.variants.delete': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.orders.list': { paramsTuple?: []; params?: {} }
    'printful_sandbox.orders.create': { paramsTuple?: []; params?: {} }
    'printful_sandbox.estimate': { paramsTuple?: []; params?: {} }
    'printful_sandbox.orders.get': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.orders.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.orders.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.orders.confirm': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.webhooks.get': { paramsTuple?: []; params?: {} }
    'printful_sandbox.webhooks.create': { paramsTuple?: []; params?: {} }
    'printful_sandbox.webhooks.delete': { paramsTuple?: []; params?: {} }
    'printful_sandbox.authorize': { paramsTuple?: []; params?: {} }
    'printful_sandbox.answer': { paramsTuple?: []; params?: {} }
    'printful_sandbox.token': { paramsTuple?: []; params?: {} }
    'printful_sandbox.faults': { paramsTuple?: []; params?: {} }
    'printful_sandbox.life': { paramsTuple?: []; params?: {} }
    'printful_sandbox.image': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'productType': ParamValue,'color': ParamValue,'seed': ParamValue} }
    'dev.populate': { paramsTuple?: []; params?: {} }
    'dev.mails': { paramsTuple?: []; params?: {} }
    'dev.mail_previews': { paramsTuple?: []; params?: {} }
    'dev.mail_preview': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'dev.mail_preview_body': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'dev.mail': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'dev.mail_body': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.customers.create': { paramsTuple?: []; params?: {} }
    'stripe_sandbox.sessions.create': { paramsTuple?: []; params?: {} }
    'stripe_sandbox.sessions.retrieve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.sessions.expire': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.payment_intents.retrieve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.refunds.create': { paramsTuple?: []; params?: {} }
    'stripe_sandbox.refunds.list': { paramsTuple?: []; params?: {} }
    'stripe_sandbox.refunds.retrieve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.balance.retrieve': { paramsTuple?: []; params?: {} }
    'stripe_sandbox.balance_transactions.list': { paramsTuple?: []; params?: {} }
    'stripe_sandbox.disputes.retrieve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.events.list': { paramsTuple?: []; params?: {} }
    'stripe_sandbox.events.retrieve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.accounts.create': { paramsTuple?: []; params?: {} }
    'stripe_sandbox.accounts.retrieve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.login_links.create': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.account_links.create': { paramsTuple?: []; params?: {} }
    'stripe_sandbox.transfers.create': { paramsTuple?: []; params?: {} }
    'stripe_sandbox.transfers.list': { paramsTuple?: []; params?: {} }
    'stripe_sandbox.transfers.retrieve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.reversals.create': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.reversals.list': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.payouts.retrieve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.faults': { paramsTuple?: []; params?: {} }
    'stripe_sandbox.payment_page': { paramsTuple: [ParamValue]; params: {'sessionId': ParamValue} }
    'stripe_sandbox.pay': { paramsTuple: [ParamValue]; params: {'sessionId': ParamValue} }
    'stripe_sandbox.settle': { paramsTuple: [ParamValue]; params: {'sessionId': ParamValue} }
    'stripe_sandbox.onboarding': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'stripe_sandbox.onboard': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'stripe_sandbox.express': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'stripe_sandbox.change_bank': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'stored_files': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'api_docs': { paramsTuple?: []; params?: {} }
    'api_docs.document': { paramsTuple?: []; params?: {} }
    'resized_pictures': { paramsTuple: [ParamValue,...ParamValue[]]; params: {'size': ParamValue,'*': ParamValue[]} }
    'unknown': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  GET: {
    'artwork.mockup': { paramsTuple: [ParamValue,ParamValue]; params: {'productType': ParamValue,'color': ParamValue} }
    'artwork.poster': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'accent': ParamValue,'seed': ParamValue,'shape': ParamValue} }
    'identity.sign_in': { paramsTuple?: []; params?: {} }
    'identity.artist_sign_in': { paramsTuple?: []; params?: {} }
    'identity.register': { paramsTuple?: []; params?: {} }
    'identity.artist_signup': { paramsTuple?: []; params?: {} }
    'identity.forgot_password': { paramsTuple?: []; params?: {} }
    'identity.reset_password': { paramsTuple?: []; params?: {} }
    'identity.social_redirect': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'identity.social_callback': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'identity_api.to_sign_in': { paramsTuple?: []; params?: {} }
    'identity_api.to_artist_sign_in': { paramsTuple?: []; params?: {} }
    'identity_api.to_sign_out': { paramsTuple?: []; params?: {} }
    'identity_api.current_user': { paramsTuple?: []; params?: {} }
    'artists.index': { paramsTuple?: []; params?: {} }
    'artists.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'artists.genres': { paramsTuple?: []; params?: {} }
    'catalog.collections.index': { paramsTuple?: []; params?: {} }
    'catalog.products.index': { paramsTuple?: []; params?: {} }
    'catalog.products.featured': { paramsTuple?: []; params?: {} }
    'catalog.products.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalog.products.of_artist': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'approvals.pending': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'approvals.management': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'approvals.rejected': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'approvals.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'fans.wishlist': { paramsTuple?: []; params?: {} }
    'fans.favorites.index': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'fans.favorites.check': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'artistId': ParamValue} }
    'fans.product_favorites.index': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'fans.product_favorites.check': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'productId': ParamValue} }
    'fans.announcements.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'fans.news.show': { paramsTuple?: []; params?: {} }
    'provider.status': { paramsTuple?: []; params?: {} }
    'provider.products': { paramsTuple?: []; params?: {} }
    'provider.catalog': { paramsTuple?: []; params?: {} }
    'provider.variants': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'provider.products.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'provider.auth_url': { paramsTuple?: []; params?: {} }
    'provider.callback': { paramsTuple?: []; params?: {} }
    'provider.pages': { paramsTuple?: []; params?: {} }
    'provider.test': { paramsTuple?: []; params?: {} }
    'provider.syncs.index': { paramsTuple?: []; params?: {} }
    'gigs.of_artist': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'gigs.gigs_of_artist': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'qr_files.svg': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'qr_files.png': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'qr_files.poster': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'orders.index': { paramsTuple?: []; params?: {} }
    'orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.of_artist': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.of_user': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'orders.export': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_pages.list': { paramsTuple?: []; params?: {} }
    'order_pages.find': { paramsTuple?: []; params?: {} }
    'order_pages.order': { paramsTuple: [ParamValue]; params: {'orderNumber': ParamValue} }
    'reviews.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'reviews.create': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payouts.payout_account': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payouts.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payouts.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'payoutId': ParamValue} }
    'payouts.statements': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payouts.statement': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'month': ParamValue} }
    'statement_files.csv': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'month': ParamValue} }
    'statement_files.pdf': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'month': ParamValue} }
    'checkout.show': { paramsTuple?: []; params?: {} }
    'checkout.success': { paramsTuple?: []; params?: {} }
    'checkout.cancel': { paramsTuple?: []; params?: {} }
    'account.show': { paramsTuple?: []; params?: {} }
    'account.deletion': { paramsTuple?: []; params?: {} }
    'account.verification': { paramsTuple?: []; params?: {} }
    'account.email': { paramsTuple?: []; params?: {} }
    'account_api.export': { paramsTuple?: []; params?: {} }
    'insights.live': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'storefront.home': { paramsTuple?: []; params?: {} }
    'storefront.browse': { paramsTuple?: []; params?: {} }
    'storefront.collections': { paramsTuple?: []; params?: {} }
    'storefront.artists': { paramsTuple?: []; params?: {} }
    'storefront.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'storefront.product': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'storefront.artist': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'storefront.artist_store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'storefront.scan': { paramsTuple?: []; params?: {} }
    'storefront.privacy': { paramsTuple?: []; params?: {} }
    'storefront.terms': { paramsTuple?: []; params?: {} }
    'storefront.delivery_and_returns': { paramsTuple?: []; params?: {} }
    'storefront.contact': { paramsTuple?: []; params?: {} }
    'storefront_sharing.robots': { paramsTuple?: []; params?: {} }
    'storefront_sharing.sitemap': { paramsTuple?: []; params?: {} }
    'storefront_sharing.sitemap_part': { paramsTuple: [ParamValue]; params: {'part': ParamValue} }
    'storefront_sharing.share_product': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'version': ParamValue} }
    'storefront_sharing.share_picture': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'studio.dashboard': { paramsTuple?: []; params?: {} }
    'admin.area': { paramsTuple?: []; params?: {} }
    'admin.products': { paramsTuple?: []; params?: {} }
    'admin.products.export': { paramsTuple?: []; params?: {} }
    'admin.product': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.store': { paramsTuple?: []; params?: {} }
    'admin.catalog': { paramsTuple?: []; params?: {} }
    'admin.orders': { paramsTuple?: []; params?: {} }
    'admin.orders.export': { paramsTuple?: []; params?: {} }
    'admin.order': { paramsTuple: [ParamValue]; params: {'orderNumber': ParamValue} }
    'admin.disputes': { paramsTuple?: []; params?: {} }
    'admin.payouts': { paramsTuple?: []; params?: {} }
    'admin.users': { paramsTuple?: []; params?: {} }
    'admin.users.export': { paramsTuple?: []; params?: {} }
    'admin.audit': { paramsTuple?: []; params?: {} }
    'admin.queues': { paramsTuple?: []; params?: {} }
    'admin.artists': { paramsTuple?: []; params?: {} }
    'admin.artists.export': { paramsTuple?: []; params?: {} }
    'admin.api.products.advice': { paramsTuple?: []; params?: {} }
    'admin.api.products.drafts': { paramsTuple?: []; params?: {} }
    'dev.roles': { paramsTuple?: []; params?: {} }
    'printful_sandbox.products.list': { paramsTuple?: []; params?: {} }
    'printful_sandbox.products.variant': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.products.get': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.products.sizes': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.categories': { paramsTuple?: []; params?: {} }
    'printful_sandbox.stores.list': { paramsTuple?: []; params?: {} }
    'printful_sandbox.stores.get': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.scopes': { paramsTuple?: []; params?: {} }
    'printful_sandbox.countries': { paramsTuple?: []; params?: {} }
    'printful_sandbox.own.list': { paramsTuple?: []; params?: {} }
    'printful_sandbox.own.get': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.variants.get': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.orders.list': { paramsTuple?: []; params?: {} }
    'printful_sandbox.orders.get': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.webhooks.get': { paramsTuple?: []; params?: {} }
    'printful_sandbox.authorize': { paramsTuple?: []; params?: {} }
    'printful_sandbox.image': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'productType': ParamValue,'color': ParamValue,'seed': ParamValue} }
    'dev.mails': { paramsTuple?: []; params?: {} }
    'dev.mail_previews': { paramsTuple?: []; params?: {} }
    'dev.mail_preview': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'dev.mail_preview_body': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'dev.mail': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'dev.mail_body': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.sessions.retrieve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.payment_intents.retrieve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.refunds.list': { paramsTuple?: []; params?: {} }
    'stripe_sandbox.refunds.retrieve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.balance.retrieve': { paramsTuple?: []; params?: {} }
    'stripe_sandbox.balance_transactions.list': { paramsTuple?: []; params?: {} }
    'stripe_sandbox.disputes.retrieve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.events.list': { paramsTuple?: []; params?: {} }
    'stripe_sandbox.events.retrieve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.accounts.retrieve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.transfers.list': { paramsTuple?: []; params?: {} }
    'stripe_sandbox.transfers.retrieve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.reversals.list': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.payouts.retrieve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.payment_page': { paramsTuple: [ParamValue]; params: {'sessionId': ParamValue} }
    'stripe_sandbox.onboarding': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'stripe_sandbox.express': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'stored_files': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'api_docs': { paramsTuple?: []; params?: {} }
    'api_docs.document': { paramsTuple?: []; params?: {} }
    'resized_pictures': { paramsTuple: [ParamValue,...ParamValue[]]; params: {'size': ParamValue,'*': ParamValue[]} }
    'unknown': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  HEAD: {
    'artwork.mockup': { paramsTuple: [ParamValue,ParamValue]; params: {'productType': ParamValue,'color': ParamValue} }
    'artwork.poster': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'accent': ParamValue,'seed': ParamValue,'shape': ParamValue} }
    'identity.sign_in': { paramsTuple?: []; params?: {} }
    'identity.artist_sign_in': { paramsTuple?: []; params?: {} }
    'identity.register': { paramsTuple?: []; params?: {} }
    'identity.artist_signup': { paramsTuple?: []; params?: {} }
    'identity.forgot_password': { paramsTuple?: []; params?: {} }
    'identity.reset_password': { paramsTuple?: []; params?: {} }
    'identity.social_redirect': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'identity.social_callback': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'identity_api.to_sign_in': { paramsTuple?: []; params?: {} }
    'identity_api.to_artist_sign_in': { paramsTuple?: []; params?: {} }
    'identity_api.to_sign_out': { paramsTuple?: []; params?: {} }
    'identity_api.current_user': { paramsTuple?: []; params?: {} }
    'artists.index': { paramsTuple?: []; params?: {} }
    'artists.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'artists.genres': { paramsTuple?: []; params?: {} }
    'catalog.collections.index': { paramsTuple?: []; params?: {} }
    'catalog.products.index': { paramsTuple?: []; params?: {} }
    'catalog.products.featured': { paramsTuple?: []; params?: {} }
    'catalog.products.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalog.products.of_artist': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'approvals.pending': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'approvals.management': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'approvals.rejected': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'approvals.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'fans.wishlist': { paramsTuple?: []; params?: {} }
    'fans.favorites.index': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'fans.favorites.check': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'artistId': ParamValue} }
    'fans.product_favorites.index': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'fans.product_favorites.check': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'productId': ParamValue} }
    'fans.announcements.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'fans.news.show': { paramsTuple?: []; params?: {} }
    'provider.status': { paramsTuple?: []; params?: {} }
    'provider.products': { paramsTuple?: []; params?: {} }
    'provider.catalog': { paramsTuple?: []; params?: {} }
    'provider.variants': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'provider.products.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'provider.auth_url': { paramsTuple?: []; params?: {} }
    'provider.callback': { paramsTuple?: []; params?: {} }
    'provider.pages': { paramsTuple?: []; params?: {} }
    'provider.test': { paramsTuple?: []; params?: {} }
    'provider.syncs.index': { paramsTuple?: []; params?: {} }
    'gigs.of_artist': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'gigs.gigs_of_artist': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'qr_files.svg': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'qr_files.png': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'qr_files.poster': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'orders.index': { paramsTuple?: []; params?: {} }
    'orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.of_artist': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.of_user': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'orders.export': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_pages.list': { paramsTuple?: []; params?: {} }
    'order_pages.find': { paramsTuple?: []; params?: {} }
    'order_pages.order': { paramsTuple: [ParamValue]; params: {'orderNumber': ParamValue} }
    'reviews.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'reviews.create': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payouts.payout_account': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payouts.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payouts.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'payoutId': ParamValue} }
    'payouts.statements': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payouts.statement': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'month': ParamValue} }
    'statement_files.csv': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'month': ParamValue} }
    'statement_files.pdf': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'month': ParamValue} }
    'checkout.show': { paramsTuple?: []; params?: {} }
    'checkout.success': { paramsTuple?: []; params?: {} }
    'checkout.cancel': { paramsTuple?: []; params?: {} }
    'account.show': { paramsTuple?: []; params?: {} }
    'account.deletion': { paramsTuple?: []; params?: {} }
    'account.verification': { paramsTuple?: []; params?: {} }
    'account.email': { paramsTuple?: []; params?: {} }
    'account_api.export': { paramsTuple?: []; params?: {} }
    'insights.live': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'storefront.home': { paramsTuple?: []; params?: {} }
    'storefront.browse': { paramsTuple?: []; params?: {} }
    'storefront.collections': { paramsTuple?: []; params?: {} }
    'storefront.artists': { paramsTuple?: []; params?: {} }
    'storefront.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'storefront.product': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'storefront.artist': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'storefront.artist_store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'storefront.scan': { paramsTuple?: []; params?: {} }
    'storefront.privacy': { paramsTuple?: []; params?: {} }
    'storefront.terms': { paramsTuple?: []; params?: {} }
    'storefront.delivery_and_returns': { paramsTuple?: []; params?: {} }
    'storefront.contact': { paramsTuple?: []; params?: {} }
    'storefront_sharing.robots': { paramsTuple?: []; params?: {} }
    'storefront_sharing.sitemap': { paramsTuple?: []; params?: {} }
    'storefront_sharing.sitemap_part': { paramsTuple: [ParamValue]; params: {'part': ParamValue} }
    'storefront_sharing.share_product': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'version': ParamValue} }
    'storefront_sharing.share_picture': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'studio.dashboard': { paramsTuple?: []; params?: {} }
    'admin.area': { paramsTuple?: []; params?: {} }
    'admin.products': { paramsTuple?: []; params?: {} }
    'admin.products.export': { paramsTuple?: []; params?: {} }
    'admin.product': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.store': { paramsTuple?: []; params?: {} }
    'admin.catalog': { paramsTuple?: []; params?: {} }
    'admin.orders': { paramsTuple?: []; params?: {} }
    'admin.orders.export': { paramsTuple?: []; params?: {} }
    'admin.order': { paramsTuple: [ParamValue]; params: {'orderNumber': ParamValue} }
    'admin.disputes': { paramsTuple?: []; params?: {} }
    'admin.payouts': { paramsTuple?: []; params?: {} }
    'admin.users': { paramsTuple?: []; params?: {} }
    'admin.users.export': { paramsTuple?: []; params?: {} }
    'admin.audit': { paramsTuple?: []; params?: {} }
    'admin.queues': { paramsTuple?: []; params?: {} }
    'admin.artists': { paramsTuple?: []; params?: {} }
    'admin.artists.export': { paramsTuple?: []; params?: {} }
    'admin.api.products.advice': { paramsTuple?: []; params?: {} }
    'admin.api.products.drafts': { paramsTuple?: []; params?: {} }
    'dev.roles': { paramsTuple?: []; params?: {} }
    'printful_sandbox.products.list': { paramsTuple?: []; params?: {} }
    'printful_sandbox.products.variant': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.products.get': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.products.sizes': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.categories': { paramsTuple?: []; params?: {} }
    'printful_sandbox.stores.list': { paramsTuple?: []; params?: {} }
    'printful_sandbox.stores.get': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.scopes': { paramsTuple?: []; params?: {} }
    'printful_sandbox.countries': { paramsTuple?: []; params?: {} }
    'printful_sandbox.own.list': { paramsTuple?: []; params?: {} }
    'printful_sandbox.own.get': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.variants.get': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.orders.list': { paramsTuple?: []; params?: {} }
    'printful_sandbox.orders.get': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.webhooks.get': { paramsTuple?: []; params?: {} }
    'printful_sandbox.authorize': { paramsTuple?: []; params?: {} }
    'printful_sandbox.image': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'productType': ParamValue,'color': ParamValue,'seed': ParamValue} }
    'dev.mails': { paramsTuple?: []; params?: {} }
    'dev.mail_previews': { paramsTuple?: []; params?: {} }
    'dev.mail_preview': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'dev.mail_preview_body': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'dev.mail': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'dev.mail_body': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.sessions.retrieve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.payment_intents.retrieve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.refunds.list': { paramsTuple?: []; params?: {} }
    'stripe_sandbox.refunds.retrieve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.balance.retrieve': { paramsTuple?: []; params?: {} }
    'stripe_sandbox.balance_transactions.list': { paramsTuple?: []; params?: {} }
    'stripe_sandbox.disputes.retrieve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.events.list': { paramsTuple?: []; params?: {} }
    'stripe_sandbox.events.retrieve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.accounts.retrieve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.transfers.list': { paramsTuple?: []; params?: {} }
    'stripe_sandbox.transfers.retrieve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.reversals.list': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.payouts.retrieve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.payment_page': { paramsTuple: [ParamValue]; params: {'sessionId': ParamValue} }
    'stripe_sandbox.onboarding': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'stripe_sandbox.express': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'stored_files': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'api_docs': { paramsTuple?: []; params?: {} }
    'api_docs.document': { paramsTuple?: []; params?: {} }
    'resized_pictures': { paramsTuple: [ParamValue,...ParamValue[]]; params: {'size': ParamValue,'*': ParamValue[]} }
    'unknown': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  POST: {
    'identity_api.login': { paramsTuple?: []; params?: {} }
    'identity_api.artist_login': { paramsTuple?: []; params?: {} }
    'identity_api.store_account': { paramsTuple?: []; params?: {} }
    'identity_api.sign_out': { paramsTuple?: []; params?: {} }
    'identity_api.request_reset': { paramsTuple?: []; params?: {} }
    'identity_api.store_password': { paramsTuple?: []; params?: {} }
    'artists.store': { paramsTuple?: []; params?: {} }
    'catalog.products.store': { paramsTuple?: []; params?: {} }
    'approvals.review': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'fans.favorites.store': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'fans.product_favorites.store': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'fans.announcements.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'fans.news.stop': { paramsTuple?: []; params?: {} }
    'provider.syncs.store': { paramsTuple?: []; params?: {} }
    'provider.webhook': { paramsTuple: [ParamValue]; params: {'secret': ParamValue} }
    'gigs.scan': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'gigs.create_code': { paramsTuple?: []; params?: {} }
    'gigs.create_gig': { paramsTuple?: []; params?: {} }
    'gigs.opt_out': { paramsTuple?: []; params?: {} }
    'orders.link': { paramsTuple?: []; params?: {} }
    'orders.receive': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'reviews.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payments.stripe_webhook': { paramsTuple?: []; params?: {} }
    'payouts.set_up': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payouts.manage': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checkout.orders.store': { paramsTuple?: []; params?: {} }
    'checkout.session': { paramsTuple?: []; params?: {} }
    'purchases.pay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchases.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checkout.quote': { paramsTuple?: []; params?: {} }
    'account_api.sessions': { paramsTuple?: []; params?: {} }
    'account_mails.email': { paramsTuple?: []; params?: {} }
    'account_mails.deletion_link': { paramsTuple?: []; params?: {} }
    'account_mails.verification': { paramsTuple?: []; params?: {} }
    'account_api.confirm_email': { paramsTuple?: []; params?: {} }
    'account_api.confirm_verification': { paramsTuple?: []; params?: {} }
    'insights.events': { paramsTuple?: []; params?: {} }
    'admin.api.pricing': { paramsTuple?: []; params?: {} }
    'admin.api.products.store': { paramsTuple?: []; params?: {} }
    'admin.api.products.send': { paramsTuple?: []; params?: {} }
    'admin.api.orders.deliver': { paramsTuple?: []; params?: {} }
    'admin.api.orders.refund': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.api.orders.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.api.orders.release': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.api.orders.remake': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.api.production.retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.api.payouts.retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.api.queues.retry': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'admin.api.mails.retry': { paramsTuple?: []; params?: {} }
    'dev.set_role': { paramsTuple?: []; params?: {} }
    'dev.sign_in': { paramsTuple?: []; params?: {} }
    'printful_sandbox.rates': { paramsTuple?: []; params?: {} }
    'printful_sandbox.own.create': { paramsTuple?: []; params?: {} }
    'printful_sandbox.variants.create': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.orders.create': { paramsTuple?: []; params?: {} }
    'printful_sandbox.estimate': { paramsTuple?: []; params?: {} }
    'printful_sandbox.orders.confirm': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.webhooks.create': { paramsTuple?: []; params?: {} }
    'printful_sandbox.answer': { paramsTuple?: []; params?: {} }
    'printful_sandbox.token': { paramsTuple?: []; params?: {} }
    'printful_sandbox.faults': { paramsTuple?: []; params?: {} }
    'printful_sandbox.life': { paramsTuple?: []; params?: {} }
    'dev.populate': { paramsTuple?: []; params?: {} }
    'stripe_sandbox.customers.create': { paramsTuple?: []; params?: {} }
    'stripe_sandbox.sessions.create': { paramsTuple?: []; params?: {} }
    'stripe_sandbox.sessions.expire': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.refunds.create': { paramsTuple?: []; params?: {} }
    'stripe_sandbox.accounts.create': { paramsTuple?: []; params?: {} }
    'stripe_sandbox.login_links.create': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.account_links.create': { paramsTuple?: []; params?: {} }
    'stripe_sandbox.transfers.create': { paramsTuple?: []; params?: {} }
    'stripe_sandbox.reversals.create': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stripe_sandbox.faults': { paramsTuple?: []; params?: {} }
    'stripe_sandbox.pay': { paramsTuple: [ParamValue]; params: {'sessionId': ParamValue} }
    'stripe_sandbox.settle': { paramsTuple: [ParamValue]; params: {'sessionId': ParamValue} }
    'stripe_sandbox.onboard': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'stripe_sandbox.change_bank': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'unknown': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  PUT: {
    'artists.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'artists.photo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'account_api.password': { paramsTuple?: []; params?: {} }
    'printful_sandbox.own.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.variants.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.orders.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'unknown': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  PATCH: {
    'catalog.products.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'approvals.status': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'fans.favorites.update': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'artistId': ParamValue} }
    'gigs.change_code': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'gigs.change_gig': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'account_api.update': { paramsTuple?: []; params?: {} }
    'admin.api.products.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.api.users.suspensions': { paramsTuple?: []; params?: {} }
    'admin.api.users.role': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.api.users.suspension': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.api.artists.verifications': { paramsTuple?: []; params?: {} }
    'admin.api.artists.verification': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.api.payouts.hold': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.api.artists.share': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'unknown': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  DELETE: {
    'fans.favorites.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'artistId': ParamValue} }
    'fans.product_favorites.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'productId': ParamValue} }
    'provider.disconnect': { paramsTuple?: []; params?: {} }
    'gigs.remove_gig': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'gigs.opt_in': { paramsTuple?: []; params?: {} }
    'account_api.destroy': { paramsTuple?: []; params?: {} }
    'printful_sandbox.own.delete': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.variants.delete': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.orders.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printful_sandbox.webhooks.delete': { paramsTuple?: []; params?: {} }
    'unknown': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  OPTIONS: {
    'unknown': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}