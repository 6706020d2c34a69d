export type ResultState = 'paid' | 'processing' | 'declined' | 'expired' | 'open' | 'unknown'

export type ResultLine = {
  name: string
  bandName: string
  size: string
  color: string
  quantity: number
  imageUrl: string | null
}

export type Result = {
  state: ResultState
  reference: string | null
  retryUrl: string | null
  lines: ResultLine[]
}
