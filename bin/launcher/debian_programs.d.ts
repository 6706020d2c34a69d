type Package = 'pgbouncer' | 'nginx' | 'postgresql'

export function debianPrograms<Name extends Package>(
  ...names: Name[]
): Promise<Record<Name, string>>
