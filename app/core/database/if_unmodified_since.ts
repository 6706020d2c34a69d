import vine from '@vinejs/vine'

const AS_READ = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/

const AS_IT_WAS_READ = 'Send the time as it was read'

const moment = vine.createRule((value, _, field) => {
  const isMoment = typeof value === 'string' && AS_READ.test(value)
  if (!isMoment || Number.isNaN(Date.parse(value))) field.report(AS_IT_WAS_READ, 'time', field)
})

/** Field `updatedAt` of a change: the time of the row that the caller read, for `assertNotModified`. */
export const ifUnmodifiedSince = () => vine.string().use(moment()).optional()
