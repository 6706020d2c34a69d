import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import Product from '#catalog/models/product'
import { PRODUCT_STATUSES, type ProductStatus } from '#shared/product_status'
import { ProductFactory } from '#database/factories/product_factory'
import { ProductVariantFactory } from '#database/factories/product_variant_factory'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { pence } from '#shared/money'
import { percentage } from '#shared/percentage'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenActiveProduct, givenArtist } from '#tests/support/given'

type Dashboard = {
  tab: string
  list?: string
  counts?: Record<string, number>
  pendingApprovals: number
  products: {
    id: number
    name: string
    status: ProductStatus
    moves: ProductStatus[]
    printfulData: unknown
    offer: { sizes: object[]; colors: string[]; pictures: object[] }
  }[]
  nextUrl: string | null
  baseByType: Record<string, number>
}

async function open(client: ApiClient, account: User, path: string): Promise<Dashboard> {
  const page = await client.get(path).withInertia().loginAs(account)
  page.assertStatus(200)
  return page.inertiaProps as never as Dashboard
}

/** One product of each status. */
async function givenProducts() {
  const { artist, owner } = await givenArtist({})
  for (const status of PRODUCT_STATUSES)
    await ProductFactory.merge({
      artistId: artist.id,
      status,
      printfulData: { techniques: ['dtg'] },
    }).create()
  return { artist, owner }
}

const statusesOf = ({ products }: Dashboard) => products.map(({ status }) => status)

test.group('The products of the dashboard', (group) => {
  group.each.setup(rollbackAfterEach)

  test('are listed for management unless they are pending or rejected', async ({
    assert,
    client,
  }) => {
    const { owner } = await givenProducts()
    const page = await open(client, owner, '/dashboard?tab=product-management')
    assert.sameMembers(statusesOf(page), ['draft', 'approved', 'active', 'inactive', 'retired'])
    assert.deepEqual([...new Set(page.products.map((product) => product.printfulData))], [null])
  }).tags(['APPR-1'])

  test('are found by words of their name, whatever the case and accents, and by status', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const names = ['Über Tour Tee', 'Tour Poster', 'Night Mug']
    for (const name of names)
      await ProductFactory.merge({ artistId: artist.id, status: 'active', name }).create()
    await ProductFactory.merge({
      artistId: artist.id,
      status: 'retired',
      name: 'Old Tour',
    }).create()
    await ProductFactory.merge({ status: 'active', name: 'Tour of another band' }).create()
    const found = async (filters: string) => {
      const { products } = await open(client, owner, `/dashboard?tab=product-management&${filters}`)
      return products.map(({ name }) => name)
    }
    assert.deepEqual(await found('search=uber TEE'), ['Über Tour Tee'])
    assert.sameMembers(await found('search=tour'), ['Über Tour Tee', 'Tour Poster', 'Old Tour'])
    assert.sameMembers(await found('search=tour&status=active'), ['Über Tour Tee', 'Tour Poster'])
    assert.deepEqual(await found('status=retired'), ['Old Tour'])
    assert.deepEqual(await found('search=%25'), await found(''))
    assert.lengthOf(await found('status=pending_approval'), 4)
    assert.deepEqual(await found('search=hoodie'), [])
  })

  test('show the statuses that their artist can move them to', async ({ assert, client }) => {
    const { owner } = await givenProducts()
    const { products } = await open(client, owner, '/dashboard?tab=old-products')
    const moves = products.map((product) => [product.status, product.moves])
    assert.deepEqual(Object.fromEntries(moves), {
      draft: ['retired'],
      pending_approval: [],
      approved: ['active', 'retired'],
      rejected: [],
      active: ['inactive', 'retired'],
      inactive: ['active', 'retired'],
      retired: [],
    })
  })

  test('wait for approval, were approved or rejected: the inner tab is in the address, each with its count', async ({
    assert,
    client,
  }) => {
    const { owner } = await givenProducts()
    const lists: [string, ProductStatus[]][] = [
      ['', ['pending_approval']],
      ['&list=pending', ['pending_approval']],
      ['&list=nonsense', ['pending_approval']],
      ['&list=toString', ['pending_approval']],
      ['&list=approved', ['approved', 'active', 'inactive']],
      ['&list=rejected', ['rejected']],
    ]
    for (const [query, statuses] of lists) {
      const page = await open(client, owner, `/dashboard?tab=product-approvals${query}`)
      assert.sameMembers(statusesOf(page), statuses)
      assert.deepEqual(page.counts, { pending: 1, approved: 3, rejected: 1 })
      assert.equal(page.pendingApprovals, 1)
    }
  }).tags(['APPR-4'])

  test('are all in the old list, which has an address but no tab', async ({ assert, client }) => {
    const { owner } = await givenProducts()
    const page = await open(client, owner, '/dashboard?tab=old-products')
    assert.sameMembers(statusesOf(page), [...PRODUCT_STATUSES])
  }).tags(['APPR-10'])

  test('are drafted at a separate address, at the provisional cost', async ({ assert, client }) => {
    const { owner } = await givenArtist({})
    const page = await open(client, owner, '/dashboard?tab=add-product')
    assert.equal(page.tab, 'add-product')
    assert.equal(page.baseByType.hoodie, 8.5)
    await db
      .table('product_type_costs')
      .insert({ product_type: 'hoodie', cost: '23.95', updated_at: new Date() })
    const { baseByType } = await open(client, owner, '/dashboard?tab=add-product')
    assert.deepInclude(baseByType, { hoodie: 23.95, cap: 8.5 })
  }).tags(['STUD-8'])

  test('show their blank: sizes with their costs, colours, pictures, advice', async ({
    assert,
    client,
  }) => {
    const { owner, artist } = await givenArtist({})
    const { product } = await givenActiveProduct({ artist })
    await db.from('product_variants').where('product_id', product.id).delete()
    const variant = { productId: product.id, color: 'Black' }
    await ProductVariantFactory.merge({
      ...variant,
      size: 'S',
      cost: pence(1075),
      position: 1,
    }).create()
    await ProductVariantFactory.merge({
      ...variant,
      size: '2XL',
      cost: pence(1235),
      position: 2,
    }).create()
    await ProductVariantFactory.merge({
      ...variant,
      size: 'S',
      color: 'Sand',
      cost: pence(1075),
      position: 3,
    }).create()
    const page = await open(client, owner, '/dashboard?tab=product-management')
    const { offer } = page.products[0]!
    assert.deepEqual(offer.sizes, [
      { size: 'S', cost: 10.75 },
      { size: '2XL', cost: 12.35 },
    ])
    assert.deepEqual(offer.colors, ['Black', 'Sand'])
    assert.isNotEmpty(offer.pictures)
    assert.property(page.products[0]!, 'recommendedPrice')
  }).tags(['STUD-9'])

  test('are listed in pages, without omissions', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const made = await ProductFactory.merge({ artistId: artist.id }).createMany(30)
    const first = await open(client, owner, '/dashboard?tab=product-management')
    assert.lengthOf(first.products, 24)
    const second = await open(client, owner, first.nextUrl!)
    assert.sameMembers(
      [...first.products, ...second.products].map(({ id }) => id),
      made.map(({ id }) => id)
    )
  })

  test('of one artist are shown only to that artist and admins', async ({ assert, client }) => {
    const { artist } = await givenProducts()
    const { owner: other } = await givenArtist({})
    const fan = await UserFactory.create()
    const admin = await UserFactory.merge({ userType: 'admin' }).create()
    const path = `/dashboard?tab=old-products&artist=${artist.id}`
    assert.isEmpty((await open(client, other, path)).products)
    assert.isUndefined((await open(client, fan, path)).products)
    assert.lengthOf((await open(client, admin, path)).products, PRODUCT_STATUSES.length)
    const visitor = await client.get(path).redirects(0)
    visitor.assertStatus(302)
  }).tags(['APPR-27'])
})

test.group('The words of the product tabs', (group) => {
  group.each.setup(rollbackAfterEach)

  /** The visible text of the server's page, without the page's data. */
  async function textOf(client: ApiClient, owner: User, query: string) {
    const page = await client.get(`/dashboard?tab=${query}`).loginAs(owner)
    page.assertStatus(200)
    return page
      .text()
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
  }

  test('{tab} with nothing in it: {title}')
    .tags(['APPR-3', 'APPR-5', 'APPR-10'])
    .with([
      { tab: 'product-management', title: 'No Products to Manage' },
      { tab: 'product-approvals', title: 'No Pending Products All products have been reviewed.' },
      { tab: 'product-approvals&list=approved', title: 'No Approved Products' },
      { tab: 'product-approvals&list=rejected', title: 'No Rejected Products' },
      { tab: 'old-products', title: 'No products yet' },
    ])
    .run(async ({ assert, client }, { tab, title }) => {
      const { owner } = await givenArtist({})
      assert.include(await textOf(client, owner, tab), title)
    })

  test('{$self} with nothing in it leads a new artist to their first product')
    .with(['product-management', 'product-approvals'])
    .run(async ({ assert, client }, tab) => {
      const { owner } = await givenArtist({})
      const html = (await client.get(`/dashboard?tab=${tab}`).loginAs(owner)).text()
      const [, content] = html.split('border-dashed')
      assert.deepEqual(
        [...content!.split('</section>')[0]!.matchAll(/href="([^"]*)"/g)].map(([, href]) => href),
        ['/dashboard?tab=add-product']
      )
    })

  test('{tab} with one product in each state: {words}')
    .tags(['APPR-1', 'APPR-2', 'APPR-4', 'APPR-6', 'APPR-10', 'APPR-11', 'APPR-12'])
    .with([
      {
        tab: 'product-management',
        words: [
          'View Live Store',
          'In preparation',
          'Approved',
          'Activate',
          'Active',
          'Deactivate',
        ],
      },
      { tab: 'product-management', words: ['Inactive', 'Reactivate', 'Retired', 'Retire', 'Edit'] },
      {
        tab: 'product-approvals',
        words: ['Pending Approval 1', 'Approved Products 3', 'Rejected 1', 'Pending Review'],
      },
      {
        tab: 'product-approvals',
        words: ['Base cost £12.50', 'Minimum price £17.50', 'Soft cotton', 'Review', 'Approvals 1'],
      },
      { tab: 'product-approvals&list=rejected', words: ['Rejected', 'Your notes', 'History'] },
      {
        tab: 'old-products',
        words: [
          'Waiting for artist approval',
          'Product rejected - check feedback',
          'Product retired',
          'Approved',
          'Deactivate',
          'Reactivate',
          'Retire',
        ],
      },
      {
        tab: 'add-product',
        words: ['Product Name', 'Base Price (£)', 'Selling Price (£)', 'Design URL (optional)'],
      },
      { tab: 'overview', words: ['1 to approve', 'Manage Products'] },
    ])
    .run(async ({ assert, client }, { tab, words }) => {
      const { artist, owner } = await givenProducts()
      for (const product of await Product.query().where('artistId', artist.id))
        await product.merge({ approvalNotes: 'Not our red.' }).save()
      const text = await textOf(client, owner, tab)
      for (const word of words) assert.include(text, word)
    })

  test('the share in a price breakdown is the artist’s own', async ({ assert, client }) => {
    const { owner } = await givenArtist({ profitSharePercentage: percentage(7_550) })
    const text = await textOf(client, owner, 'add-product')
    assert.include(text, 'Your earnings 75.5% of the profit')
    assert.include(text, 'Platform fee 24.5%')
  }).tags(['APPR-9'])
})
