export const MAKE_SIDE_PRINT_FILE_JOB = 'side-print-files.make'
export const REMOVE_SIDE_PRINT_FILES_JOB = 'side-print-files.remove'
export const COMPOSE_PREVIEW_JOB = 'product-previews.compose'
export const COMPOSE_MISSING_PREVIEWS_JOB = 'product-previews.compose-missing'
