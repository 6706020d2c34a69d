import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import ts from 'typescript'
import { appUrl } from '#config/app'
import { mailOutbox } from '#core/mail/main'

const root = new URL('../../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')

/** Where the path stands in code: the function that makes addresses, the route, and the way there after log-in. */
const WRITTEN_IN = [
  'app/core/dashboard_address.ts',
  'app/storefront/controllers/home_controller.ts',
  'app/studio/routes.ts',
]

const PATH = /\/dashboard(?![\w-])/

/** Whether a string or template of the code holds the path of the dashboard. Comments do not count. */
function writesDashboard(file: string): boolean {
  const text = read(file)
  if (!PATH.test(text)) return false
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const isWritten = (node: ts.Node): boolean =>
    ((ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) &&
      PATH.test(node.getText(source))) ||
    (ts.forEachChild(node, isWritten) ?? false)
  return isWritten(source)
}

/** The addresses in the dashboard that a mail links, in its text and its HTML. */
function dashboardLinks({ text = '', html = '' }: { text?: string; html?: string }): string[] {
  const written = `${text}\n${html.replaceAll('&amp;', '&')}`
  return written.match(/[^\s"'<>]*\/dashboard(?![\w-])[^\s"'<>]*/g) ?? []
}

test.group('An address in the dashboard', () => {
  test('is made by one function, which names the band', ({ assert }) => {
    const files = globSync('app/**/*.ts', { cwd: root }).filter(
      (file) => !/^app\/sandbox\/|openapi\.ts$/.test(file)
    )
    assert.sameMembers(files.filter(writesDashboard), WRITTEN_IN)
    const views = globSync('resources/views/**/*.edge', { cwd: root })
    assert.deepEqual(
      views.filter((file) => PATH.test(read(file))),
      []
    )
  }).tags(['TEAM-13'])

  test('names the band in every mail that has one', async ({ assert }) => {
    const linked = new Set<string>()
    for (const { name, samples } of mailOutbox.templates)
      for (const mail of Object.values(samples())) {
        await mail.buildWithContents()
        for (const link of dashboardLinks(mail.message.toJSON().message as object)) {
          const { origin, searchParams } = new URL(link)
          assert.deepEqual([origin, searchParams.get('artist')], [appUrl, '1'], `${name}: ${link}`)
          linked.add(name)
        }
      }
    assert.includeMembers(
      [...linked],
      [
        'approval-request',
        'cost-warning',
        'draft-returned',
        'first-sale',
        'limited-pieces-low',
        'morning-after',
        'payout-paid',
      ]
    )
  }).tags(['TEAM-13'])
})
