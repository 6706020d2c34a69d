import '@adonisjs/inertia/types'

import type React from 'react'
import type { Prettify } from '@adonisjs/core/types/common'

type ExtractProps<T> =
  T extends React.FC<infer Props>
    ? Prettify<Omit<Props, 'children'>>
    : T extends React.Component<infer Props>
      ? Prettify<Omit<Props, 'children'>>
      : never

declare module '@adonisjs/inertia/types' {
  export interface InertiaPages {
    'account/account': ExtractProps<(typeof import('../../inertia/pages/account/account.tsx'))['default']>
    'account/confirm_deletion': ExtractProps<(typeof import('../../inertia/pages/account/confirm_deletion.tsx'))['default']>
    'account/confirm_email': ExtractProps<(typeof import('../../inertia/pages/account/confirm_email.tsx'))['default']>
    'account/verify_email': ExtractProps<(typeof import('../../inertia/pages/account/verify_email.tsx'))['default']>
    'admin/all_products': ExtractProps<(typeof import('../../inertia/pages/admin/all_products.tsx'))['default']>
    'admin/artists': ExtractProps<(typeof import('../../inertia/pages/admin/artists.tsx'))['default']>
    'admin/audit': ExtractProps<(typeof import('../../inertia/pages/admin/audit.tsx'))['default']>
    'admin/catalog': ExtractProps<(typeof import('../../inertia/pages/admin/catalog.tsx'))['default']>
    'admin/disputes': ExtractProps<(typeof import('../../inertia/pages/admin/disputes.tsx'))['default']>
    'admin/legacy_catalog': ExtractProps<(typeof import('../../inertia/pages/admin/legacy_catalog.tsx'))['default']>
    'admin/order': ExtractProps<(typeof import('../../inertia/pages/admin/order.tsx'))['default']>
    'admin/orders': ExtractProps<(typeof import('../../inertia/pages/admin/orders.tsx'))['default']>
    'admin/overview': ExtractProps<(typeof import('../../inertia/pages/admin/overview.tsx'))['default']>
    'admin/payouts': ExtractProps<(typeof import('../../inertia/pages/admin/payouts.tsx'))['default']>
    'admin/printful': ExtractProps<(typeof import('../../inertia/pages/admin/printful.tsx'))['default']>
    'admin/product': ExtractProps<(typeof import('../../inertia/pages/admin/product.tsx'))['default']>
    'admin/products': ExtractProps<(typeof import('../../inertia/pages/admin/products.tsx'))['default']>
    'admin/queues': ExtractProps<(typeof import('../../inertia/pages/admin/queues.tsx'))['default']>
    'admin/settings': ExtractProps<(typeof import('../../inertia/pages/admin/settings.tsx'))['default']>
    'admin/store_catalog': ExtractProps<(typeof import('../../inertia/pages/admin/store_catalog.tsx'))['default']>
    'admin/users': ExtractProps<(typeof import('../../inertia/pages/admin/users.tsx'))['default']>
    'catalog/product': ExtractProps<(typeof import('../../inertia/pages/catalog/product.tsx'))['default']>
    'catalog/store': ExtractProps<(typeof import('../../inertia/pages/catalog/store.tsx'))['default']>
    'checkout/cancel': ExtractProps<(typeof import('../../inertia/pages/checkout/cancel.tsx'))['default']>
    'checkout/checkout': ExtractProps<(typeof import('../../inertia/pages/checkout/checkout.tsx'))['default']>
    'checkout/success': ExtractProps<(typeof import('../../inertia/pages/checkout/success.tsx'))['default']>
    'core/api_reference': ExtractProps<(typeof import('../../inertia/pages/core/api_reference.tsx'))['default']>
    'errors/forbidden': ExtractProps<(typeof import('../../inertia/pages/errors/forbidden.tsx'))['default']>
    'errors/not_found': ExtractProps<(typeof import('../../inertia/pages/errors/not_found.tsx'))['default']>
    'errors/refused': ExtractProps<(typeof import('../../inertia/pages/errors/refused.tsx'))['default']>
    'errors/server_error': ExtractProps<(typeof import('../../inertia/pages/errors/server_error.tsx'))['default']>
    'fans/stop_news': ExtractProps<(typeof import('../../inertia/pages/fans/stop_news.tsx'))['default']>
    'fans/wishlist': ExtractProps<(typeof import('../../inertia/pages/fans/wishlist.tsx'))['default']>
    'fulfilment/catalog': ExtractProps<(typeof import('../../inertia/pages/fulfilment/catalog.tsx'))['default']>
    'fulfilment/connection_test': ExtractProps<(typeof import('../../inertia/pages/fulfilment/connection_test.tsx'))['default']>
    'fulfilment/orders': ExtractProps<(typeof import('../../inertia/pages/fulfilment/orders.tsx'))['default']>
    'fulfilment/overview': ExtractProps<(typeof import('../../inertia/pages/fulfilment/overview.tsx'))['default']>
    'fulfilment/products': ExtractProps<(typeof import('../../inertia/pages/fulfilment/products.tsx'))['default']>
    'identity/artist_signup': ExtractProps<(typeof import('../../inertia/pages/identity/artist_signup.tsx'))['default']>
    'identity/dev_roles': ExtractProps<(typeof import('../../inertia/pages/identity/dev_roles.tsx'))['default']>
    'identity/forgot_password': ExtractProps<(typeof import('../../inertia/pages/identity/forgot_password.tsx'))['default']>
    'identity/register': ExtractProps<(typeof import('../../inertia/pages/identity/register.tsx'))['default']>
    'identity/reset_password': ExtractProps<(typeof import('../../inertia/pages/identity/reset_password.tsx'))['default']>
    'identity/sign_in': ExtractProps<(typeof import('../../inertia/pages/identity/sign_in.tsx'))['default']>
    'identity/sign_out': ExtractProps<(typeof import('../../inertia/pages/identity/sign_out.tsx'))['default']>
    'orders/find': ExtractProps<(typeof import('../../inertia/pages/orders/find.tsx'))['default']>
    'orders/link_ended': ExtractProps<(typeof import('../../inertia/pages/orders/link_ended.tsx'))['default']>
    'orders/list': ExtractProps<(typeof import('../../inertia/pages/orders/list.tsx'))['default']>
    'orders/order': ExtractProps<(typeof import('../../inertia/pages/orders/order.tsx'))['default']>
    'reviews/write': ExtractProps<(typeof import('../../inertia/pages/reviews/write.tsx'))['default']>
    'sandbox/mail_preview': ExtractProps<(typeof import('../../inertia/pages/sandbox/mail_preview.tsx'))['default']>
    'sandbox/mail_previews': ExtractProps<(typeof import('../../inertia/pages/sandbox/mail_previews.tsx'))['default']>
    'sandbox/mail': ExtractProps<(typeof import('../../inertia/pages/sandbox/mail.tsx'))['default']>
    'sandbox/mailbox': ExtractProps<(typeof import('../../inertia/pages/sandbox/mailbox.tsx'))['default']>
    'sandbox/printful_authorize': ExtractProps<(typeof import('../../inertia/pages/sandbox/printful_authorize.tsx'))['default']>
    'sandbox/stripe_express': ExtractProps<(typeof import('../../inertia/pages/sandbox/stripe_express.tsx'))['default']>
    'sandbox/stripe_onboarding': ExtractProps<(typeof import('../../inertia/pages/sandbox/stripe_onboarding.tsx'))['default']>
    'sandbox/stripe_payment': ExtractProps<(typeof import('../../inertia/pages/sandbox/stripe_payment.tsx'))['default']>
    'storefront/artists': ExtractProps<(typeof import('../../inertia/pages/storefront/artists.tsx'))['default']>
    'storefront/browse': ExtractProps<(typeof import('../../inertia/pages/storefront/browse.tsx'))['default']>
    'storefront/collections': ExtractProps<(typeof import('../../inertia/pages/storefront/collections.tsx'))['default']>
    'storefront/fan_home': ExtractProps<(typeof import('../../inertia/pages/storefront/fan_home.tsx'))['default']>
    'storefront/landing': ExtractProps<(typeof import('../../inertia/pages/storefront/landing.tsx'))['default']>
    'storefront/scan': ExtractProps<(typeof import('../../inertia/pages/storefront/scan.tsx'))['default']>
    'storefront/text_page': ExtractProps<(typeof import('../../inertia/pages/storefront/text_page.tsx'))['default']>
    'studio/add_product': ExtractProps<(typeof import('../../inertia/pages/studio/add_product.tsx'))['default']>
    'studio/followers': ExtractProps<(typeof import('../../inertia/pages/studio/followers.tsx'))['default']>
    'studio/gig': ExtractProps<(typeof import('../../inertia/pages/studio/gig.tsx'))['default']>
    'studio/gigs': ExtractProps<(typeof import('../../inertia/pages/studio/gigs.tsx'))['default']>
    'studio/live_gig': ExtractProps<(typeof import('../../inertia/pages/studio/live_gig.tsx'))['default']>
    'studio/not_found': ExtractProps<(typeof import('../../inertia/pages/studio/not_found.tsx'))['default']>
    'studio/old_products': ExtractProps<(typeof import('../../inertia/pages/studio/old_products.tsx'))['default']>
    'studio/order': ExtractProps<(typeof import('../../inertia/pages/studio/order.tsx'))['default']>
    'studio/orders': ExtractProps<(typeof import('../../inertia/pages/studio/orders.tsx'))['default']>
    'studio/overview': ExtractProps<(typeof import('../../inertia/pages/studio/overview.tsx'))['default']>
    'studio/own_gigs': ExtractProps<(typeof import('../../inertia/pages/studio/own_gigs.tsx'))['default']>
    'studio/payout': ExtractProps<(typeof import('../../inertia/pages/studio/payout.tsx'))['default']>
    'studio/payouts': ExtractProps<(typeof import('../../inertia/pages/studio/payouts.tsx'))['default']>
    'studio/product_approvals': ExtractProps<(typeof import('../../inertia/pages/studio/product_approvals.tsx'))['default']>
    'studio/product_management': ExtractProps<(typeof import('../../inertia/pages/studio/product_management.tsx'))['default']>
    'studio/profile': ExtractProps<(typeof import('../../inertia/pages/studio/profile.tsx'))['default']>
    'studio/qr_codes': ExtractProps<(typeof import('../../inertia/pages/studio/qr_codes.tsx'))['default']>
    'studio/set_up_profile': ExtractProps<(typeof import('../../inertia/pages/studio/set_up_profile.tsx'))['default']>
    'studio/statement': ExtractProps<(typeof import('../../inertia/pages/studio/statement.tsx'))['default']>
  }
}
