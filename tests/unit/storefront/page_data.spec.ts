import { test } from '@japa/runner'
import { asKept, documentOf, pageIn, titleOf } from '../../../inertia/service_worker/page_data.js'

const document = (page: object, rendered = '') =>
  `<!DOCTYPE html><html lang="en-GB"><head><title data-inertia="">Old</title></head><body>` +
  `<script data-page="app" type="application/json">${JSON.stringify(page).replace(/\//g, '\\/').replace(/</g, '\\u003c')}</script>` +
  `<div data-server-rendered="true" id="app">${rendered}</div>\n<div class="shell" role="status">Loading...</div></body></html>`

const page = {
  component: 'catalog/product',
  url: '/product/1',
  props: { user: null, product: { name: 'Tee </script><b>$& $1', imageUrl: '/x' } },
}

test.group('The data of a page in a document', () => {
  test('are read, and put into another document whatever they hold', ({ assert }) => {
    const shell = document({ component: 'storefront/offline', url: '/offline', props: {} }, '<p>x')
    const made = documentOf(page, shell)
    assert.deepEqual(pageIn(made), page)
    assert.include(made, '<div id="app"></div><div class="shell"')
    assert.notInclude(made, 'data-server-rendered')
    assert.notInclude(made, 'Old')
  }).tags(['OFF-1'])

  test('are not found in a page that is not ours', ({ assert }) => {
    assert.isNull(pageIn('<!doctype html><title>Portal</title>'))
    assert.isNull(pageIn('<script data-page="app" type="application/json">{</script>'))
  }).tags(['OFF-4'])

  test('name stores and products, and the document says why it is shown', ({ assert }) => {
    assert.equal(titleOf(page), 'Tee </script><b>$& $1')
    assert.isNull(titleOf({ ...page, component: 'storefront/browse' }))
    assert.include(asKept(document(page), 'slow'), '<html data-kept="slow" lang')
    const withRoom = asKept(document(page), 'offline', ['/assets/strip.css'])
    assert.include(withRoom, '<html data-kept="offline" data-strip-room="" lang')
    assert.include(withRoom, '<link rel="stylesheet" href="/assets/strip.css"></head>')
  }).tags(['OFF-3'])
})
