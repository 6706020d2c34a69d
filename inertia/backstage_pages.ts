/** The pages of artists, admins and developers, found through here so that the shop's first script does not name them. */
export const backstagePages = import.meta.glob('./pages/{admin,fulfilment,sandbox,studio}/*.tsx')
