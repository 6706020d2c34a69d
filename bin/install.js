import { reexecWithBundledNode } from './launcher/reexec_with_node.js'

// All of it happens before the restart.
await reexecWithBundledNode(import.meta.url, () => {})
