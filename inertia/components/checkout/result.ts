import type { Result, ResultOrder, UnpaidResult } from '#commerce/public'

export type { Result, ResultOrder, UnpaidResult }
export type ResultState = Result['state']
export type ResultLine = ResultOrder['lines'][number]
