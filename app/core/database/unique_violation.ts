const UNIQUE_VIOLATION = '23505'

/** Whether a statement failed on this unique constraint or index, and on no other. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const fault = (error ?? {}) as { code?: unknown; constraint?: unknown }
  return fault.code === UNIQUE_VIOLATION && fault.constraint === constraint
}
