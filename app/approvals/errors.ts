import { providerName } from '#config/fulfilment'
import type { Mover } from '#approvals/moves'
import { Conflict } from '#core/exceptions/errors'
import type { ProductStatus } from '#shared/product_status'

const WORDS: Record<ProductStatus, string> = {
  draft: 'in preparation',
  pending_approval: 'awaiting approval',
  approved: 'approved',
  rejected: 'rejected',
  active: 'active',
  inactive: 'inactive',
  retired: 'retired',
}

/** No such move, or not the caller's to make. */
export class NoSuchMove extends Conflict {
  readonly deprecatedCode = 'E_PRODUCT_STATUS'

  constructor({ from, to }: { from: ProductStatus; to: ProductStatus }) {
    super(
      from === to
        ? `This product is already ${WORDS[from]}`
        : `This product is ${WORDS[from]}, so you can’t make it ${WORDS[to]}`,
      'E_INVALID_STATUS_TRANSITION'
    )
  }
}

export class NotReadyToShow extends Conflict {
  /** `names` are the products'. */
  constructor(readonly names: readonly string[]) {
    const those = names.map((name) => `“${name}”`).join(', ')
    super(`Give ${those} ${providerName} variants and a cost first`, 'E_NOT_READY')
  }
}

const WHO_ADDS_DESIGN: Record<Mover, string> = {
  admin: 'Add one before you send it to the artist.',
  owner: 'We’ll add one before you approve it and put it on sale.',
}

/** A product of a blank without anything to print on it; the sentence tells the caller who adds the design. */
export class DesignMissing extends Conflict {
  constructor(name: string, caller: Mover) {
    super(`“${name}” has no design to print yet. ${WHO_ADDS_DESIGN[caller]}`, 'E_DESIGN_MISSING')
  }
}

/** Something in the product has to be looked at by an admin first (docs/rules/products-and-approval.md#checks). */
export class CheckNeeded extends Conflict {
  constructor(name: string) {
    super(
      `We’re checking “${name}” before it can go on sale. Please try again tomorrow.`,
      'E_CHECK_NEEDED'
    )
  }
}
