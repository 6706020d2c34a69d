/** A description, the file that the code is in, and the code. */
export type Case = [what: string, file: string, code: string]

const order = 'app/commerce/orders/actions/place_order.ts'
const catalog = 'app/catalog/queries/list.ts'

export const refused: Case[] = [
  ['a static import past public.ts', order, `import Product from '#catalog/models/product'`],
  ['a dynamic import past public.ts', order, `await import('#catalog/models/product')`],
  ['a dynamic import written as a template', order, 'await import(`#catalog/models/product`)'],
  [
    'a dynamic import that is not static text',
    order,
    `export const load = (name: string) => import(name)`,
  ],
  ['a type import past public.ts', order, `import type Product from '#catalog/models/product'`],
  [
    'an inline import type past public.ts',
    order,
    `export type Bought = import('#catalog/models/product').default`,
  ],
  [
    'a typeof import past public.ts',
    order,
    `export type Module = typeof import('#catalog/queries/list')`,
  ],
  ['an import for its effect past public.ts', order, `import '#catalog/routes'`],
  [
    'a named re-export past public.ts',
    'app/commerce/public.ts',
    `export { default } from '#catalog/models/product'`,
  ],
  [
    'a re-export of everything past public.ts',
    'app/commerce/public.ts',
    `export * from '#catalog/queries/list'`,
  ],
  [
    'a relative climb into another module',
    order,
    `import { price } from '../../../catalog/public.js'`,
  ],
  [
    'a relative climb from the top of a module',
    'app/commerce/public.ts',
    `export * from '../catalog/public.js'`,
  ],
  [
    'a relative climb through a deeper folder and back',
    'app/commerce/orders/actions/refund/refund.ts',
    `import { x } from '../../../../../app/catalog/public.js'`,
  ],
  [
    'an alias that climbs out of its module',
    order,
    `import { x } from '#catalog/../fulfilment/public'`,
  ],
  [
    'the implementation of a strategy outside its configuration',
    'config/payouts.ts',
    `export const load = () => import('#payouts/holding_period')`,
  ],
  ['an upward arrow', catalog, `import { income } from '#commerce/public'`],
  [
    'an upward arrow as a type',
    'app/identity/models/user.ts',
    `import type { Artist } from '#artists/public'`,
  ],
  [
    'an arrow between neighbours',
    'app/fans/actions/follow.ts',
    `import { move } from '#approvals/public'`,
  ],
  [
    'an area of the site imported from below',
    'app/commerce/orders/queries/list.ts',
    `import { tiles } from '#studio/public'`,
  ],
  [
    'one area of the site imported by another',
    'app/studio/controllers/overview_controller.ts',
    `import { tiles } from '#admin/public'`,
  ],
  [
    'business in the ground',
    'app/pricing/pricing_service.ts',
    `import { product } from '#catalog/public'`,
  ],
  ['anything of ours in shared', 'app/shared/money.ts', `import { log } from '#core/log'`],
  ['business in core', 'app/core/exceptions/handler.ts', `import { user } from '#identity/public'`],
  [
    'the sandbox used by the application',
    'app/commerce/payments/stripe_client.ts',
    `import { page } from '#sandbox/public'`,
  ],
  [
    'the sandbox that knows of orders',
    'app/sandbox/stripe/sessions.ts',
    `import { order } from '#commerce/public'`,
  ],
  ['the way round by #app', order, `import Product from '#app/catalog/models/product'`],
  ['a test helper in the application', order, `import { chromium } from '#tests/support/chromium'`],
  [
    'a factory in the application',
    catalog,
    `import { ProductFactory } from '#database/factories/product_factory'`,
  ],
  [
    'a module that is on no plan',
    'app/loyalty/points.ts',
    `import { user } from '#identity/public'`,
  ],
  [
    'server code in the browser',
    'inertia/pages/catalog/product.tsx',
    `import { format } from '../../../app/shared/money'`,
  ],
  [
    'the inside of a module in a functional test',
    'tests/functional/checkout/place_order.spec.ts',
    `import { query } from '#commerce/orders/queries/list'`,
  ],
  [
    'the inside of a module at start',
    'start/routes.ts',
    `import { query } from '#commerce/orders/queries/list'`,
  ],
  [
    'the controllers of another module',
    'app/sandbox/routes.ts',
    `import { controllers } from '#generated/controllers'\nrouter.get('/', [controllers.identity.DevRoles])`,
  ],
  [
    'the controllers of another module, taken apart',
    'app/sandbox/routes.ts',
    `import { controllers } from '#generated/controllers'\nconst { sandbox, identity } = controllers`,
  ],
  [
    'the controllers of another module under another name',
    'app/sandbox/routes.ts',
    `import { controllers as all } from '#generated/controllers'\nall['identity'].DevRoles()`,
  ],
  [
    'controllers whose name is not static text',
    'app/sandbox/routes.ts',
    `import { controllers } from '#generated/controllers'\nexport const all = (name: 'identity') => controllers[name]`,
  ],
  [
    'all controllers handed on',
    'app/sandbox/routes.ts',
    `import { controllers } from '#generated/controllers'\nexport const all = controllers`,
  ],
  [
    'all controllers handed on by a re-export',
    'app/sandbox/routes.ts',
    `export { controllers } from '#generated/controllers'`,
  ],
  [
    'the index of all controllers as a whole',
    'app/sandbox/routes.ts',
    `import * as index from '#generated/controllers'`,
  ],
  [
    'the index of all controllers, imported later',
    'app/sandbox/routes.ts',
    `await import('#generated/controllers')`,
  ],
  [
    'the controllers of a module at start',
    'start/routes.ts',
    `import { controllers } from '#generated/controllers'\nrouter.get('/', [controllers.identity.SignIn])`,
  ],
  [
    'a violation under a comment that would switch the rule off',
    order,
    [
      '/* eslint-disable */',
      '// eslint-disable-next-line architecture/module-boundaries',
      `import Product from '#catalog/models/product' // eslint-disable-line`,
    ].join('\n'),
  ],
]

export const allowed: Case[] = [
  [
    'the sandbox that borrows our pictures',
    'app/sandbox/printful/catalog/pictures.ts',
    `import { drawMockup } from '#artwork/public'`,
  ],
  ['a lower module through its public.ts', order, `import { buyable } from '#catalog/public'`],
  [
    'a module further down the arrows',
    'app/commerce/checkout/actions/pay.ts',
    `import type { Account } from '#identity/public'`,
  ],
  ['its own inside by alias', catalog, `import Product from '#catalog/models/product'`],
  ['its own inside by a relative path', catalog, `import Product from '../models/product.js'`],
  [
    'shared and core at any path',
    catalog,
    `import { money } from '#shared/money'\nimport { refuse } from '#core/exceptions/errors'`,
  ],
  [
    'the ground from business',
    order,
    `import { PricingService } from '#pricing/public'\nawait import('#ledger/public')`,
  ],
  [
    'an area of the site that reads downwards',
    'app/studio/queries/overview.ts',
    `import { income } from '#commerce/public'\nimport { rating } from '#reviews/public'`,
  ],
  [
    'generated code and the database schema',
    'app/catalog/models/product.ts',
    `import { ProductSchema } from '#database/schema'\nimport { controllers } from '#generated/controllers'`,
  ],
  [
    'models and factories in tests',
    'tests/functional/checkout/place_order.spec.ts',
    `import Order from '#commerce/orders/models/order'\nimport { OrderFactory } from '#database/factories/order_factory'`,
  ],
  [
    'the inside of a module in its own unit tests',
    'tests/unit/pricing/split.spec.ts',
    `import { split } from '#pricing/split'`,
  ],
  [
    'the implementation of a strategy in its configuration',
    'config/strategies.ts',
    `export const load = () => import('#payouts/holding_period')`,
  ],
  [
    'routes and middleware at start',
    'start/kernel.ts',
    `import '#catalog/routes'\nawait import('#identity/middleware/inertia_middleware')`,
  ],
  ['routes for development at start', 'start/routes.ts', `await import('#identity/dev_routes')`],
  [
    'its own controllers',
    'app/identity/routes.ts',
    `import { controllers } from '#generated/controllers'\nconst { identity } = controllers\nrouter.get('/', [identity.SignIn, controllers.identity.SignOut])`,
  ],
  [
    'the controllers of core at start',
    'start/routes.ts',
    `import { controllers } from '#generated/controllers'\nrouter.get('/', [controllers.core.Health])`,
  ],
  [
    'the rules of money in the browser',
    'inertia/lib/pricing.ts',
    `import { fromDecimal } from '#shared/money'\nimport { PricingService } from '#pricing/public'`,
  ],
  [
    'the rules of time in the browser',
    'inertia/lib/dates.ts',
    `import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'\nimport { HOURS_AFTER } from '#shared/gig_hours'`,
  ],
  [
    'types and generated code in the browser',
    'inertia/pages/catalog/product.tsx',
    `import type { Money } from '../../../app/shared/money'\nimport { registry } from '@generated/registry'`,
  ],
]
