import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { HANDLED_EVENTS } from '#commerce/payments/stripe/handled_events'

/** "`charge.dispute.created`", and no setting or path. */
const eventsIn = (text: string) =>
  [...text.matchAll(/`([a-z_]+(?:\.[a-z_]+)+)`/g)].map(([, name]) => name!)

test.group('The events of Stripe', () => {
  test('that mean something are those that an operator subscribes to', ({ assert }) => {
    const page = readFileSync(app.makePath('docs/operations/deploy.md'), 'utf8')
    const [, section] = /### Stripe\n([^]*?)\n### /.exec(page)!
    assert.sameMembers(eventsIn(section!), [...HANDLED_EVENTS])
  }).tags(['FALT-17'])
})
