/** What this installation is, for code that runs before the settings are read: start/env.ts sets it. */
export const installation = {
  /** A rehearsal of production (APP_ENV=staging). */
  isStaging: false,
}
