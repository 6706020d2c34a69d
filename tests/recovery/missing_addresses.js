/** Answers for buyers who are asked for an address by mail: orders that only Stripe knows after a restore have none. */
import { ADDRESS } from '../faults/flows.js'
import { mailsOf } from '../faults/invariants.js'
import { until } from '../faults/suite.js'

/** @returns how many buyers were asked */
export async function giveMissingAddresses(system, orders) {
  const asked = await system.sql(
    'select id from checkouts where address_problem is not null and id = any($1)',
    [orders.map(({ checkoutId }) => checkoutId)]
  )
  for (const { id } of asked) {
    const order = orders.find(({ checkoutId }) => checkoutId === id)
    const token = await linkTokenOf(system, order)
    const buyer = system.caller()
    await buyer.insist(() =>
      buyer.post(`/api/orders/${order.orderIds[0]}/address?token=${token}`, {
        customerName: 'Robin Example',
        shippingAddress: ADDRESS,
      })
    )
    // The second confirmation, and the mail that asks for the address.
    order.mailsAgain = 2
  }
  return asked.length
}

/** Waits for the mail that asks for the address, and returns the token of its link. */
async function linkTokenOf(system, { email }) {
  let token
  await until(() => {
    const mail = mailsOf(system).findLast(
      ({ to, subject }) => to.includes(email) && subject.includes('address')
    )
    token = /Change the address: \S+\?token=([\w-]+)/.exec(mail?.text)?.[1]
    return Boolean(token)
  }, `the mail that asks ${email} for an address`)
  return token
}
