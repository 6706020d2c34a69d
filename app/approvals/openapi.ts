import type { ProductMove } from '#approvals/transformers/product_move_transformer'
import { reviewValidator, statusValidator } from '#approvals/validators/approval_validator'
import { PRODUCT_STATUSES } from '#shared/product_status'
import { pageValidator } from '#core/http/list_query'
import { listOf, orNull, ref, shape, text, time, word } from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'

const path = { id: 'The product' }
const product = ref('OwnedProduct')

const CONCURRENT = 'it has changed since `updatedAt`: `E_CONCURRENT_MODIFICATION`'

/** The three lists that differ in nothing but what stands in them. */
const list = (what: string) => ({
  summary: `An artist’s products: ${what}`,
  who: 'The owner and admins',
  path: { id: 'The artist' },
  query: { from: pageValidator },
  answers: { 200: { text: 'Newest first', schema: listOf('OwnedProduct') } },
  errors: { 403: 'The profile is not the caller’s: `E_FORBIDDEN`' },
})

export const approvalsApi: ApiPart = {
  title: 'Approvals',
  text: 'The life of a product: an admin makes it, its artist approves or rejects it, puts it on sale, takes it off and retires it.',
  schemas: {
    ProductMove: shape<ProductMove>(
      {
        from: orNull(word(PRODUCT_STATUSES)),
        to: word(PRODUCT_STATUSES),
        notes: orNull(text('Lovely.')),
        actor: orNull(
          shape<NonNullable<ProductMove['actor']>>({
            name: orNull(text('Robin Example')),
            role: word(['artist', 'admin']),
          })
        ),
        createdAt: time,
      },
      { about: 'One move in a product’s life; `from` is null where it was made.' }
    ),
  },
  calls: {
    'GET /api/artists/{id}/products/pending': list('products awaiting approval'),
    'GET /api/artists/{id}/products/management': list(
      'drafts and approved, active, inactive and retired ones'
    ),
    'GET /api/artists/{id}/products/rejected': list('rejected products'),
    'GET /api/products/{id}/history': {
      summary: 'The moves in a product’s life',
      who: 'Its owner and admins',
      path,
      query: { from: pageValidator },
      answers: { 200: { text: 'Latest first', schema: listOf('ProductMove') } },
      errors: { 403: 'The product is not the caller’s: `E_FORBIDDEN`' },
    },
    'POST /api/products/{id}/approve': {
      summary: 'Approve or reject a product',
      text: 'Together with any edits to it: either everything is saved, or nothing.',
      who: 'The artist whose product it is',
      path,
      body: {
        from: reviewValidator,
        example: {
          action: 'approve',
          notes: 'Lovely.',
          sellingPrice: 25,
          updatedAt: '2026-11-21T19:30:00.000Z',
        },
      },
      answers: { 200: { text: 'The current product', schema: product } },
      errors: {
        403: 'The product is not the caller’s: `E_FORBIDDEN`',
        409: `It is not awaiting approval: \`E_INVALID_STATUS_TRANSITION\`; an admin has to check it first: \`E_CHECK_NEEDED\`; ${CONCURRENT}`,
      },
    },
    'PATCH /api/products/{id}/status': {
      summary: 'Change a product’s status',
      text: 'Its artist activates, deactivates and retires; an admin sends a draft or a rejected one for approval (`pending` means `pending_approval`). Only the review sets `approved` and `rejected`.',
      who: 'Its owner and admins, each their own moves',
      path,
      body: {
        from: statusValidator,
        example: { status: 'active', updatedAt: '2026-11-21T19:30:00.000Z' },
      },
      answers: { 200: { text: 'The current product', schema: product } },
      errors: {
        403: 'The product is not the caller’s: `E_FORBIDDEN`',
        409: `Its status does not allow this change, or the caller may not make it: \`E_INVALID_STATUS_TRANSITION\`; no provider variants or no cost: \`E_NOT_READY\`; an admin has to check it first: \`E_CHECK_NEEDED\`; ${CONCURRENT}`,
      },
    },
  },
}
