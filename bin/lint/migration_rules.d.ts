export function migrationFaults(
  migrations: { name: string; source: string }[],
  history: { beforeTheRules: string[]; releases: string[] }
): string[]
