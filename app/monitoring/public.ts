export { nodeWatch } from '#monitoring/main'
