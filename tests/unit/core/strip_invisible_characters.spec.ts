import { test } from '@japa/runner'
import { stripInvisible } from '#core/middleware/strip_invisible_characters_middleware'

test.group('Text as it looks', () => {
  test('of {text} is {shown}')
    .tags(['VAL-5'])
    .with([
      { text: 'Half-Day\u200B Wednesday', shown: 'Half-Day Wednesday' },
      { text: '\u202Eyadsendew', shown: 'yadsendew' },
      { text: '\u200B', shown: '' },
      { text: ' \u2060\u200D\uFE0F ', shown: '' },
      { text: '\u3164', shown: '' },
      { text: ' Night  Bus ', shown: ' Night  Bus ' },
      { text: '👩‍🎤 and 🏴󠁧󠁢󠁳󠁣󠁴󠁿', shown: '👩‍🎤 and 🏴󠁧󠁢󠁳󠁣󠁴󠁿' },
      { text: 'می‌خواهم', shown: 'می‌خواهم' },
      { text: 'नमस्ते, Ångström, 東京', shown: 'नमस्ते, Ångström, 東京' },
    ])
    .run(({ assert }, { text, shown }) => {
      assert.equal(stripInvisible(text), shown)
    })

  test('a letter keeps as many marks as languages write: {shown}')
    .tags(['NET-11'])
    .with([
      { text: `Z${'\u0335\u0321\u0352'.repeat(8)}a\u0316lgo`, shown: 'Z\u0335\u0335a\u0316lgo' },
      { text: 'Vie\u0323\u0302t Nam', shown: 'Vie\u0323\u0302t Nam' },
      { text: `e\u0323\u0302${'\u0301'.repeat(9)}`, shown: '\u1ec7\u0301\u0301' },
      { text: 'מַלְכָּה', shown: 'מַלְכָּה' },
      { text: 'مُحَمَّدٌ', shown: 'مُحَمَّدٌ' },
      { text: `ก${'\u0e47'.repeat(20)}`, shown: 'ก\u0e47\u0e47\u0e47' },
      {
        text: `a${'\u0301\u0301\u0483'.repeat(50)}`,
        shown: '\u00e1\u0301\u0483\u0301\u0483\u0483',
      },
      { text: `\u2c30${'\u{1e000}'.repeat(50)}`, shown: `\u2c30${'\u{1e000}'.repeat(8)}` },
      { text: 'မြို့ကြီး, ཧཱུྃ, क्ष्म्य, 1️⃣', shown: 'မြို့ကြီး, ཧཱུྃ, क्ष्म्य, 1️⃣' },
    ])
    .run(({ assert }, { text, shown }) => assert.equal(stripInvisible(text), shown))

  test('of any length and any run of marks is read in no time', ({ assert }) => {
    const long = 'a' + '\u0301\u0591'.repeat(250_000)
    const begun = performance.now()
    assert.isAtMost(stripInvisible(long).length, 10)
    assert.isBelow(performance.now() - begun, 1_000)
  }).tags(['NET-11'])

  test('half a character is replaced: the database refuses it in JSON', ({ assert }) => {
    assert.equal(stripInvisible('a\ud800b'), 'a\ufffdb')
  }).tags(['VAL-5'])

  test('in one line has neither breaks nor control characters: {shown}')
    .tags(['SAFE-6'])
    .with([
      { text: 'Bob\r\nBcc: eve@example.com', shown: 'Bob Bcc: eve@example.com' },
      { text: 'Bob\rSmith\tand\nSon', shown: 'Bob Smith and Son' },
      { text: 'Bob\u0000\u0007\u001b[31m\u009b', shown: 'Bob[31m' },
      { text: 'Bob\u2028Smith', shown: 'Bob Smith' },
    ])
    .run(({ assert }, { text, shown }) => assert.equal(stripInvisible(text), shown))

  test('in several lines keeps its breaks and tabs, in one form', ({ assert }) => {
    assert.equal(
      stripInvisible('One\r\nTwo\rThree\n\n\tFour\u0000', true),
      'One\nTwo\nThree\n\n\tFour'
    )
  }).tags(['SAFE-6'])
})
