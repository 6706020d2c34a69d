import '~/css/desk.css'

/** The pages of artists, admins and developers, loaded lazily so that the shop's first script does not name them. */
export const lazyPages = import.meta.glob('./pages/{admin,fulfilment,sandbox,studio}/*.tsx')
