import { test } from '@japa/runner'
import { readScannedCode } from '../../../inertia/lib/scanned_code.js'

const ORIGINS = ['https://gigstall.test']
const STORE = '/store/7?qr=ABCD1234'

test.group('What a scanned code says', () => {
  test('{content} is ours')
    .with([
      {
        content: 'https://gigstall.test/artist/7/store?qr=abcd1234',
        is: { code: 'ABCD1234', storePath: STORE },
      },
      {
        content: 'https://gigstall.test/store/7?qr=ABCD1234',
        is: { code: 'ABCD1234', storePath: STORE },
      },
      {
        content: ' https://gigstall.test/STORE/7?x=1&qr=ABCD1234#top ',
        is: { code: 'ABCD1234', storePath: STORE },
      },
      {
        content: 'https://gigstall.test/artist/7?qr=DEMO-GIG',
        is: { code: 'DEMO-GIG', storePath: '/store/7?qr=DEMO-GIG' },
      },
      { content: 'https://gigstall.test/store/7', is: { storePath: '/store/7' } },
      { content: 'demo-gig', is: { code: 'DEMO-GIG' } },
    ])
    .run(({ assert }, { content, is }) => {
      assert.deepEqual(readScannedCode(content, ORIGINS), is as never)
    })

  test('{0} is not')
    .tags(['SCAN-4'])
    .with([
      ['https://evil.test/artist/7/store?qr=ABCD1234'],
      ['https://gigstall.test.evil.test/store/7?qr=ABCD1234'],
      ['https://gigstall.test@evil.test/store/7?qr=ABCD1234'],
      ['http://gigstall.test/store/7?qr=ABCD1234'],
      ['//gigstall.test/store/7'],
      ['/store/7?qr=ABCD1234'],
      ['javascript:location=1'],
      ['https://gigstall.test/api/logout'],
      ['https://gigstall.test/store/7/../../api/logout'],
      ['https://gigstall.test/store/seven'],
      ['https://gigstall.test/store/7?qr=<script>'],
      ['WIFI:S:venue;T:WPA;P:secret;;'],
      ['two words'],
      ['abc'],
      [''],
    ])
    .run(({ assert }, [content]) => {
      assert.isNull(readScannedCode(content!, ORIGINS))
    })
})
