import { readFileSync } from 'node:fs'
import qs from 'qs'
import ts from 'typescript'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { FILE_FIELDS, MOST_CHARACTERS, TEXT_FIELDS } from '#disputes/evidence'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import {
  givenDispute,
  givenDisputeClient,
  givenShipment,
} from '#tests/functional/disputes/dispute_fixtures'
import { stripeSandbox } from '#tests/support/stripe_sandbox'

/** Stripe's parameters of a dispute: its client has them, generated from its OpenAPI description. */
const DISPUTES = app.makePath('node_modules/stripe/esm/resources/Disputes.d.ts')

/** The parameters of an interface, with what Stripe says about each; `DisputeUpdateParams` or one inside it. */
function paramsOf(name: string): Map<string, string> {
  const source = ts.createSourceFile(
    DISPUTES,
    readFileSync(DISPUTES, 'utf8'),
    ts.ScriptTarget.Latest
  )
  const params = new Map<string, string>()
  const visit = (node: ts.Node, path: string) => {
    const isNamed = ts.isInterfaceDeclaration(node) || ts.isModuleDeclaration(node)
    const inner = isNamed ? [path, node.name.text].filter(Boolean).join('.') : path
    if (ts.isInterfaceDeclaration(node) && inner === name)
      for (const member of node.members)
        params.set(member.name!.getText(source), member.getFullText(source))
    ts.forEachChild(node, (child) => visit(child, inner))
  }
  visit(source, '')
  return params
}

const isFile = (about: string) => about.includes('(ID of a [file upload]')

async function sentUpdate(): Promise<Record<string, unknown>> {
  const calls = stripeSandbox.requestLog.filter(
    ({ method, path }) => method === 'POST' && /\/v1\/disputes\/[^/]+$/.test(path)
  )
  if (calls.length !== 1) throw new Error(`There were ${calls.length} updates of disputes`)
  return qs.parse(calls[0]!.form, { depth: 10 })
}

test.group('Evidence keeps Stripe’s contract', (group) => {
  group.each.setup(setupCheckout)

  test('of an update of a dispute: its parameters, texts and files', async ({ assert, client }) => {
    const { id, checkoutId, order } = await givenDispute()
    await givenShipment(checkoutId, [order.id])
    const { send } = await givenDisputeClient(client, id)
    ;(await send('The buyer wrote that the parcel had come.')).assertStatus(200)
    const { evidence, ...update } = await sentUpdate()
    const params = paramsOf('DisputeUpdateParams')
    assert.includeMembers([...params.keys()], Object.keys(update))
    assert.equal(update.submit, 'true')

    const pieces = paramsOf('DisputeUpdateParams.Evidence')
    assert.sameMembers(Object.keys(evidence as object), [...TEXT_FIELDS, ...FILE_FIELDS])
    for (const [field, value] of Object.entries(evidence as Record<string, string>)) {
      assert.isTrue(pieces.has(field), field)
      assert.equal(isFile(pieces.get(field)!), value.startsWith('file_'), field)
      assert.isAtMost(value.length, MOST_CHARACTERS)
    }
  }).tags(['EVID-1'])

  test('and the check knows what Stripe does not take', async ({ assert }) => {
    const pieces = paramsOf('DisputeUpdateParams.Evidence')
    assert.isAbove(pieces.size, 20)
    assert.isFalse(pieces.has('customer_ip'))
    assert.isFalse(isFile(pieces.get('uncategorized_text')!))
    assert.include(pieces.get('uncategorized_text')!, 'maximum character count of 20,000')
    assert.isTrue(isFile(pieces.get('uncategorized_file')!))
  }).tags(['EVID-1'])
})
