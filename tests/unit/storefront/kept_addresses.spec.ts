import { test } from '@japa/runner'
import {
  addressesFor,
  isPersonal,
  keptAddress,
  requestKindOf,
  scannedCode,
} from '../../../inertia/service_worker/addresses.js'

const url = (path: string) => new URL(path, 'https://gigstall.test')

test.group('The address under which a page is kept', () => {
  test('is {kept} for {given}')
    .tags(['OFF-1', 'OFF-2'])
    .with([
      { given: '/', kept: '/' },
      { given: '/Store/7/', kept: '/store/7' },
      { given: '/artist/7/store?qr=DEMO-GIG', kept: '/store/7' },
      { given: '/artist/7', kept: '/store/7' },
      { given: '/product/3?utm_source=x&size=M&color=', kept: '/product/3?size=M' },
      { given: '/browse?type=mug&fbclid=1&search=tram', kept: '/browse?search=tram&type=mug' },
      { given: '/browse?type[]=mug', kept: '/browse?type%5B%5D=mug' },
      { given: '/scan?code=NIGHT-BUS', kept: '/scan' },
      { given: '/checkout?items=3', kept: '/checkout' },
    ])
    .run(({ assert }, { given, kept }) => assert.equal(keptAddress(url(given)), kept))

  test('does not exist for {$self}')
    .tags(['OFF-2'])
    .with([
      '/dashboard',
      '/admin/orders',
      '/orders',
      '/orders/GS-1?token=x',
      '/account',
      '/wishlist',
      '/checkout/success?session_id=cs_1',
      '/login',
      '/profile',
      '/store/7/edit',
      '/news/stop',
      '/api/docs',
    ])
    .run(({ assert }, given) => assert.isNull(keptAddress(url(given))))

  test('stands for a narrowed store or product, and for no other list', ({ assert }) => {
    assert.deepEqual(addressesFor('/product/3?size=M'), ['/product/3?size=M', '/product/3'])
    assert.deepEqual(addressesFor('/store/3?cursor=x'), ['/store/3?cursor=x'])
    assert.deepEqual(addressesFor('/browse?type=mug'), ['/browse?type=mug'])
  }).tags(['OFF-1'])

  test('of one visit is known by its parameter, and a scan by its code', ({ assert }) => {
    assert.isTrue(isPersonal(url('/store/1?qr=X')))
    assert.isTrue(isPersonal(url('/scan?code=X')))
    assert.isTrue(isPersonal(url('/?error=role_mismatch')))
    assert.isFalse(isPersonal(url('/store/1?type=mug')))
    assert.equal(scannedCode(url('/artist/1/store?qr=demo-gig')), 'demo-gig')
    assert.isNull(scannedCode(url('/store/1?qr=../../logout')))
    assert.isNull(scannedCode(url('/browse?qr=DEMO-GIG')))
  }).tags(['OFF-6'])
})

test.group('What a request asks the worker for', () => {
  test('{method} {path} is {kind}')
    .tags(['OFF-2', 'OFF-5'])
    .with([
      { method: 'GET', path: '/store/1', kind: 'page' },
      { method: 'GET', path: '/assets/app-1.js', kind: 'asset' },
      { method: 'GET', path: '/pictures/640.avif/a/b.jpg', kind: 'picture' },
      { method: 'POST', path: '/api/qr-codes/DEMO/scan', kind: 'queued' },
      { method: 'POST', path: '/api/events', kind: 'queued' },
      { method: 'POST', path: '/api/users/5/favorites', kind: 'queued' },
      { method: 'DELETE', path: '/api/users/5/product-favorites/9', kind: 'queued' },
      { method: 'PUT', path: '/api/gigs/5/attendance', kind: 'queued' },
      { method: 'PUT', path: '/api/gigs/5/shares', kind: 'other' },
      { method: 'POST', path: '/api/logout', kind: 'session' },
      { method: 'POST', path: '/api/orders', kind: 'other' },
      { method: 'POST', path: '/api/create-checkout-session', kind: 'other' },
      { method: 'PATCH', path: '/api/users/5/favorites/9', kind: 'other' },
      { method: 'GET', path: '/api/logout', kind: 'other' },
      { method: 'GET', path: '/sandbox/stripe/pay/cs_1', kind: 'other' },
    ] as const)
    .run(({ assert }, { method, path, kind }) =>
      assert.equal(requestKindOf({ method, url: url(path), isPage: true }), kind)
    )
})
