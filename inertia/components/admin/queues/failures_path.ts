import { addressOf } from '~/lib/addresses'

export type FailureList = 'jobs' | 'mails'

/** The list of what failed, with one queue's alone where one is named. */
export const failuresPath = (list: FailureList, queue = '') =>
  `${addressOf('/admin/queues', { list: list === 'jobs' ? '' : list, queue })}#failures`
