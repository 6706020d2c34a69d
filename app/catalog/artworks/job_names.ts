export const CHECK_UPLOAD_JOB = 'artwork-uploads.check'
export const MAKE_PRINT_FILE_JOB = 'print-files.make'
export const PURGE_UPLOADS_JOB = 'artwork-uploads.purge'
export const DELETE_ORPHANED_FILES_JOB = 'orphaned-files.delete'
