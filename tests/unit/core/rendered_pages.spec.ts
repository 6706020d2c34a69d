import { test } from '@japa/runner'
import type { Page } from '@inertiajs/core'
import { renderedOnce } from '../../../inertia/lib/rendered_pages.js'

const pageOf = (props: Record<string, unknown>, component = 'catalog/store') =>
  ({ component, url: '/store/1', props }) as unknown as Page

function renderer() {
  let times = 0
  const render = async () => ({ head: [], body: `rendering ${++times}` })
  return { render, times: () => times }
}

test.group('Rendered pages', () => {
  test('a visitor’s page is rendered once for equal props', async ({ assert }) => {
    const { render, times } = renderer()
    const first = await renderedOnce(pageOf({ user: null, name: 'Equal' }), render)
    assert.equal(
      (await renderedOnce(pageOf({ user: null, name: 'Equal' }), render)).body,
      first.body
    )
    assert.equal(times(), 1)
  })

  test('another price, another rendering', async ({ assert }) => {
    const { render, times } = renderer()
    await renderedOnce(pageOf({ user: null, price: 24 }), render)
    await renderedOnce(pageOf({ user: null, price: 26 }), render)
    assert.equal(times(), 2)
  })

  test('a page that knows a person is never kept', async ({ assert }) => {
    const { render, times } = renderer()
    await renderedOnce(pageOf({ user: { id: 1 }, name: 'Private' }), render)
    await renderedOnce(pageOf({ user: { id: 1 }, name: 'Private' }), render)
    await renderedOnce(pageOf({ name: 'Unknown' }), render)
    await renderedOnce(pageOf({ name: 'Unknown' }), render)
    assert.equal(times(), 4)
  })

  test('any number of missing addresses pushes out no page of the shop', async ({ assert }) => {
    const { render, times } = renderer()
    await renderedOnce(pageOf({ user: null, name: 'Kept' }), render)
    const large = async () => ({ head: [], body: 'x'.repeat(500_000) })
    for (let address = 0; address < 60; address++)
      await renderedOnce(pageOf({ user: null, address }, 'errors/not_found'), large)
    await renderedOnce(pageOf({ user: null, name: 'Kept' }), render)
    assert.equal(times(), 1)
  })
})
