import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { HANDLED_EVENTS } from '#commerce/payments/stripe/handled_events'

/** "`charge.dispute.created`, `.updated`": a short one goes on as the one before it began. */
function eventsIn(text: string): string[] {
  const named: string[] = []
  for (const [, name] of text.matchAll(/`([a-z_]*(?:\.[a-z_]+)+)`/g)) {
    const before = named.at(-1) ?? ''
    named.push(name!.startsWith('.') ? before.slice(0, before.lastIndexOf('.')) + name : name!)
  }
  return named
}

test.group('The events of Stripe', () => {
  test('that mean something are those that the README has subscribed', ({ assert }) => {
    const readme = readFileSync(app.makePath('README.md'), 'utf8')
    const [, subscribed] = /Point Stripe's webhook at (.*?)\. `node ace/.exec(readme)!
    const [, events] = subscribed!.split(', for ')
    assert.sameMembers(eventsIn(events!), [...HANDLED_EVENTS])
  }).tags(['FALT-17'])
})
