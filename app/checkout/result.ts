import type { PaymentState } from '#payments/public'

/** What the result page shows; `unknown` also stands for a reference that is not ours. */
export type Result = {
  state: PaymentState
  reference: string | null
  retryUrl: string | null
  lines: ResultLine[]
}

type ResultLine = {
  name: string
  bandName: string
  size: string
  color: string
  quantity: number
  imageUrl: string | null
}
