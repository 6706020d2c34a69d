import { Nodes } from '#core/nodes/nodes'
import { NodeWatch } from '#monitoring/node_watch'

/** Of this process. */
export const nodeWatch = new NodeWatch(new Nodes())
