import { test } from '@japa/runner'
import { canonicalOrigin } from '#core/canonical_host'

test.group('Names of one machine', () => {
  test('{host} is led to {appUrl}')
    .tags(['ADMN-21'])
    .with([
      { host: 'localhost:3333', appUrl: 'http://127.0.0.1:3333' },
      { host: '127.0.0.1:3333', appUrl: 'http://localhost:3333' },
      { host: '[::1]:3333', appUrl: 'http://127.0.0.1:3333' },
      { host: 'LOCALHOST', appUrl: 'http://127.0.0.1' },
    ])
    .run(({ assert }, { host, appUrl }) => {
      assert.equal(canonicalOrigin(host, appUrl), appUrl)
    })

  test('{host} is not led to {appUrl}')
    .with([
      { host: '127.0.0.1:3333', appUrl: 'http://127.0.0.1:3333' },
      // A tunnel: the other port may lead nowhere.
      { host: 'localhost:8080', appUrl: 'http://127.0.0.1:3333' },
      { host: 'localhost', appUrl: 'https://gigstall.example' },
      { host: 'www.gigstall.example', appUrl: 'https://gigstall.example' },
      { host: 'evil.example:3333', appUrl: 'http://127.0.0.1:3333' },
      { host: 'local host', appUrl: 'http://127.0.0.1' },
      { host: null, appUrl: 'http://127.0.0.1:3333' },
    ])
    .run(({ assert }, { host, appUrl }) => {
      assert.isNull(canonicalOrigin(host, appUrl))
    })
})
