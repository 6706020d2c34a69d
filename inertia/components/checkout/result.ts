import type { Result } from '#commerce/checkout/result'
import type { ResultOrder } from '#commerce/checkout/transformers/result_order_transformer'
import type { UnpaidResult } from '#commerce/checkout/transformers/unpaid_result_transformer'

export type { Result, ResultOrder, UnpaidResult }
export type ResultState = Result['state']
export type ResultLine = ResultOrder['lines'][number]
