import { test } from '@japa/runner'
import { deviceName } from '#identity/device_name'

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'

test.group('The name of a device', () => {
  test('of {agent} is {name}')
    .with([
      { agent: `Mozilla/5.0 (Windows NT 10.0) ${CHROME} Safari/537.36`, name: 'Chrome on Windows' },
      {
        agent: `Mozilla/5.0 (Windows NT 10.0) ${CHROME} Safari/537.36 Edg/140.0.0.0`,
        name: 'Edge on Windows',
      },
      {
        agent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`,
        name: 'Safari on iPhone',
      },
      {
        agent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Safari/605.1.15`,
        name: 'Safari on Mac',
      },
      {
        agent: `Mozilla/5.0 (Linux; Android 15) ${CHROME} Mobile Safari/537.36`,
        name: 'Chrome on Android',
      },
      {
        agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0',
        name: 'Firefox on Linux',
      },
      { agent: 'curl/8.0', name: null },
      { agent: undefined, name: null },
    ])
    .run(({ assert }, { agent, name }) => {
      assert.equal(deviceName(agent), name)
    })
})
