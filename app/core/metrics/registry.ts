import { Registry } from 'prom-client'

/** The metrics of this process. Every name begins with `gigstall_`, but for those of Node, which have their usual names. */
export const registry = new Registry()
