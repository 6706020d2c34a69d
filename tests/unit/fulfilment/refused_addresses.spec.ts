import { test } from '@japa/runner'
import { AddressRefused, ProviderRefused } from '#fulfilment/errors'
import { failureOf } from '#fulfilment/printful/failure'

function refusalOf(message: string) {
  const body = JSON.stringify({
    code: 400,
    result: message,
    error: { reason: 'BadRequest', message },
  })
  const failure = failureOf(new Response(body, { status: 400 }), body)
  if (failure?.kind !== 'refused') throw new Error('Not a refusal')
  return failure.refusal
}

test.group('A refusal by Printful', () => {
  test('is about the address: {$self}')
    .tags(['EXPR-5'])
    .with([
      'Recipient: zip is missing',
      'Recipient: zip is not a valid postal code',
      'State code is missing or invalid',
      'Country code is missing or invalid',
      'Shipping to Russia is disabled',
      'The shipping address could not be verified',
      'ZIP code does not match the state',
    ])
    .run(({ assert }, message) => {
      assert.instanceOf(refusalOf(message), AddressRefused)
    })

  test('is about something else: {$self}')
    .tags(['EXPR-5'])
    .with([
      'Item Tee is out of stock or discontinued',
      'Invalid shipping method',
      'Order with this External ID already exists',
      'This endpoint requires store_id',
      'Only draft or failed orders can be confirmed',
      'The file at this web address could not be downloaded',
    ])
    .run(({ assert }, message) => {
      const refusal = refusalOf(message)
      assert.instanceOf(refusal, ProviderRefused)
      assert.notInstanceOf(refusal, AddressRefused)
    })
})
