import { configApp } from '@adonisjs/eslint-config'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import react from 'eslint-plugin-react'
import reactHooks from 'eslint-plugin-react-hooks'
import { moduleBoundaries } from './bin/lint/module_boundaries_rule.js'

const browser = ['inertia/**/*.{ts,tsx}']
const server = [
  '{app,config,start,database,commands,tests,bin}/**/*.ts',
  'adonisrc.ts',
  'vite.config.ts',
]

/** Rules of the presets that are left out. Prettier has its own command: as a rule it would double every message. */
const leftOut = {
  'prettier/prettier': 'off',
  '@stylistic/max-len': 'off',
  '@stylistic/comma-dangle': 'off',
  // `(await product()).price` reads well enough not to need a name.
  '@unicorn/no-await-expression-member': 'off',
}

const strictness = {
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/ban-ts-comment': 'error',
  '@typescript-eslint/no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
  ],
  'max-lines': ['error', { max: 250 }],
}

const environmentIsRead = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'The environment is read through #start/env, where it is validated.',
}

const scriptsMayFail = [
  {
    selector: 'ImportSpecifier[imported.name=/^(lazy|Suspense)$/]',
    message:
      'React.lazy takes the page away where its script does not come: use lazyScript (inertia/components/lazy).',
  },
  {
    selector:
      'ImportExpression:not(CallExpression[callee.name=/^(lazyScript|loadScript)$/] ImportExpression)',
    message: 'A script may not come: import it by lazyScript or loadScript.',
  },
]

const clockIsAsked = {
  selector: [
    "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    "NewExpression[callee.name='Date'][arguments.length=0]",
    "CallExpression[callee.object.name='DateTime'][callee.property.name=/^(now|local|utc)$/][arguments.length=0]",
  ].join(', '),
  message: 'The time is asked of #shared/clock, so that tests can set it.',
}

const browserTestsWait = [
  {
    selector: "MemberExpression[property.name='waitForTimeout']",
    message:
      'A fixed pause is too short on a busy machine: wait for the state, or use staysSo (tests/support/expect.ts).',
  },
  {
    selector: [
      "CallExpression[callee.object.name='assert'][callee.property.name!=/^not/]",
      'AwaitExpression',
      '> CallExpression[callee.property.name=/^(inputValue|isChecked|isDisabled|isEnabled|textContent|innerText|allInnerTexts|allTextContents|getAttribute)$/]',
    ].join(' '),
    message:
      'A value that is read once may come a moment later: use an expect that waits (tests/support/expect.ts).',
  },
]

export default configApp(
  { ignores: ['build/**', 'tmp/**', 'public/**', '.adonisjs/**', 'database/schema.ts'] },
  {
    name: 'No rule is switched off in a line',
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
  },
  {
    name: 'Module boundaries',
    files: [...server, ...browser],
    plugins: { architecture: { rules: { 'module-boundaries': moduleBoundaries } } },
    rules: { 'architecture/module-boundaries': 'error', ...strictness, ...leftOut },
  },
  {
    name: 'One concept, one test file',
    files: ['tests/**/*.ts'],
    rules: { 'max-lines': ['error', { max: 350 }] },
  },
  {
    name: 'Tests in a browser',
    files: ['tests/browser/**/*.ts', 'tests/support/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...browserTestsWait] },
  },
  {
    name: 'Application code',
    files: ['{app,config,start}/**/*.ts', ...browser],
    rules: { 'no-console': 'error', 'no-restricted-syntax': ['error', environmentIsRead] },
  },
  {
    name: 'Scripts of the browser',
    files: browser,
    rules: { 'no-restricted-syntax': ['error', environmentIsRead, ...scriptsMayFail] },
  },
  {
    name: 'Server code',
    files: ['app/**/*.ts'],
    ignores: ['app/shared/clock.ts'],
    rules: { 'no-restricted-syntax': ['error', environmentIsRead, clockIsAsked] },
  },
  {
    name: 'Where the environment is read',
    files: ['start/env.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    ...react.configs.flat.recommended,
    name: 'React',
    files: browser,
    settings: { react: { version: '19.0' } },
  },
  { ...react.configs.flat['jsx-runtime'], name: 'React without import', files: browser },
  { ...reactHooks.configs.flat.recommended, name: 'Hooks', files: browser },
  { ...jsxA11y.flatConfigs.strict, name: 'Accessibility', files: browser },
  {
    name: 'Screens',
    files: browser,
    rules: {
      'react/prop-types': 'off',
      'react/self-closing-comp': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@unicorn/filename-case': ['error', { case: 'snakeCase' }],
      '@unicorn/prefer-node-protocol': 'off',
      'eqeqeq': ['error', 'always'],
      // The module boundaries say more exactly what a page may take (bin/lint/module_boundaries.js).
      '@adonisjs/no-backend-import-in-frontend': 'off',
      ...leftOut,
    },
  },
  {
    name: 'The launcher and the lint rules',
    files: ['bin/**/*.js', 'ace.js', 'eslint.config.js'],
    rules: {
      'max-lines': ['error', { max: 250 }],
      'no-unused-vars': 'error',
      'eqeqeq': ['error', 'always'],
    },
  }
)
