import { test } from '@japa/runner'
import { appUrl } from '#config/app'
import stripeConfig from '#config/stripe'
import { ObjectStore } from '#sandbox/object_store'
import { answerCall, type Operation } from '#sandbox/stripe/api'
import { createAccount } from '#sandbox/stripe/connect/accounts'
import { createReversal, createTransfer } from '#sandbox/stripe/connect/transfers'
import { createCustomer } from '#sandbox/stripe/customers'
import { createRefund, createSession } from '#sandbox/stripe/operations'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { BUYER, givenOpenSession, setupPayment } from '#tests/functional/payments/payment_fixtures'
import { call, FORM } from '#tests/functional/payments/sandbox_calls'

test.group('Faults of the payment stand-in', (group) => {
  group.each.setup(setupPayment)

  const plan = (body: object, key = stripeConfig.secretKey) =>
    fetch(`${appUrl}/sandbox/stripe/v1/faults`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'Content-Type': 'application/json',
        'Accept': 'application/json',
        'Authorization': `Bearer ${key}`,
      },
    })

  const planned = async (...args: Parameters<typeof plan>) => {
    const { status } = await plan(...args)
    return status
  }

  test('are planned for the next calls and then over', async ({ assert }) => {
    assert.equal(await planned({ fault: 'rate_limit', times: 2 }), 200)
    const statuses = [
      await call('checkout/sessions', FORM),
      await call('checkout/sessions', FORM),
      await call('checkout/sessions', FORM),
    ]
    assert.deepEqual(
      statuses.map(({ status }) => status),
      [429, 429, 200]
    )
  })

  test('lose the answer of a call that was carried out', async ({ assert }) => {
    await plan({ fault: 'drop_answer' })
    await assert.rejects(() => call('checkout/sessions', FORM))
    assert.lengthOf(await stripeSandbox.sessions.all(), 1)
  })

  test('are cleared by an empty body, and not for strangers', async ({ assert }) => {
    await plan({ fault: 'server_error', times: 5 })
    assert.equal(await planned({}, 'sk_test_other'), 403)
    assert.lengthOf(stripeSandbox.faults.planned, 5)
    await plan({})
    assert.lengthOf(stripeSandbox.faults.planned, 0)
    assert.equal(await planned({ fault: 'earthquake' }), 422)
  })
})

const { accounts, transfers, reversals } = stripeSandbox.connect

type Call = { operation: Operation; form: Record<string, string>; made: ObjectStore<object> }

const ACCOUNT = {
  'controller[losses][payments]': 'application',
  'controller[fees][payer]': 'application',
  'controller[stripe_dashboard][type]': 'express',
}

const post = ({ operation, form }: Call, idempotencyKey: string) =>
  answerCall(
    {
      method: 'POST',
      path: '/v1/tested',
      form: new URLSearchParams(form).toString(),
      authorization: `Bearer ${stripeConfig.secretKey}`,
      idempotencyKey,
    },
    operation
  )

async function givenTransfer(amount: number) {
  const answer = await post({ operation: createAccount, form: ACCOUNT, made: accounts }, 'account')
  const { id: destination } = answer!.body as { id: string }
  await stripeSandbox.connect.onboard(destination, 'complete')
  const form = { amount: String(amount), currency: 'gbp', destination }
  const { body } = (await post({ operation: createTransfer, form, made: transfers }, 'transfer'))!
  return { destination, transferId: (body as { id: string }).id }
}

/** Each call that makes something, as it is sent once what it needs is there. */
const CALLS: Record<string, () => Promise<Call>> = {
  'a customer': async () => ({
    operation: createCustomer,
    form: { email: BUYER.email },
    made: stripeSandbox.customers,
  }),
  'a session': async () => ({ operation: createSession, form: FORM, made: stripeSandbox.sessions }),
  'an account': async () => ({ operation: createAccount, form: ACCOUNT, made: accounts }),
  'a refund': async () => {
    const { sessionId } = await givenOpenSession()
    await stripeSandbox.pay(sessionId, BUYER)
    const [{ id }] = await stripeSandbox.intents.all()
    const form = { payment_intent: id, amount: '1000' }
    return { operation: createRefund, form, made: stripeSandbox.refunds }
  },
  'a transfer': async () => {
    const { destination } = await givenTransfer(1)
    const form = { amount: '500', currency: 'gbp', destination }
    return { operation: createTransfer, form, made: transfers }
  },
  'a reversal': async () => {
    const { transferId } = await givenTransfer(500)
    return { operation: createReversal(transferId), form: { amount: '300' }, made: reversals }
  },
}

/** Fails all writes from one on, as the end of the process does, until it is undone. */
function killBeforeWrite(last: number) {
  const { save } = ObjectStore.prototype
  let writes = 0
  ObjectStore.prototype.save = async function (this: ObjectStore<object>, ...told) {
    writes++
    if (writes >= last) throw new Error('The process was killed')
    return save.apply(this, told)
  }
  return () => {
    ObjectStore.prototype.save = save
  }
}

/** Whether the work was cut off before it wrote for the nth time. */
async function isCutOff(write: number, work: () => Promise<unknown>): Promise<boolean> {
  const restore = killBeforeWrite(write)
  try {
    await work()
    return false
  } catch (error) {
    if ((error as Error).message === 'The process was killed') return true
    throw error
  } finally {
    restore()
  }
}

test.group('The payment stand-in killed at any of its writes', (group) => {
  group.each.setup(setupPayment)

  test('makes {$self} once, where the call is repeated under its key')
    .with(Object.keys(CALLS))
    .run(async ({ assert }, what) => {
      for (let write = 1; ; write++) {
        const given = await CALLS[what]!()
        const before = (await given.made.ids()).length
        if (!(await isCutOff(write, () => post(given, 'key')))) {
          assert.isAbove(write, 3, 'the key, the object and the answer are writes')
          return
        }
        const again = await post(given, 'key')
        assert.equal(again!.status, 200)
        const { id } = again!.body as { id: string }
        assert.lengthOf(await given.made.ids(), before + 1, `killed before write ${write}`)
        const third = await post(given, 'key')
        assert.deepEqual(
          [third!.headers['Idempotent-Replayed'], third!.body],
          ['true', again!.body]
        )
        assert.include(await given.made.ids(), id)
        await stripeSandbox.forgetEverything()
        stripeSandbox.faults.holdWebhooks(true)
      }
    })

  test('reverses as much of a transfer as its reversals say', async ({ assert }) => {
    const { transferId } = await givenTransfer(500)
    const given = {
      operation: createReversal(transferId),
      form: { amount: '300' },
      made: reversals,
    }
    // Its key and the reversal are written, the transfer is not.
    assert.isTrue(await isCutOff(3, () => post(given, 'key')))
    assert.equal((await transfers.find(transferId))!.amount_reversed, 0)
    await post(given, 'key')
    assert.equal((await transfers.find(transferId))!.amount_reversed, 300)
  })

  test('charges a session once, where the buyer presses the button again', async ({ assert }) => {
    for (let write = 1; ; write++) {
      const { sessionId } = await givenOpenSession()
      const pay = () => stripeSandbox.pay(sessionId, BUYER)
      if (!(await isCutOff(write, pay))) return assert.isAbove(write, 2)
      await pay().catch(() => undefined)
      const [intent, ...others] = await stripeSandbox.intents.all()
      assert.isEmpty(others, `killed before write ${write}`)
      const session = await stripeSandbox.sessions.find(sessionId)
      assert.deepInclude(session, { payment_status: 'paid', payment_intent: intent!.id })
      await stripeSandbox.forgetEverything()
      stripeSandbox.faults.holdWebhooks(true)
    }
  })

  test('keeps no money of a session that then expires', async ({ assert }) => {
    const { sessionId } = await givenOpenSession()
    // The intent is written, the session is not.
    assert.isTrue(await isCutOff(2, () => stripeSandbox.pay(sessionId, BUYER)))
    await stripeSandbox.expire(sessionId)
    const [intent] = await stripeSandbox.intents.all()
    assert.deepInclude(intent, { status: 'requires_payment_method', amount_received: 0 })
  })
})
