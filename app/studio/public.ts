export { TABS } from '#studio/tabs'
