export { LoadErrorDialog } from '~/components/lazy/load_error_dialog'
export { watchLeaving } from '~/lib/leaving'
export { reloadKeeping, restoreTyped } from '~/lib/page_reload'
