import { test } from '@japa/runner'
import { ESLint } from 'eslint'

const eslint = new ESLint()

/** What the doors have to say about code that stands in `file`. */
async function complaints(file: string, code: string) {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: file })
  return result.messages.filter((message) => message.ruleId === 'house/module-doors').map((each) => each.message)
}

interface Case {
  what: string
  file: string
  code: string
}

const violations: Case[] = [
  {
    what: 'a static import past the public door',
    file: 'app/orders/actions/place_order.ts',
    code: `import Product from '#catalog/models/product'`,
  },
  {
    what: 'a dynamic import past the public door',
    file: 'app/orders/actions/place_order.ts',
    code: `await import('#catalog/models/product')`,
  },
  {
    what: 'a dynamic import written as a template',
    file: 'app/orders/actions/place_order.ts',
    code: 'await import(`#catalog/models/product`)',
  },
  {
    what: 'a dynamic import that nobody can read',
    file: 'app/orders/actions/place_order.ts',
    code: `export const load = (name: string) => import(name)`,
  },
  {
    what: 'a type import past the public door',
    file: 'app/orders/actions/place_order.ts',
    code: `import type Product from '#catalog/models/product'`,
  },
  {
    what: 'an inline import type past the public door',
    file: 'app/orders/actions/place_order.ts',
    code: `export type Bought = import('#catalog/models/product').default`,
  },
  {
    what: 'a typeof import past the public door',
    file: 'app/orders/actions/place_order.ts',
    code: `export type Module = typeof import('#catalog/queries/list')`,
  },
  {
    what: 'an import for its effect past the public door',
    file: 'app/orders/actions/place_order.ts',
    code: `import '#catalog/routes'`,
  },
  {
    what: 'a named re-export past the public door',
    file: 'app/orders/public.ts',
    code: `export { default } from '#catalog/models/product'`,
  },
  {
    what: 'a re-export of everything past the public door',
    file: 'app/orders/public.ts',
    code: `export * from '#catalog/queries/list'`,
  },
  {
    what: 'a relative climb into another module',
    file: 'app/orders/actions/place_order.ts',
    code: `import { price } from '../../catalog/public.js'`,
  },
  {
    what: 'a relative climb from the top of a module',
    file: 'app/orders/public.ts',
    code: `export * from '../catalog/public.js'`,
  },
  {
    what: 'a relative climb through a deeper folder and back',
    file: 'app/orders/actions/refund/refund.ts',
    code: `import { x } from '../../../../app/catalog/public.js'`,
  },
  {
    what: 'an alias that climbs out of its module',
    file: 'app/orders/actions/place_order.ts',
    code: `import { x } from '#catalog/../checkout/public'`,
  },
  {
    what: 'an upward arrow',
    file: 'app/catalog/queries/list.ts',
    code: `import { takings } from '#orders/public'`,
  },
  {
    what: 'an upward arrow as a type',
    file: 'app/identity/models/user.ts',
    code: `import type { Artist } from '#artists/public'`,
  },
  {
    what: 'an arrow between neighbours',
    file: 'app/fans/actions/follow.ts',
    code: `import { move } from '#approvals/public'`,
  },
  {
    what: 'an area of the site imported from below',
    file: 'app/orders/queries/list.ts',
    code: `import { tiles } from '#studio/public'`,
  },
  {
    what: 'one area of the site imported by another',
    file: 'app/studio/controllers/overview_controller.ts',
    code: `import { tiles } from '#admin/public'`,
  },
  {
    what: 'business in the ground',
    file: 'app/pricing/pricing_service.ts',
    code: `import { product } from '#catalog/public'`,
  },
  {
    what: 'anything of ours in shared',
    file: 'app/shared/money.ts',
    code: `import { log } from '#core/log'`,
  },
  {
    what: 'business in core',
    file: 'app/core/exceptions/handler.ts',
    code: `import { user } from '#identity/public'`,
  },
  {
    what: 'the sandbox used by the application',
    file: 'app/payments/stripe_client.ts',
    code: `import { page } from '#sandbox/public'`,
  },
  {
    what: 'the sandbox that knows of orders',
    file: 'app/sandbox/stripe/sessions.ts',
    code: `import { order } from '#orders/public'`,
  },
  {
    what: 'the way round by #app',
    file: 'app/orders/actions/place_order.ts',
    code: `import Product from '#app/catalog/models/product'`,
  },
  {
    what: 'a test helper in the application',
    file: 'app/orders/actions/place_order.ts',
    code: `import { chromium } from '#tests/support/chromium'`,
  },
  {
    what: 'a factory in the application',
    file: 'app/catalog/queries/list.ts',
    code: `import { ProductFactory } from '#database/factories/product_factory'`,
  },
  {
    what: 'a module that is on no plan',
    file: 'app/loyalty/points.ts',
    code: `import { user } from '#identity/public'`,
  },
  {
    what: 'server code in the browser',
    file: 'inertia/pages/catalog/product.tsx',
    code: `import { format } from '../../../app/shared/money'`,
  },
  {
    what: 'the inside of a module in a functional test',
    file: 'tests/functional/orders/place_order.spec.ts',
    code: `import { query } from '#orders/queries/list'`,
  },
  {
    what: 'the inside of a module at start',
    file: 'start/routes.ts',
    code: `import { query } from '#orders/queries/list'`,
  },
  {
    what: 'a violation under a comment that would switch the rule off',
    file: 'app/orders/actions/place_order.ts',
    code: [
      '/* eslint-disable */',
      '// eslint-disable-next-line house/module-doors',
      `import Product from '#catalog/models/product' // eslint-disable-line`,
    ].join('\n'),
  },
]

const allowed: Case[] = [
  {
    what: 'a lower module through its public door',
    file: 'app/orders/actions/place_order.ts',
    code: `import { buyable } from '#catalog/public'`,
  },
  {
    what: 'a module further down the arrows',
    file: 'app/checkout/actions/pay.ts',
    code: `import type { Account } from '#identity/public'`,
  },
  {
    what: 'its own inside by alias',
    file: 'app/catalog/queries/list.ts',
    code: `import Product from '#catalog/models/product'`,
  },
  {
    what: 'its own inside by a relative path',
    file: 'app/catalog/queries/list.ts',
    code: `import Product from '../models/product.js'`,
  },
  {
    what: 'shared and core at any path',
    file: 'app/catalog/queries/list.ts',
    code: `import { money } from '#shared/money'\nimport { refuse } from '#core/exceptions/refusals'`,
  },
  {
    what: 'the ground from business',
    file: 'app/orders/actions/place_order.ts',
    code: `import { PricingService } from '#pricing/public'\nawait import('#ledger/public')`,
  },
  {
    what: 'an area of the site that reads downwards',
    file: 'app/studio/queries/overview.ts',
    code: `import { takings } from '#orders/public'\nimport { rating } from '#reviews/public'`,
  },
  {
    what: 'generated code and the database schema',
    file: 'app/catalog/models/product.ts',
    code: `import { ProductSchema } from '#database/schema'\nimport { controllers } from '#generated/controllers'`,
  },
  {
    what: 'models and factories in tests',
    file: 'tests/functional/orders/place_order.spec.ts',
    code: `import Order from '#orders/models/order'\nimport { OrderFactory } from '#database/factories/order_factory'`,
  },
  {
    what: 'the inside of a module in its own unit tests',
    file: 'tests/unit/pricing/split.spec.ts',
    code: `import { split } from '#pricing/split'`,
  },
  {
    what: 'routes and middleware at start',
    file: 'start/kernel.ts',
    code: `import '#catalog/routes'\nawait import('#identity/middleware/inertia_middleware')`,
  },
  {
    what: 'types and generated code in the browser',
    file: 'inertia/pages/catalog/product.tsx',
    code: `import type { Money } from '../../../app/shared/money'\nimport { registry } from '@generated/registry'`,
  },
]

test.group('Module doors | refused', (group) => {
  group.each.timeout(60_000)

  test('{what}')
    .with(violations)
    .run(async ({ assert }, { file, code }) => {
      assert.lengthOf(await complaints(file, code), 1)
    })
})

test.group('Module doors | allowed', () => {
  test('{what}')
    .with(allowed)
    .run(async ({ assert }, { file, code }) => {
      assert.deepEqual(await complaints(file, code), [])
    })
})
