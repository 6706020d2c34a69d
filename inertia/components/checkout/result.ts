import type { Result } from '#checkout/public'

export type { Result }
export type ResultState = Result['state']
