import { callApi } from '~/lib/api'
import { type CartLine, cartLineId, joinDoubles, withoutPieces } from '~/lib/cart_lines'
import { cartStore } from '~/lib/cart_store'
import { type Asked, checkoutAttempt } from '~/lib/checkout_attempt'
import { withTimeout } from '~/lib/timeout'

export type Availability = 'available' | 'sold-out' | 'withdrawn' | 'soon' | 'gig'

type QuotedLine = {
  size: string | null
  color: string | null
  availability: Availability
  name: string | null
  artist: { id: number; bandName: string } | null
  image: string | null
  price: number | null
  currency: string
}

type Quote = {
  lines: QuotedLine[]
  shippingAmount: number
  boughtAs: string | null
  isPaymentAvailable: boolean
}

/** What the server said of one line. */
export type CheckedLine = {
  availability: Availability
  bandName: string | null
  /** What one piece cost before, in pounds, where that has changed. */
  was: number | null
  /** Size or colour were not known, and one was picked. */
  isCompleted: boolean
}

export type CartCheck = {
  status: 'unchecked' | 'checking' | 'checked' | 'failed'
  lines: ReadonlyMap<string, CheckedLine>
  isPaymentAvailable: boolean
}

let state: CartCheck = { status: 'unchecked', lines: new Map(), isPaymentAvailable: true }
let latest = 0
const listeners = new Set<() => void>()

function publish(changes: Partial<CartCheck>) {
  state = { ...state, ...changes }
  for (const listener of listeners) listener()
}

/** As the server knows it; what it says nothing of (a withdrawn product) stays as it was stored. */
function completed(line: CartLine, quoted: QuotedLine): CartLine {
  const size = quoted.size ?? line.size
  const color = quoted.color ?? line.color
  return {
    ...line,
    id: cartLineId({ productId: line.productId, size, color }),
    size,
    color,
    name: quoted.name ?? line.name,
    image: quoted.image ?? line.image,
    price: quoted.price ?? line.price,
    currency: quoted.currency,
  }
}

/** The price that the shopper knows stays beside the new one for as long as the page lives. */
function checkedLine(line: CartLine, quoted: QuotedLine): CheckedLine {
  const earlier = state.lines.get(line.id)
  const known = earlier?.was ?? line.price
  return {
    availability: quoted.availability,
    bandName: quoted.artist?.bandName ?? earlier?.bandName ?? null,
    was: quoted.price !== null && known > 0 && known !== quoted.price ? known : null,
    isCompleted: earlier?.isCompleted || line.size === '' || line.color === '',
  }
}

function apply(asked: readonly CartLine[], quote: Quote) {
  const answers = new Map(asked.map((line, index) => [line.id, quote.lines[index]]))
  const checked = asked.map((line, index) => {
    const quoted = quote.lines[index]
    return [completed(line, quoted).id, checkedLine(line, quoted)] as const
  })
  cartStore.change((lines) =>
    joinDoubles(
      lines.map((line) => {
        const quoted = answers.get(line.id)
        return quoted ? completed(line, quoted) : line
      })
    )
  )
  publish({
    status: 'checked',
    lines: new Map(checked),
    isPaymentAvailable: quote.isPaymentAvailable,
  })
}

/** It was paid for, and the page that says so never came. */
function takeOut({ pieces }: Asked) {
  checkoutAttempt.forget()
  cartStore.change((lines) => withoutPieces(lines, pieces))
}

/** Asks for price and stock of every line as they are now, and puts the cart right. An answer that comes late is no answer. */
async function run() {
  const turn = ++latest
  const asked = cartStore.lines()
  if (asked.length === 0) return publish({ status: 'checked', lines: new Map() })
  publish({ status: 'checking' })
  try {
    const lines = asked.map(({ productId, size, color, quantity }) => ({
      productId,
      size: size || null,
      color: color || null,
      quantity,
    }))
    const attempts = checkoutAttempt.all()
    const question = { lines, attempts: attempts.map(({ key }) => key) }
    const quote = await withTimeout(callApi<Quote>('POST', '/api/cart/quote', question))
    if (turn !== latest) return
    apply(asked, quote)
    const bought = attempts.find(({ key }) => key === quote.boughtAs)
    if (bought) takeOut(bought)
  } catch {
    if (turn === latest) publish({ status: 'failed' })
  }
}

export const cartCheck = {
  run,
  get: () => state,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Lines that can be ordered, as far as is known. */
export function orderable(lines: readonly CartLine[], check: CartCheck): CartLine[] {
  return lines.filter(
    ({ id }) => (check.lines.get(id)?.availability ?? 'available') === 'available'
  )
}

/** Nothing of it is left for the server to supply. */
export function isComplete({ size, color, price }: CartLine): boolean {
  return size !== '' && color !== '' && price > 0
}
