import type { Result, ResultOrder } from '#checkout/public'

export type { Result, ResultOrder }
export type ResultState = Result['state']
export type ResultLine = ResultOrder['lines'][number]
