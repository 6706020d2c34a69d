import { clock } from '#shared/clock'
import { withLock } from '#sandbox/lock'
import type { Operation } from '#sandbox/stripe/api'
import {
  accountOrFail,
  bankPayouts,
  reversals,
  transferOrFail,
  transfers,
  type SandboxReversal,
  type SandboxTransfer,
} from '#sandbox/stripe/connect/objects'
import { emitEvent } from '#sandbox/stripe/events'
import type { FormFields } from '#sandbox/stripe/form_body'
import * as params from '#sandbox/stripe/session_params'
import { invalid } from '#sandbox/stripe/stripe_error'
import { newId } from '#sandbox/stripe/stripe_store'

const OF_A_TRANSFER = new Set([
  'amount',
  'currency',
  'destination',
  'transfer_group',
  'description',
  'metadata',
  'expand',
])
const OF_A_REVERSAL = new Set(['amount', 'description', 'metadata', 'expand'])

export const createTransfer: Operation = async (fields) => {
  params.refuseUnknown(fields, OF_A_TRANSFER)
  const id = newId('tr')
  const transfer = await transfers.create(id, () => newTransfer(id, fields))
  await emitEvent('transfer.created', transfer)
  return transfer
}

async function newTransfer(id: string, fields: FormFields): Promise<SandboxTransfer> {
  const amount = params.wholeNumber(fields.amount, 'amount', 1)
  const account = await accountOrFail(params.textOf(fields.destination) ?? '')
  if (account.capabilities.transfers !== 'active')
    throw invalid(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers.',
      'destination',
      'insufficient_capabilities_for_transfer'
    )
  return {
    id,
    object: 'transfer',
    amount,
    amount_reversed: 0,
    created: Math.floor(clock.now().toSeconds()),
    currency: params.textOf(fields.currency) ?? 'gbp',
    description: params.textOf(fields.description),
    destination: account.id,
    livemode: false,
    metadata: params.texts(fields.metadata),
    reversed: false,
    source_transaction: null,
    transfer_group: params.textOf(fields.transfer_group),
  }
}

export const retrieveTransfer =
  (id: string): Operation =>
  () =>
    transferOrFail(id)

export const listTransfers: Operation = async (fields) => {
  const group = params.textOf(fields.transfer_group)
  if (!group) throw invalid('The stand-in lists the transfers of one transfer_group.')
  const all = await transfers.all()
  const data = all.filter((transfer) => transfer.transfer_group === group)
  return { object: 'list', url: '/v1/transfers', has_more: false, data }
}

export const createReversal =
  (id: string): Operation =>
  (fields) =>
    reverse(id, fields)

export const listReversals =
  (id: string): Operation =>
  async () => {
    const data = await reversalsOf(id)
    return { object: 'list', url: `/v1/transfers/${id}/reversals`, has_more: false, data }
  }

/** Takes money of a transfer back, or refuses as Stripe would: what went on to the bank is not there any more. */
export async function reverse(id: string, fields: FormFields): Promise<SandboxReversal> {
  params.refuseUnknown(fields, OF_A_REVERSAL)
  const { destination } = await transferOrFail(id)
  return withLock(destination, async () => {
    const transfer = await transferOrFail(id)
    const reversalId = newId('trr')
    const reversal = await reversals.create(reversalId, () =>
      newReversal(reversalId, transfer, fields)
    )
    const reversed = sumOf(await reversalsOf(id))
    const after = {
      ...transfer,
      amount_reversed: reversed,
      reversed: reversed === transfer.amount,
    }
    await transfers.save(id, after)
    await emitEvent('transfer.reversed', after)
    return reversal
  })
}

async function newReversal(
  id: string,
  transfer: SandboxTransfer,
  fields: FormFields
): Promise<SandboxReversal> {
  const left = transfer.amount - transfer.amount_reversed
  const amount = fields.amount === undefined ? left : params.wholeNumber(fields.amount, 'amount', 1)
  if (amount > left)
    throw invalid(`Reversal amount (${amount}) is greater than unreversed amount (${left})`)
  if (amount > (await balanceOf(transfer.destination, transfer)))
    throw invalid('Insufficient funds in the connected account.', undefined, 'balance_insufficient')
  return {
    id,
    object: 'transfer_reversal',
    amount,
    created: Math.floor(clock.now().toSeconds()),
    currency: transfer.currency,
    metadata: params.texts(fields.metadata),
    transfer: transfer.id,
  }
}

async function reversalsOf(transferId: string): Promise<SandboxReversal[]> {
  const all = await reversals.all()
  return all.filter(({ transfer }) => transfer === transferId)
}

const sumOf = (some: SandboxReversal[]) => some.reduce((sum, { amount }) => sum + amount, 0)

/** What a connected account holds: it was transferred, and neither reversed nor paid to the bank. */
async function balanceOf(account: string, besides: SandboxTransfer): Promise<number> {
  const all = await transfers.all()
  const known = all.some(({ id }) => id === besides.id) ? all : [...all, besides]
  const received = known
    .filter(({ destination }) => destination === account)
    .reduce((sum, transfer) => sum + transfer.amount - transfer.amount_reversed, 0)
  const payouts = await bankPayouts.all()
  return payouts
    .filter(({ sandbox, status }) => sandbox.account === account && status !== 'failed')
    .reduce((sum, payout) => sum - payout.amount, received)
}
