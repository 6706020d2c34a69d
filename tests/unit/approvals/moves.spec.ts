import { test } from '@japa/runner'
import { findMove, type Move, ownMovesFrom, RETIRED_FROM } from '#approvals/moves'
import { PRODUCT_STATUSES } from '#shared/product_status'

test.group('Moves of a product', () => {
  test('are for the admin who made it, the artist who reviews it, and the artist who sells it', ({
    assert,
  }) => {
    const found = PRODUCT_STATUSES.flatMap((from) =>
      PRODUCT_STATUSES.flatMap((to) =>
        (['admin', 'owner'] as const).flatMap((who) =>
          (['status', 'review', 'deletion'] as const).flatMap((way) => {
            const move = findMove({ from, to, who, way })
            return move ? [`${who} by ${way}: ${from} → ${to}${needs(move)}`] : []
          })
        )
      )
    )
    assert.sameMembers(found, [
      'admin by status: draft → pending_approval, if it can be made, with a design',
      'admin by status: rejected → pending_approval, if it can be made, with a design',
      'owner by review: pending_approval → approved, with a design, cleared',
      'owner by review: pending_approval → rejected',
      'owner by status: approved → active, with a design, cleared',
      'owner by status: active → inactive',
      'owner by status: inactive → active, with a design, cleared',
      'owner by status: draft → retired',
      'owner by status: approved → retired',
      'owner by status: active → retired',
      'owner by status: inactive → retired',
      'owner by deletion: pending_approval → retired',
      'owner by deletion: rejected → retired',
    ])
  })

  test('that its artist is offered are those by the call for the status', ({ assert }) => {
    const offered = Object.fromEntries(PRODUCT_STATUSES.map((from) => [from, ownMovesFrom(from)]))
    assert.deepEqual(offered, {
      draft: ['retired'],
      pending_approval: [],
      approved: ['active', 'retired'],
      rejected: [],
      active: ['inactive', 'retired'],
      inactive: ['active', 'retired'],
      retired: [],
    })
  })

  test('lead from every status but the last to retired, where the account of the artist goes', ({
    assert,
  }) => {
    const others = PRODUCT_STATUSES.filter((status) => status !== 'retired')
    assert.sameMembers([...RETIRED_FROM], others)
  })
})

const needs = ({ needsReadiness, needsDesign, needsCheck }: Move) =>
  [
    needsReadiness && ', if it can be made',
    needsDesign && ', with a design',
    needsCheck && ', cleared',
  ]
    .filter(Boolean)
    .join('')
