import { test } from '@japa/runner'
import {
  isHandleOrAddressOf,
  isWebAddress,
  mergeSocialLinks,
  normaliseAddress,
  normaliseSocialLinks,
} from '#artists/social_links'

test.group('Social links', () => {
  test('{name} {given} becomes {kept}')
    .tags(['PROF-5', 'SAFE-7'])
    .with([
      { name: 'instagram', given: '@nightbus', kept: 'https://instagram.com/nightbus' },
      { name: 'twitter', given: 'nightbus', kept: 'https://x.com/nightbus' },
      { name: 'facebook', given: '@nightbus', kept: 'https://facebook.com/nightbus' },
      { name: 'youtube', given: 'nightbus', kept: 'https://youtube.com/@nightbus' },
      {
        name: 'instagram',
        given: 'https://instagram.com/nightbus',
        kept: 'https://instagram.com/nightbus',
      },
      {
        name: 'instagram',
        given: 'instagram.com/nightbus',
        kept: 'https://instagram.com/nightbus',
      },
      { name: 'instagram', given: '@night.bus', kept: 'https://instagram.com/night.bus' },
      { name: 'facebook', given: 'night.bus', kept: 'https://facebook.com/night.bus' },
      { name: 'facebook', given: 'www.facebook.com', kept: 'https://www.facebook.com' },
      { name: 'youtube', given: 'youtube.com/@nightbus', kept: 'https://youtube.com/@nightbus' },
      { name: 'twitter', given: 'http://x.com/nightbus', kept: 'https://x.com/nightbus' },
      { name: 'twitter', given: 'twitter.com', kept: 'https://twitter.com' },
      { name: 'youtube', given: 'youtu.be', kept: 'https://youtu.be' },
      { name: 'instagram', given: 'evil.test', kept: 'https://instagram.com/evil.test' },
      { name: 'otherLink', given: 'nightbus.test/shop', kept: 'https://nightbus.test/shop' },
      { name: 'otherLink', given: '//nightbus.test', kept: 'https://nightbus.test' },
      { name: 'otherLink', given: '////nightbus.test', kept: 'https://nightbus.test' },
      { name: 'otherLink', given: 'https:////nightbus.test', kept: 'https://nightbus.test' },
    ])
    .run(({ assert }, { name, given, kept }) => {
      assert.deepEqual(normaliseSocialLinks({ [name]: given }), { [name]: kept })
    })

  test('an empty link is left out', ({ assert }) => {
    assert.deepEqual(normaliseSocialLinks({ instagram: '  ', twitter: null }), {})
  })

  test('a link that was not sent stays, a sent one without text is taken off', ({ assert }) => {
    const kept = { instagram: 'https://instagram.com/a', otherLink: 'https://a.test' }
    const sent = { instagram: null, twitter: '@a', otherLink: undefined }
    assert.deepEqual(mergeSocialLinks(kept, sent), {
      twitter: 'https://x.com/a',
      otherLink: 'https://a.test',
    })
  })

  test('a script is never a link', ({ assert }) => {
    assert.isTrue(normaliseAddress('javascript:alert(1)').startsWith('https://'))
  })

  test('{$self} is a link that a person could follow')
    .with(['https://nightbus.test/shop', 'nightbus.test', 'http://www.nightbus.test:8080/a?b=c'])
    .run(({ assert }, text) => assert.isTrue(isWebAddress(text)))

  test('{$self} is none')
    .tags(['PROF-5', 'SAFE-7'])
    .with([
      'javascript:alert(1)',
      'javascript:alert(1)//nightbus.test',
      'JavaScript://nightbus.test/%0aalert(1)',
      'data:text/html,<script>alert(1)</script>',
      'vbscript:msgbox(1)',
      'file:///etc/passwd',
      'ftp://nightbus.test',
      'mailto:us@nightbus.test',
      'blob:https://nightbus.test/1',
      'not a link',
      'https://user:pass@nightbus.test',
      'evil.test\\@nightbus.test',
      'nightbus',
    ])
    .run(({ assert }, text) => assert.isFalse(isWebAddress(text)))

  test('{network}: {text} is a handle or a link to it')
    .tags(['PROF-5'])
    .with([
      { network: 'instagram', text: '@night_bus' },
      { network: 'facebook', text: 'night.bus' },
      { network: 'instagram', text: 'instagram.com/nightbus' },
      { network: 'instagram', text: 'https://www.instagram.com/nightbus?hl=en' },
      { network: 'twitter', text: 'https://X.com/nightbus' },
      { network: 'twitter', text: 'mobile.twitter.com/nightbus' },
      { network: 'facebook', text: 'https://en-gb.facebook.com/nightbus' },
      { network: 'youtube', text: 'https://music.youtube.com/@nightbus' },
      { network: 'youtube', text: 'youtu.be/dQw4w9WgXcQ' },
    ] as const)
    .run(({ assert }, { network, text }) => assert.isTrue(isHandleOrAddressOf(network, text)))

  test('{network}: {text} is neither')
    .tags(['PROF-5', 'SAFE-7'])
    .with([
      { network: 'instagram', text: 'not a handle!!' },
      { network: 'instagram', text: '@' },
      { network: 'instagram', text: 'javascript:alert(1)' },
      { network: 'instagram', text: 'https://evil.test/instagram.com' },
      { network: 'instagram', text: 'https://instagram.com.evil.test/nightbus' },
      { network: 'instagram', text: 'https://notinstagram.com/nightbus' },
      { network: 'instagram', text: 'https://instagram.com:8443/nightbus' },
      { network: 'instagram', text: 'https://ınstagram.com/nightbus' },
      { network: 'instagram', text: 'evil.test?instagram.com' },
      { network: 'twitter', text: 'https://facebook.com/nightbus' },
      { network: 'facebook', text: '//evil.test/facebook.com' },
      { network: 'youtube', text: 'https://youtube.com@evil.test/' },
    ] as const)
    .run(({ assert }, { network, text }) => assert.isFalse(isHandleOrAddressOf(network, text)))
})
