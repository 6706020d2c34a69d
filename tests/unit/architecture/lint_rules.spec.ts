import { test } from '@japa/runner'
import { ESLint } from 'eslint'

const eslint = new ESLint()

async function brokenRules(file: string, code: string) {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: file })
  return result.messages.map((message) => message.ruleId)
}

test.group('Lint rules', () => {
  test('{0} is refused')
    .tags(['NET-5'])
    .with([
      [
        'console.log in the application',
        'app/commerce/orders/a.ts',
        `console.log('x')`,
        'no-console',
      ],
      ['console.log in a page', 'inertia/pages/a.tsx', `console.log('x')`, 'no-console'],
      [
        'any',
        'app/commerce/orders/a.ts',
        'export const a = (b: any) => b',
        '@typescript-eslint/no-explicit-any',
      ],
      [
        'the environment read past its validation',
        'app/commerce/orders/a.ts',
        'export const a = process.env.PORT',
        'no-restricted-syntax',
      ],
      [
        'the time asked of the machine',
        'app/commerce/orders/a.ts',
        'export const a = new Date()',
        'no-restricted-syntax',
      ],
      [
        'the time asked of Luxon',
        'app/commerce/orders/a.ts',
        `import { DateTime } from 'luxon'\nexport const a = DateTime.utc()`,
        'no-restricted-syntax',
      ],
      [
        'a picture without a description',
        'inertia/pages/a.tsx',
        'export const A = () => <img src="/a.png" />',
        'jsx-a11y/alt-text',
      ],
      [
        'a hook that is called now and then',
        'inertia/pages/a.tsx',
        `import { useState } from 'react'\nexport function A({ b }: { b: boolean }) {\n  if (b) useState(1)\n  return null\n}`,
        'react-hooks/rules-of-hooks',
      ],
      [
        'React.lazy in a page',
        'inertia/pages/a.tsx',
        `import { lazy } from 'react'\nexport const A = lazy(() => 1 as never)`,
        'no-restricted-syntax',
      ],
      [
        'a script of the browser imported without a word for its loss',
        'inertia/pages/a.tsx',
        `export const a = () => import('~/lib/visits')`,
        'no-restricted-syntax',
      ],
      [
        'a fixed pause in a browser test',
        'tests/browser/a.spec.ts',
        `export const a = (page: Page) => page.waitForTimeout(300)`,
        'no-restricted-syntax',
      ],
      [
        'a value read once in a browser test',
        'tests/browser/a.spec.ts',
        `export const a = async () => assert.equal(await field.inputValue(), 'GB')`,
        'no-restricted-syntax',
      ],
      [
        'any under a comment that would allow it',
        'app/commerce/orders/a.ts',
        '/* eslint-disable */\nexport const a = (b: any) => b // eslint-disable-line',
        '@typescript-eslint/no-explicit-any',
      ],
    ])
    .run(async ({ assert }, [, file, code, rule]) => {
      assert.include(await brokenRules(file, code), rule)
    })
})
